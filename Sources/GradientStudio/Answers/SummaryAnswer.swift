internal import GradientModel
internal import GradientTokens

extension Answer {
  /// Diagnostics and controls, in the order of the file.
  static func summary(of document: StyleDocument) -> [UInt8] {
    var writer = JSONWriter()
    writer.openObject()
    writer.key("hasErrors", document.reading.hasErrors)
    writer.key("diagnostics")
    writer.openArray()
    for diagnostic in document.reading.diagnostics {
      writer.openObject()
      writer.key("severity", diagnostic.severity.word)
      writer.key("code", diagnostic.code.name)
      if !diagnostic.path.utf8.elementsEqual(StyleDocument.path.utf8) {
        writer.key("file", diagnostic.path)
      }
      writer.key("line", Double(diagnostic.line))
      writer.key("column", Double(diagnostic.column))
      writer.key("name", diagnostic.name)
      writer.key("message", diagnostic.message)
      writer.closeObject()
    }
    writer.closeArray()
    writer.key("controls")
    writer.openArray()
    for control in document.reading.theme.controls { write(control, to: &writer) }
    writer.closeArray()
    writer.key("tokens")
    writer.openArray()
    if let text = try? document.text() {
      for token in text.tokens {
        writer.openObject()
        writer.key("name", token.name)
        writer.key("type")
        writer.string(token.type)
        writer.key("value")
        writer.raw(token.json)
        writer.key("overrides")
        writer.openArray()
        for override in token.overrides {
          writer.openObject()
          writer.key("appearance", Double(override.appearance.rawValue))
          writer.key("value")
          writer.raw(override.json)
          writer.closeObject()
        }
        writer.closeArray()
        writer.closeObject()
      }
    }
    writer.closeArray()
    writer.closeObject()
    return writer.bytes
  }

  private static func write(_ control: ControlTheme.Control, to writer: inout JSONWriter) {
    let style = control.style
    writer.openObject()
    writer.key("name", control.name)
    writer.key("component", control.component.word)
    writer.key("states")
    writer.openArray()
    for state in style.declaredStates { writer.number(Double(state.rawValue)) }
    writer.closeArray()
    writer.key("appearances")
    writer.openArray()
    for appearance in style.declaredAppearances { writer.number(Double(appearance.rawValue)) }
    writer.closeArray()
    writer.key("hasCompact", style.hasCompactMetrics)
    writer.key("isMirrored", isMirrored(style))
    writer.closeObject()
  }

  /// Whether anything that the style says follows the layout direction.
  private static func isMirrored(_ style: ControlStyle) -> Bool {
    for state in [.normal] + style.declaredStates {
      if isMirrored(style[compact: state]) { return true }
      for appearance in style.declaredAppearances where isMirrored(style[state, in: appearance]) {
        return true
      }
    }
    return false
  }

  private static func isMirrored(_ members: StyleMembers) -> Bool {
    for paint in [members.fill, members.overlay, members.borderPaint, members.backdrop] {
      if let paint, paint.resolved(in: .leftToRight) != paint.resolved(in: .rightToLeft) {
        return true
      }
    }
    if let corners = members.corners,
      corners.resolved(in: .leftToRight) != corners.resolved(in: .rightToLeft)
    {
      return true
    }
    return members.insets.map { $0.leading != $0.trailing } ?? false
  }
}
