import Foundation
import GradientExport
import GradientModel
import GradientRaster
import Testing

/// One entry of an image set, as the catalog's own JSON describes it, with the look that it shows.
struct CatalogImageSet {
  var control: ControlTheme.Control
  var state: ControlState
  var environment: StyleEnvironment
  var picture: ExportedPicture
  /// `resizing`'s mode; nil where the picture is not sliced.
  var mode: String?
  private var caps: [String: Int]
  private var center: [String: Int]

  static func all(
    in export: Export, of control: ControlTheme.Control
  ) throws -> [CatalogImageSet] {
    var pictures: [String: ExportedPicture] = [:]
    for file in export.files {
      if case .picture(let picture) = file.content { pictures[file.path] = picture }
    }
    var sets: [CatalogImageSet] = []
    for file in export.files where file.path.hasSuffix(".imageset/Contents.json") {
      let folder = String(file.path.dropLast("/Contents.json".count))
      let name = String(folder.dropLast(".imageset".count))
      guard case .text(let bytes) = file.content, name.hasPrefix(control.name) else { continue }
      var words = name.dropFirst(control.name.count).split(separator: "-").map(String.init)
      let isCompact = words.last == "compact"
      if isCompact { words.removeLast() }
      var state = ControlState.normal
      for word in words {
        guard let named = ControlState.named.first(where: { "\($0.name)" == word }) else {
          continue
        }
        state.formUnion(named.state)
      }
      let json = try #require(
        JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
      for case let entry as [String: Any] in json["images"] as? [Any] ?? [] {
        var appearance = Appearance.light
        for case let part as [String: String] in entry["appearances"] as? [Any] ?? [] {
          appearance.formUnion(part["value"] == "dark" ? .dark : .highContrast)
        }
        let resizing = entry["resizing"] as? [String: Any]
        let file = try #require(entry["filename"] as? String)
        sets.append(
          CatalogImageSet(
            control: control, state: state,
            environment: StyleEnvironment(
              appearance: appearance,
              layoutDirection: entry["language-direction"] as? String == "right-to-left"
                ? .rightToLeft : .leftToRight,
              metrics: isCompact ? .compact : .regular),
            picture: try #require(pictures[folder + "/" + file]),
            mode: resizing?["mode"] as? String,
            caps: resizing?["cap-insets"] as? [String: Int] ?? [:],
            center: (resizing?["center"] as? [String: Any] ?? [:]).compactMapValues { $0 as? Int }))
      }
    }
    return sets
  }

  /// Stretches the picture to three other sizes and compares each with a drawing of that size.
  ///
  /// - Returns: How many were compared.
  func check() throws -> Int {
    guard mode != nil else { return 0 }
    let look = control.style.resolved(for: state, in: environment)
    let stored = try Rasterizer(scale: picture.scale).draw(picture.drawing).pixmap
    for extra in [1.0, 37, 240] {
      var size = picture.drawing.size
      if caps["left"] != nil { size.width += extra }
      if caps["top"] != nil { size.height += extra }
      let direct = try Rasterizer(scale: picture.scale).draw(look.drawing(size: size)).pixmap
      let columns = Self.sources(
        count: direct.width, of: stored.width, low: caps["left"], center: center["width"])
      let rows = Self.sources(
        count: direct.height, of: stored.height, low: caps["top"], center: center["height"])
      var stretched: [UInt8] = []
      stretched.reserveCapacity(direct.bytes.count)
      for row in rows {
        for column in columns {
          let offset = (row * stored.width + column) * 4
          stretched += stored.bytes[offset..<offset + 4]
        }
      }
      let differing = zip(stretched, direct.bytes).count { $0 != $1 }
      #expect(
        stretched.count == direct.bytes.count && differing == 0,
        "\(picture.label) \(picture.scale)x, \(extra) wider: \(differing) bytes")
    }
    return 3
  }

  /// Which stored row or column each wanted one shows.
  private static func sources(count: Int, of stored: Int, low: Int?, center: Int?) -> [Int] {
    guard let low, let center else { return Array(0..<count) }
    let high = stored - low - center
    return (0..<count).map { index in
      if index < low { return index }
      if index >= count - high { return stored - (count - index) }
      return low + (index - low) % center
    }
  }
}
