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
    // What is wrong with the text is said already.
    var repeated = Findings()
    let document = JSONParser.parse(
      bytes, path: path, limits: ReadingLimits(), findings: &repeated)
    var draft = Draft()
    var table = NameTable()
    // Names of the source, joined, and what they are called now.
    var names: [[UInt8]: [[UInt8]]] = [:]
    var values: [[UInt8]: TokenValue] = [:]
    var compositions: [(token: ForeignToken, path: [[UInt8]], read: ReadToken)] = []
    for token in tokens {
      guard let value = token.value else {
        guard let foreign = ForeignToken(document, at: token.path) else { continue }
        if foreign.isComposition {
          compositions.append((foreign, table.unique(token.path), token))
        } else {
          add(foreign, of: token, to: &draft, &table, &report)
        }
        continue
      }
      let path = table.unique(token.path)
      names[key(token.path)] = path
      values[dotted(token.path)] = value
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
      if let target = token.target.flatMap({ names[key($0)] }), let type = written?.type {
        written = .alias(type: type, dotted(target))
      }
      guard let written else { continue }
      draft.tokens.append(
        DraftToken(names: path, value: written, description: token.description))
    }
    let paths = names
    for (foreign, path, token) in compositions {
      let (members, losses) = foreign.members { name in
        let parts = name.split(separator: UInt8(ascii: ".")).map { Array($0) }
        guard let value = values[name], let path = paths[key(parts)] else { return nil }
        return (dotted(path), value)
      }
      for loss in losses {
        report.leaveOut(at: loss.offset, name: shown(token.path), loss.message)
      }
      guard !members.isEmpty else { continue }
      let stops = members.reduce(0) { $0 + $1.value.stopCount }
      guard report.takeStops(stops, upTo: Settings().totalStops, at: 0) else { break }
      draft.controls.append(
        DraftControl(names: path, description: token.description, members: members))
    }
    return result(
      of: draft, report, bytes, path: path, nothing: "there is no token that a style file can hold")
  }

  /// Adds a token of another tool's type as one or several of ours.
  private static func add(
    _ foreign: ForeignToken, of token: ReadToken, to draft: inout Draft, _ table: inout NameTable,
    _ report: inout ImportReport
  ) {
    do throws(ForeignToken.Loss) {
      for (names, value) in try foreign.tokens() {
        draft.tokens.append(
          DraftToken(
            names: table.unique(token.path + names), value: value, description: token.description))
      }
    } catch {
      report.leaveOut(at: error.offset, name: shown(token.path), error.message)
    }
  }

  private static func shown(_ path: [[UInt8]]) -> String {
    String(utf8: dotted(path))
  }

  private static func dotted(_ path: [[UInt8]]) -> [UInt8] {
    Array(path.joined(separator: [UInt8(ascii: ".")]))
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
