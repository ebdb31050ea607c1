import GradientModel
import GradientTokens

/// What reading any bytes as a style file has to keep to.
enum ReaderLaws {
  static func json(_ bytes: [UInt8]) {
    for dialect in [JSONParser.Dialect.json, .jsonWithComments] {
      var findings = Findings()
      let document = JSONParser.parse(bytes, path: "f", dialect: dialect, findings: &findings)
      _ = findings.located(in: [document])
      guard !findings.hasErrors else { continue }
      Law.demand(!document.nodes.isEmpty, "a text without faults holds a value")
      for node in document.nodes.indices {
        _ = document.string(node)
        _ = document.key(node)
        _ = document.excerpt(node)
        if let number = document.number(node) {
          Law.demand(!number.isNaN, "a number is a number")
        }
      }
    }
  }

  static func style(_ bytes: [UInt8]) {
    let (main, loader) = PartLoader.split(bytes)
    let reading = StyleFile.read(main, path: "f", loader: loader)
    places(reading.diagnostics)
    writing(main, loader, reading.theme)
  }

  static func through(_ bytes: [UInt8]) {
    let (main, loader) = PartLoader.split(bytes)
    let reading = StyleFile.read(main, path: "f", loader: loader)
    let theme = ControlTheme(Array(reading.theme.controls.prefix(3)))
    ExportLaws.check(theme, bytes.count)
    for control in theme.controls { PictureLaws.survive(control) }
  }

  /// Diagnostics are on one line each and in the order of their places.
  private static func places(_ diagnostics: [Diagnostic]) {
    var last = (line: 1, column: 1)
    for diagnostic in diagnostics {
      Law.demand(
        PlainLine.of(diagnostic.text).utf8.elementsEqual(diagnostic.text.utf8),
        "a diagnostic takes one line, and nothing in it is hidden")
      guard diagnostic.path == "f" else { continue }
      let place = (diagnostic.line, diagnostic.column)
      Law.demand(place >= last, "diagnostics are in order: \(diagnostic.text)")
      last = place
    }
  }

  /// What is written back reads as an equal theme, and is written back as it is.
  ///
  /// Both forms would take twice the time; an input and its neighbours, one byte longer, try them in turn.
  static func writing(_ main: [UInt8], _ loader: PartLoader, _ theme: ControlTheme) {
    let layout: StyleFile.Layout = main.count.isMultiple(of: 2) ? .canonical : .strict
    func format(_ bytes: [UInt8]) -> [UInt8]? {
      StyleFile.format(bytes, path: "f", as: layout, settings: ReadingSettings(), loader: loader)
        .bytes
    }
    guard let text = format(main) else { return }
    let again = StyleFile.read(text, path: "f", loader: loader)
    if layout == .strict {
      let errors = again.diagnostics.filter { $0.severity == .error }
      Law.demand(errors.isEmpty, "the strict form has no errors: \(errors.map(\.text))")
    }
    // Design Tokens have no places outside 0…1, so the strict form cuts there, and no lightness below that of
    // black, as blends of colours outside sRGB may have: those are the same colours in XYZ.
    if layout == .canonical || !theme.isBeyondTokens {
      Law.demand(
        again.theme == theme,
        """
        the \(layout) form reads as an equal theme:
        \(String(decoding: main, as: UTF8.self))
        \(String(decoding: text, as: UTF8.self))
        """)
    }
    Law.demand(format(text) == text, "the \(layout) form is written back as it is")
  }
}

extension ControlTheme {
  /// Whether a gradient has a stop outside 0…1, or one that is darker than black or lighter than white.
  var isBeyondTokens: Bool {
    controls.contains { control in
      control.style.paints.contains { paint in
        guard case .gradient(let fill) = paint else { return false }
        return fill.stops.contains {
          !(0...1).contains($0.position) || !$0.color.hasLightnessInRange
        }
      }
    }
  }
}

extension ControlStyle {
  /// The paints that any layer gives for any states.
  var paints: [Paint] {
    let states = [ControlState.normal] + declaredStates
    let layers = states.flatMap { state in
      Appearance.all.map { self[state, in: $0] } + [self[compact: state]]
    }
    return layers.flatMap { [$0.fill, $0.overlay, $0.borderPaint, $0.backdrop].compactMap { $0 } }
  }
}
