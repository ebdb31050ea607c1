import Foundation
import GradientRaster
import PNGFile

/// A showcase as a program reads it: its pictures by what they are called, and its text.
struct ShowcaseReading {
  let text: String
  /// PNG files of each class, by pixels a point.
  private(set) var files: [String: [Int: [UInt8]]] = [:]
  /// The class of each picture of a state, by `NAME, STATE, ENVIRONMENT`.
  private(set) var classes: [String: String] = [:]
  /// Cells of the tables' rows, without markup.
  private(set) var rows: [[String]] = []

  init(_ bytes: [UInt8]) throws {
    text = String(decoding: bytes, as: UTF8.self)
    for rule in text.matches(of: #/\n\.(k\d+)\{([^}]*)\}/#) {
      for image in rule.2.matches(of: #/--p(\d):url\(data:image/png;base64,([^)]*)\)/#) {
        let data = Data(base64Encoded: String(image.2)) ?? Data()
        files[String(rule.1), default: [:]][Int(image.1) ?? 0] = [UInt8](data)
      }
    }
    for picture in text.matches(
      of: #/<span class="pic (k\d+)" role="img" aria-label="([^"]*)">/#)
    {
      classes[String(picture.2)] = String(picture.1)
    }
    for row in text.matches(of: #/<tr[^>]*>(.*?)</tr>/#) {
      rows.append(
        row.1.matches(of: #/<t[dh][^>]*>(.*?)</t[dh]>/#).map {
          String($0.1.replacing(#/<[^>]*>/#, with: ""))
        })
    }
  }

  /// The pixels of a state's picture.
  func pixmap(_ label: String, scale: Int) throws -> Pixmap? {
    guard let name = classes[label], let file = files[name]?[scale] else { return nil }
    return try PNG.decode(file).pixmap
  }
}
