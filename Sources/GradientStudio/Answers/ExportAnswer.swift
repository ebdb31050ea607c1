internal import GradientExport
internal import GradientModel
internal import GradientTokens

extension Answer {
  /// The text files of an export, as `gradient export` makes them of a file of the same name.
  static func export(
    _ request: Request, _ document: StyleDocument
  ) throws(AskError) -> [UInt8] {
    let format = try request.text("format")
    let source = request.optionalText("source") ?? "style.tokens.json"
    let title = FileNameKey.stem(of: source)
    let theme = document.reading.theme
    guard !document.reading.hasErrors else {
      throw AskError(.fileHasErrors, "the file has errors; they have to be mended first")
    }
    func has(_ name: StaticString) -> Bool {
      name.withUTF8Buffer { unsafe $0.elementsEqual(format.utf8) }
    }
    do throws(ExportError) {
      switch true {
      case has("css"):
        return json(try CSSExport().files(of: theme, path: title + ".css", source: source))
      case has("swift"):
        return json(
          try SwiftExport().files(
            of: theme, path: title + ".swift", themeName: title, source: source))
      case has("android"): return json(try AndroidExport().files(of: theme, source: source))
      case has("svg"): return json(pictures(of: theme))
      case has("tokens"): return try formatted(document, source, as: .strict)
      case has("format"): return try formatted(document, source, as: .canonical)
      default: break
      }
    } catch {
      throw AskError(.refused, error.message)
    }
    throw AskError(
      .badArgument,
      "“\(format)” is no export; there are css, swift, android, svg, tokens and format")
  }

  /// A picture of every control in every state, without words.
  private static func pictures(of theme: ControlTheme) -> Export {
    var export = Export(files: [], losses: [])
    for control in theme.controls {
      for state in control.style.distinctStates {
        let look = control.style.resolved(for: state, in: StyleEnvironment())
        let drawing = look.drawing(size: look.fittingSize(title: nil))
        let picture = SVGExport.picture(of: drawing, named: control.name)
        let path = FileNameKey.part(of: control.name) + "." + state.name + ".svg"
        export.files.append(ExportedFile(path: path, content: .text(picture.text)))
        for loss in picture.losses where !export.losses.contains(loss) {
          export.losses.append(loss)
        }
      }
    }
    return export
  }

  private static func formatted(
    _ document: StyleDocument, _ source: String, as layout: StyleFile.Layout
  ) throws(ExportError) -> [UInt8] {
    // With the loader that everything else is read with: another would bring its own copy of the reader.
    let formatted = StyleFile.format(
      document.bytes, path: source, as: layout, settings: document.settings, loader: document.others
    )
    guard let text = formatted.bytes else {
      throw ExportError("the file has errors; they have to be mended first")
    }
    return json(
      Export(files: [ExportedFile(path: source, content: .text(text))], losses: []))
  }

  private static func json(_ export: Export) -> [UInt8] {
    var writer = JSONWriter()
    writer.openObject()
    writer.key("files")
    writer.openArray()
    for file in export.files {
      guard case .text(let text) = file.content else { continue }
      writer.openObject()
      writer.key("path", file.path)
      writer.key("text")
      writer.string(text)
      writer.closeObject()
    }
    writer.closeArray()
    writer.key("losses")
    writer.openArray()
    for loss in export.losses { writer.string(loss.text) }
    writer.closeArray()
    writer.closeObject()
    return writer.bytes
  }
}
