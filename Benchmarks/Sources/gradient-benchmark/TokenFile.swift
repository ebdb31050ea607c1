import Foundation
import GradientModel
import GradientTokens

/// A style file of a given number of tokens, as a large design system has them.
struct TokenFile {
  let bytes: [UInt8]

  /// Half of the tokens are a palette, half are members of buttons, ten each, which use it.
  init(tokenCount: Int) {
    let buttons = tokenCount / 20
    let colors = tokenCount - buttons * 10
    var text = #"{ "palette": { "$type": "color""#
    for index in 0..<colors {
      let rgb = String(0x100000 + index * 37 % 0xEFFFFF, radix: 16)
      text += ",\n\"c\(index)\": { \"$value\": \"#\(rgb)\" }"
    }
    text += "\n}"
    for index in 0..<buttons {
      func color(_ offset: Int) -> String { "{palette.c\((index * 7 + offset) % colors)}" }
      text += """
        ,
        "button\(index)": {
          "$extensions": { "dev.gradientcontrols": { "component": "button" } },
          "fill": { "$type": "gradient", "$value": [
            { "color": "\(color(0))", "position": 0 }, { "color": "\(color(1))", "position": 0.7 } ] },
          "border-color": { "$type": "color", "$value": "\(color(2))" },
          "border-width": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
          "radius": { "$type": "dimension", "$value": { "value": 7.5, "unit": "px" } },
          "title-color": { "$type": "color", "$value": "\(color(3))" },
          "opacity": { "$type": "number", "$value": 0.95 },
          "min-width": { "$type": "dimension", "$value": "80px" },
          "min-height": { "$type": "dimension", "$value": "32px" },
          "states": {
            "highlighted": { "fill": { "$type": "gradient", "$value": [
              { "color": "\(color(4))", "position": 0 }, { "color": "\(color(5))", "position": 1 } ] } },
            "disabled": { "opacity": { "$type": "number", "$value": 0.5 } }
          }
        }
        """
    }
    bytes = Array((text + "\n}\n").utf8)
  }

  /// Writes the file for another process; gives its path.
  func write() -> String? {
    let path = FileManager.default.temporaryDirectory.appending(path: "gradient-tokens.json")
    do { try Data(bytes).write(to: path) } catch { return nil }
    return path.path
  }

  /// Reads the file and resolves its controls.
  func read() -> UInt64 {
    let reading = StyleFile.read(bytes, path: "tokens.json")
    return UInt64(reading.theme.controls.count) << 32 | UInt64(reading.diagnostics.count)
  }
}
