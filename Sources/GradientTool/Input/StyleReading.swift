import GradientModel
import GradientTokens

/// Style files in, themes and diagnostics out.
enum StyleReading {
  /// Reads style files for drawing: what is wrong with them is reported, and they have to be without
  /// errors.
  ///
  /// - Throws: ``Failure`` for a file that cannot be read, that has errors, or that holds no control.
  static func load(
    _ operands: [String], on console: any Console
  ) throws(Failure) -> [LoadedStyle] {
    try load(try StyleSource.all(operands), for: "written", on: console, themes)
  }

  /// Reads style files in order to say where in them things are written.
  ///
  /// - Throws: ``Failure`` as ``load(_:on:)``.
  static func trace(
    _ operands: [String], on console: any Console
  ) throws(Failure) -> [TracedStyle] {
    try load(try StyleSource.all(operands), for: "explained", on: console) { source, bytes in
      let file = TracedStyleFile.read(bytes, path: source.label, loader: FolderLoader(for: source))
      return (TracedStyle(label: source.label, file: file), file.reading)
    }
  }

  /// Reads style files in order to compare them with others; they need not hold a control.
  ///
  /// - Throws: ``Failure`` as ``load(_:on:)``.
  static func loadForComparison(
    _ sources: [StyleSource], on console: any Console
  ) throws(Failure) -> [LoadedStyle] {
    try load(sources, for: "compared", needsControls: false, on: console, themes)
  }

  private static func themes(
    _ source: StyleSource, _ bytes: [UInt8]
  ) -> (LoadedStyle, StyleFile.Reading) {
    let file = StyleFile.read(bytes, path: source.label, loader: FolderLoader(for: source))
    return (LoadedStyle(label: source.label, theme: file.theme), file)
  }

  private static func load<Style>(
    _ sources: [StyleSource], for purpose: String, needsControls: Bool = true,
    on console: any Console, _ read: (StyleSource, [UInt8]) -> (Style, StyleFile.Reading)
  ) throws(Failure) -> [Style] {
    var files: [Style] = []
    var errorCount = 0
    for source in sources {
      let bytes = try source.read(on: console)
      let (style, file) = read(source, bytes)
      for diagnostic in file.diagnostics { console.report(diagnostic.text + "\n") }
      let errors = file.diagnostics.count { $0.severity == .error }
      errorCount += errors
      if errors == 0, needsControls, file.theme.controls.isEmpty {
        throw Failure(
          "'\(source.label)' holds no control: a group becomes one by "
            + "'\"$extensions\": { \"dev.gradientcontrols\": { \"component\": \"button\" } }'")
      }
      files.append(style)
    }
    guard errorCount == 0 else {
      throw Failure(
        "nothing was \(purpose) because of \(errorCount == 1 ? "an error" : "\(errorCount) errors")"
      )
    }
    return files
  }

  /// A CSS colour; nil if the text is none.
  static func color(_ text: String) -> StyleColor? {
    var notes: [ValueNote] = []
    guard case .color(let color, _)? = try? ValueText.color(Array(text.utf8), notes: &notes) else {
      return nil
    }
    return color
  }
}
