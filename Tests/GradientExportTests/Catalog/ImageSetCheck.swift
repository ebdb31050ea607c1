import GradientExport
import GradientModel
import GradientRaster

/// Checks one image set.
struct ImageSetCheck {
  let folder: String
  let pictures: [String: ExportedPicture]
  private(set) var faults: [String] = []
  /// The files that entries name.
  private(set) var used: Set<String> = []

  init(folder: String, pictures: [String: ExportedPicture]) {
    self.folder = folder
    self.pictures = pictures
  }

  private static let keys: Set<String> = [
    "idiom", "filename", "scale", "appearances", "language-direction", "resizing",
    "alignment-insets",
  ]

  mutating func run(_ members: [String: Any]) {
    var slots: Set<String> = []
    let images = members["images"] as? [[String: Any]] ?? []
    if images.isEmpty { add("no images") }
    for entry in images {
      for key in entry.keys where !Self.keys.contains(key) { add("key \(key)") }
      if entry["idiom"] as? String != "universal" { add("idiom") }
      let appearances = CatalogValidator.appearances(entry)
      if let fault = appearances.fault { add(fault) }
      let scale = entry["scale"] as? String ?? ""
      guard ["1x", "2x", "3x"].contains(scale), let points = scale.first?.wholeNumberValue else {
        add("scale \(scale)")
        continue
      }
      let direction = entry["language-direction"] as? String ?? ""
      if !["", "left-to-right", "right-to-left"].contains(direction) { add(direction) }
      if !slots.insert("\(scale) \(appearances.key) \(direction)").inserted {
        add("two entries for one slot")
      }
      let file = "\(folder)/\(entry["filename"] as? String ?? "")"
      used.insert(file)
      guard let picture = pictures[file] else {
        add("\(file) is missing")
        continue
      }
      if picture.scale != Double(points) { add("\(file) is drawn at another scale") }
      check(entry, of: picture)
    }
  }

  private mutating func add(_ fault: String) { faults.append("\(folder): \(fault)") }

  private mutating func check(_ entry: [String: Any], of picture: ExportedPicture) {
    guard let drawn = try? Rasterizer(scale: picture.scale).draw(picture.drawing) else {
      return add("not drawable")
    }
    let (width, height) = (drawn.pixmap.width, drawn.pixmap.height)
    let insets = entry["alignment-insets"] as? [String: Int] ?? [:]
    // What lies inside them is the control, at the pixel.
    let left = insets["left"] ?? 0
    let top = insets["top"] ?? 0
    if left != drawn.originX || top != drawn.originY
      || width - left - (insets["right"] ?? 0) != drawn.controlWidth
      || height - top - (insets["bottom"] ?? 0) != drawn.controlHeight
    {
      add("alignment insets \(insets)")
    }
    guard let resizing = entry["resizing"] as? [String: Any] else { return }
    let caps = resizing["cap-insets"] as? [String: Int] ?? [:]
    let center = resizing["center"] as? [String: Any] ?? [:]
    if center["mode"] as? String != "stretch" { add("centre mode") }
    let mode = resizing["mode"] as? String ?? ""
    let isWide = mode == "9-part" || mode == "3-part-horizontal"
    let isHigh = mode == "9-part" || mode == "3-part-vertical"
    if !isWide, !isHigh { add("mode \(mode)") }
    let sides = Set((isWide ? ["left", "right"] : []) + (isHigh ? ["top", "bottom"] : []))
    if Set(caps.keys) != sides { add("cap insets \(caps.keys) for \(mode)") }
    // What would lie between the centre and the far cap is thrown away, so there is nothing.
    if isWide, (caps["left"] ?? 0) + (caps["right"] ?? 0) + (center["width"] as? Int ?? 0) != width
    {
      add("caps and centre are not as wide as the file")
    }
    if isHigh,
      (caps["top"] ?? 0) + (caps["bottom"] ?? 0) + (center["height"] as? Int ?? 0) != height
    {
      add("caps and centre are not as high as the file")
    }
  }
}
