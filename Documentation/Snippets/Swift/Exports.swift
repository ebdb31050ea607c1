import GradientExport
import GradientModel

/// A theme in another form.
enum ExportExample {
  static func css(_ theme: ControlTheme) throws(ExportError) -> [ExportedFile] {
    let export = try CSSExport().files(of: theme, path: "buttons.css", source: "music.tokens.json")
    for loss in export.losses { print(loss.text) }
    return export.files
  }
}
