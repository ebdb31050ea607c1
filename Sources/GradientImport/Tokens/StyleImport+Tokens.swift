import GradientModel
import GradientTokens

extension StyleImport {
  /// Imports design tokens that other tools write: Tokens Studio, the Design Tokens plug-in for
  /// Figma, Style Dictionary.
  ///
  /// Tokens are written in our own forms, each under its name; gradients become controls. What cannot
  /// be read, such as sums and modifiers, is left out with a warning.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: How diagnostics name it.
  /// - Returns: The style file and the diagnostics.
  public static func tokens(_ bytes: [UInt8], path: String) -> Result {
    let (tokens, findings) = ReadToken.all(
      in: bytes, path: path, settings: ReadingSettings())
    var report = ImportReport()
    for finding in findings.list { report.add(finding) }
    var draft = Draft()
    var table = NameTable()
    // Names of the source, joined, and what they are called now.
    var names: [[UInt8]: [[UInt8]]] = [:]
    for token in tokens {
      guard let value = token.value else { continue }
      let path = table.unique(token.path)
      names[Self.key(token.path)] = path
      if case .gradient(let gradient) = value {
        draft.controls.append(
          DraftControl(
            names: path, description: token.description,
            members: [
              DraftMember(name: .fill, value: .gradient(DraftGradient(fill: gradient)))
            ]))
        continue
      }
      var written = Self.value(value)
      if let target = token.target.flatMap({ names[Self.key($0)] }), let known = written {
        written = .alias(
          type: known.type, Array(target.joined(separator: [UInt8(ascii: ".")])))
      }
      guard let written else { continue }
      draft.tokens.append(
        DraftToken(names: path, value: written, description: token.description))
    }
    return result(
      of: draft, report, bytes, path: path, nothing: "there is no token that a style file can hold")
  }

  private static func key(_ path: [[UInt8]]) -> [UInt8] {
    Array(path.joined(separator: [0]))
  }

  /// A token's value as it is written; nil for what only members of controls can be.
  private static func value(_ value: TokenValue) -> DraftValue? {
    switch value {
    case .color(let color): return .color(color)
    case .length(let points): return .length(points)
    case .number(let number): return .number(number)
    case .border(let border): return .border(border)
    case .shadows(let shadows): return .shadows(shadows)
    case .gradient(let fill): return .gradient(DraftGradient(fill: fill))
    case .typography(let font):
      return .font(
        DraftFont(
          weight: font.weight, size: font.size, lineHeight: font.lineHeight,
          families: font.families))
    case .fontFamilies(let families):
      return families.count == 1 ? .text(type: "fontFamily", families[0]) : nil
    case .fontWeight(let weight): return .weight(weight)
    case .duration(let seconds):
      return ValueText.text(duration: seconds).map { .text(type: "duration", $0) }
    case .curve(let curve):
      return ValueText.text(curve: curve).map { .text(type: "cubicBezier", $0) }
    case .transition(let timing):
      return ValueText.text(timing).map { .text(type: "transition", $0) }
    case .stroke, .corners, .word: return nil
    }
  }
}
