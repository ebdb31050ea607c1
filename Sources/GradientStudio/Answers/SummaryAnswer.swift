internal import GradientModel
internal import GradientTokens

extension Answer {
  /// Diagnostics and controls, in the order of the file.
  static func summary(of document: StyleDocument) -> [UInt8] {
    var writer = JSONWriter()
    writer.openObject()
    writer.key("hasErrors")
    writer.boolean(document.reading.hasErrors)
    writer.key("diagnostics")
    writer.openArray()
    for diagnostic in document.reading.diagnostics {
      writer.openObject()
      writer.key("severity")
      writer.string(diagnostic.severity.word)
      writer.key("code")
      writer.string(diagnostic.code.name)
      writer.key("line")
      writer.number(Double(diagnostic.line))
      writer.key("column")
      writer.number(Double(diagnostic.column))
      writer.key("name")
      writer.string(diagnostic.name)
      writer.key("message")
      writer.string(diagnostic.message)
      writer.closeObject()
    }
    writer.closeArray()
    writer.key("controls")
    writer.openArray()
    for control in document.reading.theme.controls { write(control, to: &writer) }
    writer.closeArray()
    writer.key("tokens")
    writer.openArray()
    if let text = try? StyleText(document.bytes) {
      for token in text.tokens {
        writer.openObject()
        writer.key("name")
        writer.string(token.name)
        writer.key("type")
        writer.string(token.type)
        writer.key("value")
        writer.raw(token.json)
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
    writer.key("name")
    writer.string(control.name)
    writer.key("component")
    switch control.component {
    case .button: writer.string("button")
    case .control: writer.string("control")
    case .barButton: writer.string("bar-button")
    }
    writer.key("states")
    writer.openArray()
    for state in style.declaredStates { writer.number(Double(state.rawValue)) }
    writer.closeArray()
    writer.key("appearances")
    writer.openArray()
    for appearance in style.declaredAppearances { writer.number(Double(appearance.rawValue)) }
    writer.closeArray()
    writer.key("hasCompact")
    writer.boolean(style.hasCompactMetrics)
    writer.key("isMirrored")
    writer.boolean(isMirrored(style))
    writer.closeObject()
  }

  /// Whether any look differs between the layout directions.
  private static func isMirrored(_ style: ControlStyle) -> Bool {
    for appearance in style.declaredAppearances {
      for state in [ControlState.normal] + style.declaredStates {
        var looks: [Drawing] = []
        for direction in LayoutDirection.allCases {
          let environment = StyleEnvironment(appearance: appearance, layoutDirection: direction)
          let look = style.resolved(for: state, in: environment)
          looks.append(look.drawing(size: Size2D(width: 100, height: 50)))
        }
        if looks[0] != looks[1] { return true }
      }
    }
    return false
  }
}
