import GradientModel
import GradientTokens

/// What the declarations of one rule change, each read once.
struct CSSChanges {
  private let looks: [(CSSLook) -> CSSLook]
  /// Where a scale was declared.
  private(set) var scaleOffset: Int?
  /// Where a background was declared.
  private(set) var backgroundOffset: Int?

  /// Reads declarations; what cannot be kept is reported, unless a later declaration of the same
  /// property can: then it is what older browsers see.
  init(
    _ declarations: [(declaration: CSSDeclaration, value: CSSText)], size: Size2D?, name: String,
    _ report: inout ImportReport
  ) {
    var looks: [(CSSLook) -> CSSLook] = []
    var failures: [(property: [UInt8], failure: CSSValueReader.Failure)] = []
    var others: [[UInt8]] = []
    var othersOffset = 0
    for (declaration, value) in declarations {
      var reader = CSSValueReader(size: size)
      do throws(CSSValueReader.Failure) {
        var probe = CSSLook()
        guard try reader.read(declaration, value, into: &probe) else {
          // What is turned off is not missed.
          if value.isWord(in: ["none", "normal", "0", "translatez(0)"]) { continue }
          if CSSValueReader.isLook(declaration.property) {
            report.leaveOut(
              at: declaration.offset, name: name,
              "\(String(utf8: declaration.property)) has no counterpart in a "
                + "style file; it is left out")
          } else {
            if others.isEmpty { othersOffset = declaration.offset }
            others.append(declaration.property)
          }
          continue
        }
        failures.removeAll { $0.property == declaration.property }
        if declaration.property.hasPrefix("background") { backgroundOffset = value.offset }
        if probe.scale != nil { scaleOffset = declaration.offset }
        let silent = CSSValueReader(size: size)
        looks.append { look in
          var look = look
          var reader = silent
          _ = try? reader.read(declaration, value, into: &look)
          return look
        }
        for remark in reader.remarks {
          report.add(
            remark.severity, remark.code, at: remark.offset, name: name, remark.message)
        }
      } catch {
        failures.append((declaration.property, error))
      }
    }
    self.looks = looks
    for (property, failure) in failures {
      report.leaveOut(
        at: failure.offset, name: name,
        "\(failure.message); \(String(utf8: property)) is left out")
    }
    if !others.isEmpty {
      let list = others.prefix(8).map { String(utf8: $0) }
      report.add(
        .note, .leftOut, at: othersOffset, name: name,
        "\(list.joined(separator: ", "))\(others.count > 8 ? " and more" : "") "
          + "\(others.count == 1 ? "says" : "say") nothing about the look; left out")
    }
  }

  func apply(to look: inout CSSLook) {
    for change in looks { look = change(look) }
  }
}

extension CSSValueReader {
  /// Reads a declaration into a look.
  ///
  /// - Returns: Whether a style file has the property.
  mutating func read(
    _ declaration: CSSDeclaration, _ value: CSSText, into look: inout CSSLook
  ) throws(Failure) -> Bool {
    if value.isWord(in: ["inherit", "initial", "unset", "revert", "revert-layer"]) {
      throw Failure(value, "“\(value.text)” depends on what is around it")
    }
    if try readBackground(declaration, value, into: &look) { return true }
    if try readBox(declaration, value, into: &look) { return true }
    if try readLayout(declaration, value, into: &look) { return true }
    if try readMotion(declaration, value, into: &look) { return true }
    return try readTitle(declaration, value, into: &look)
  }

  /// Whether a property that no style file has changes what a control looks like.
  static func isLook(_ property: [UInt8]) -> Bool {
    let names: [StaticString] = [
      "background", "border", "outline", "filter", "backdrop-filter", "mask", "clip-path",
      "mix-blend-mode", "transform", "rotate", "scale", "text-transform", "text-decoration",
      "letter-spacing", "font-style", "font-variant", "animation", "transition", "-webkit-",
    ]
    return names.contains { property.hasPrefix($0) }
  }

  /// Whether a value has a gradient in it, perhaps in a form with a prefix.
  static func mentionsGradient(_ value: CSSText) -> Bool {
    let name = Array("gradient(".utf8)
    guard value.bytes.count >= name.count else { return false }
    return (0...(value.bytes.count - name.count)).contains { index in
      for offset in name.indices where value.bytes[index + offset].lowerCase != name[offset] {
        return false
      }
      return true
    }
  }
}
