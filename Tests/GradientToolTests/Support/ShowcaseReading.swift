import Foundation
import GradientRaster
import PNGFile

/// A showcase as a program reads it: its pictures by what they are called, and its text.
struct ShowcaseReading {
  let text: String
  /// PNG files of each class, by pixels a point.
  private(set) var files: [String: [Int: [UInt8]]] = [:]
  /// Where each class' picture lies in its files: points from the left, across and down.
  private var frames: [String: (column: Double, width: Double, height: Double)] = [:]
  /// The class of each picture of a state, by `NAME, STATE, ENVIRONMENT`.
  private(set) var classes: [String: String] = [:]
  /// Cells of the tables' rows, without markup.
  private(set) var rows: [[String]] = []

  init(_ bytes: [UInt8]) throws {
    text = String(decoding: bytes, as: UTF8.self)
    for rule in text.matches(of: #/\n(\.k\d+(?:,\.k\d+)*)\{([^}]*)\}/#) {
      let names = rule.1.split(separator: ",").map { String($0.dropFirst()) }
      for image in rule.2.matches(of: #/--p(\d):url\(data:image/png;base64,([^)]*)\)/#) {
        let data = [UInt8](Data(base64Encoded: String(image.2)) ?? Data())
        for name in names { files[name, default: [:]][Int(image.1) ?? 0] = data }
      }
      guard let size = rule.2.firstMatch(of: #/--w:([\d.]+)(?:px)?;--h:([\d.]+)(?:px)?/#) else {
        continue
      }
      let column = rule.2.firstMatch(of: #/--c:-([\d.]+)px/#).flatMap { Double($0.1) } ?? 0
      frames[names[0]] = (column, Double(size.1) ?? 0, Double(size.2) ?? 0)
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
    guard let name = classes[label], let file = files[name]?[scale], let frame = frames[name]
    else { return nil }
    let strip = try PNG.decode(file).pixmap
    // All looks of a control stand in one file.
    func pixels(_ points: Double) -> Int { Int((points * Double(scale)).rounded(.up)) }
    var pixmap = Pixmap(width: pixels(frame.width), height: pixels(frame.height))
    let left = pixels(frame.column)
    guard left + pixmap.width <= strip.width, pixmap.height <= strip.height else { return nil }
    for row in 0..<pixmap.height {
      let source = (row * strip.width + left) * 4
      pixmap.bytes.replaceSubrange(
        row * pixmap.width * 4..<(row + 1) * pixmap.width * 4,
        with: strip.bytes[source..<source + pixmap.width * 4])
    }
    return pixmap
  }
}
