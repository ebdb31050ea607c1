import GradientImport
import GradientModel

/// `gradient import css`: gradients of CSS.
struct ImportCSSCommand: ImportCommand {
  private static let size = Option<Size2D>(
    "size", placeholder: "WxH",
    help: "The size in points that lengths among the stops are worked out for, as in '120x44'."
  ) { (text) throws(InvalidValue) in try PictureOptionsSyntax.size(text) }

  private static let name = Option<String>(
    "name", placeholder: "name", help: "The name of a gradient that has none.",
    defaultText: "that of the file"
  ) { (text) throws(InvalidValue) in
    guard !text.isEmpty else { throw InvalidValue(reason: "Please provide a name.") }
    return text
  }

  static let signature = CommandSignature(
    name: "import css", abstract: "Make a style file of gradients in CSS.",
    discussion: """
      The file holds a gradient in each line, declarations such as 'background: …', or a style \
      sheet. Of a sheet, each class with a background becomes a control; ':hover', ':active', \
      ':focus-visible', ':disabled' and '[aria-pressed]' become states, media queries for dark mode \
      and contrast appearances. Border, corners, shadows, font and text colour come along. What a \
      style file cannot say is left out, and a warning says where.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [ImportOptions.source]),
      CommandSignature.Section("READING", [size, name]), ImportOptions.arguments,
    ])

  let values: ImportOptions.Values
  let size: Size2D?
  let name: String?

  init(_ values: ArgumentValues) throws(UsageError) {
    self.values = try ImportOptions.Values(values)
    size = try values.value(of: Self.size)
    name = try values.value(of: Self.name)
  }

  func imported(_ bytes: [UInt8], _ path: String) -> StyleImport.Result {
    var settings = values.settings
    settings.size = size
    if let name { settings.name = name }
    return StyleImport.css(bytes, path: path, settings: settings)
  }
}
