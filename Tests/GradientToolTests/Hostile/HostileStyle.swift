import Foundation
import Testing

/// A style file that holds one text wherever a file may hold a text.
struct HostileStyle: CustomTestStringConvertible {
  let text: String

  /// Texts that mean something in one of the languages that the command writes, or to a terminal.
  static let all = [
    "</script><img src=x onerror=zz()>", "\"><zz/>", "' onload='zz()", "--><zz>x", "]]><zz>x",
    "*/ zz(); /*", "\\\"); zz(); //", "\\(zz())", "&#60;zz>", "\u{1b}[31mzz\u{7}", "\u{9b}31mzz",
    "\u{1b}]0;zz\u{1b}\\", "zz\u{202e}gnp\u{2066}", "zz\r\nzz: 1\n::error::zz", "<!--zz", "@zz;",
    "| zz | `zz` |", "\u{0}zz",
    "zz\u{61c}\u{200f}\u{feff}\u{ad}\u{e0041}zz",
  ].map(HostileStyle.init)

  var testDescription: String { text.debugDescription }

  /// The text between quotation marks, as JSON has it.
  private var json: String {
    let bytes = try? JSONSerialization.data(
      withJSONObject: text, options: [.fragmentsAllowed, .withoutEscapingSlashes])
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }

  /// The style file: the text is a control's name, its description, its words and its font, a colour's
  /// name and an entry of another tool; with `isBroken` values and members too that no style has.
  func file(fill: String = "#ff0000", isBroken: Bool = false) -> String {
    Self.file([self], fill: fill, isBroken: isBroken)
  }

  /// A style file with several of them.
  static func file(
    _ styles: [HostileStyle], fill: String = "#ff0000", isBroken: Bool = false
  ) -> String {
    """
    { "palette": {
        \(styles.map { "\($0.json): { \"$type\": \"color\", \"$value\": \"\(fill)\" }" }
          .joined(separator: ", ")) },
      \(styles.map { $0.control(fill, isBroken) }.joined(separator: ",\n")) }
    """
  }

  private func control(_ fill: String, _ isBroken: Bool) -> String {
    let wrong = """
      , "type": { "$type": \(json), "$value": \(json) },
      "opacity": { "$value": \(json) },
      "border": { "$type": "border", "$value": \(json) }
      """
    return """
      \(json): {
        "$description": \(json),
        "$extensions": {
          "dev.gradientcontrols": { "component": "button" }, \(json): { \(json): \(json) } },
        "fill": { "$type": "gradient", "$value": "linear-gradient(\(fill), #0000ff)" },
        "title": { "$type": "typography",
          "$value": { "fontFamily": [\(json), "system"], "fontSize": "17px" } },
        "title-color": { "$type": "color", "$value": "#ffffff" },
        "sample": { "$value": \(json) },
        "width": { "$value": "16px" }, "height": { "$value": "8px" }\(isBroken ? wrong : "")
      }
      """
  }
}
