import GradientModel
import GradientTokens

/// The options that say what pictures show beside the controls' looks.
enum PictureOptionsSyntax {
  static let size = Option<Size2D>(
    "size", placeholder: "WxH",
    help: "The control's size in points, as in '120x44'. (default: the style's own)"
  ) { (text) throws(InvalidValue) in try size(text) }

  static let title = Option<String>(
    "title", placeholder: "text", help: "The words drawn. (default: the style's sample)"
  ) { (text) throws(InvalidValue) in text }

  static let noTitle = Flag("no-title", help: "Draw no words.")

  private static let backdrop = Option<PictureOptions.Backdrop>(
    "backdrop", placeholder: "colour",
    help: "What the control stands on: a CSS colour, 'style' for the style's own, or 'none'.",
    defaultText: "none"
  ) { (text) throws(InvalidValue) in try backdrop(text) }

  private static let clip = Flag("clip", help: "End the pictures at the control's bounds.")

  private static let dither = Flag(
    "dither", help: "Break up bands of colour by a fixed pattern.")

  static let arguments: [any Argument] = [size, title, noTitle, backdrop, clip, dither]

  static func options(_ values: ArgumentValues) throws(UsageError) -> PictureOptions {
    try values.exclude(title, noTitle)
    var options = PictureOptions()
    options.size = try values.value(of: size)
    if let words = try values.value(of: title) { options.title = .words(words) }
    if values[noTitle] { options.title = .none }
    options.backdrop = try values.value(of: backdrop) ?? .none
    options.isClipped = values[clip]
    options.isDithered = values[dither]
    return options
  }

  static func size(_ text: String) throws(InvalidValue) -> Size2D {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = ValueSyntax.decimal(sides[0]),
      let height = ValueSyntax.decimal(sides[1]), width > 0, height > 0
    else {
      throw InvalidValue(
        reason: "Please provide width and height in points, both above 0, such as '120x44'.")
    }
    return Size2D(width: width, height: height)
  }

  private static func backdrop(_ text: String) throws(InvalidValue) -> PictureOptions.Backdrop {
    switch text {
    case "none": return .none
    case "style": return .style
    default:
      guard let color = StyleReading.color(text) else {
        throw InvalidValue(
          reason: "Please provide a CSS colour such as '#1c1c1e' or 'white', 'style' or 'none'.")
      }
      return .color(color)
    }
  }
}
