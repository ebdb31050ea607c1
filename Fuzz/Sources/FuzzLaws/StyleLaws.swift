import GradientModel
import GradientTokens

/// What a valid style file has to keep to: the files are made of the bytes.
enum StyleLaws {
  static func text(_ bytes: [UInt8]) {
    let (theme, text) = made(bytes)
    ReaderLaws.writing(text, PartLoader.split([]).loader, theme)
  }

  static func exports(_ bytes: [UInt8]) {
    ExportLaws.check(made(Array(bytes.dropFirst())).theme, Int(bytes.first ?? 0))
  }

  static func pixels(_ bytes: [UInt8]) {
    var choices = ChoiceSource(Array(bytes.prefix(8)))
    let (theme, _) = made(Array(bytes.dropFirst(8)))
    for control in theme.controls.prefix(1) { PictureLaws.agree(control, &choices) }
  }

  private static func made(_ bytes: [UInt8]) -> (theme: ControlTheme, text: [UInt8]) {
    var writer = StyleWriter(bytes)
    writer.file()
    let text = Array(writer.text.utf8)
    let reading = StyleFile.read(text, path: "f")
    let errors = reading.diagnostics.filter { $0.severity == .error }
    Law.demand(
      errors.isEmpty, "a valid file has no errors: \(errors.map(\.text))\n\(writer.text)")
    Law.demand(!reading.theme.controls.isEmpty, "a valid file has its controls")
    return (reading.theme, text)
  }
}
