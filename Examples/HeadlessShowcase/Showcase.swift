import GradientRaster
import HeadlessUIKit
import PNGFile

/// All pictures, made in memory before the first file is written.
struct Showcase {
  static let scales = [1, 2, 3]
  static let sheetName = "contact-sheet.png"

  private(set) var files: [(name: String, bytes: [UInt8])] = []

  init() throws {
    var sheet: [ContactSheet.Row] = []
    for scene in Scene.all {
      let stage = Stage(try scene.controller(), size: scene.size)
      stage.window.screenTraits.displayScale = 3
      var row = ContactSheet.Row(title: scene.name, pictures: [])
      for (index, moment) in scene.moments.enumerated() {
        try moment.act(stage)
        let name = "\(scene.name)-\(index + 1)-\(moment.name)"
        for scale in Self.scales {
          // As on a screen of that scale: the controls draw themselves anew for it.
          stage.window.screenTraits.displayScale = CGFloat(scale)
          HeadlessClock.current.turn()
          let picture = stage.picture(scale: scale)
          try add(picture, as: scale == 1 ? "\(name).png" : "\(name)@\(scale)x.png")
          if scale == ContactSheet.scale {
            row.pictures.append((moment.name, picture))
          }
        }
      }
      stage.window.isHidden = true
      sheet.append(row)
    }
    try add(ContactSheet(rows: sheet).picture(), as: Self.sheetName)
  }

  private mutating func add(_ picture: Pixmap, as name: String) throws {
    do {
      files.append((name, try PNG.encode(picture)))
    } catch {
      throw ShowcaseError("cannot make \(name): \(error)")
    }
  }
}
