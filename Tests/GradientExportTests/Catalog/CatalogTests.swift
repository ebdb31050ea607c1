import Foundation
import GradientExport
import GradientModel
import GradientRaster
import Testing

@Suite struct CatalogTests {
  @Test(arguments: PackageFiles.exampleNames)
  func `an example's catalog is one that Xcode's format allows`(name: String) throws {
    let export = try CatalogExport().files(of: PackageFiles.example(name))
    let faults = try CatalogValidator.faults(of: export)
    #expect(faults.isEmpty, "\(faults)")
    #expect(export.files.contains { $0.path.hasSuffix(".imageset/Contents.json") })
  }

  @Test func `names of every kind make a catalog that the format allows`() throws {
    let faults = try CatalogValidator.faults(of: CatalogExport().files(of: NastyNames.theme))
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test func `the validator sees what is wrong`() throws {
    var export = try CatalogExport().files(of: PackageFiles.example("bar-button"))
    let index = try #require(export.files.firstIndex { $0.path == "add.imageset/Contents.json" })
    guard case .text(let bytes) = export.files[index].content else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    for (right, wrong) in [
      ("\"3x\"", "\"2x\""), ("\"left\" : 16", "\"left\" : 15"), ("\"add@2x.png\"", "\"no.png\""),
      ("\"version\" : 1", "\"version\" : \"1\""), ("3-part-horizontal", "3-part-vertical"),
    ] {
      export.files[index].content = .text(Array(text.replacing(right, with: wrong).utf8))
      #expect(try !CatalogValidator.faults(of: export).isEmpty, "\(wrong)")
    }
  }

  @Test(arguments: PackageFiles.exampleNames)
  func `a stretched picture is the one drawn at that size, to the bit`(name: String) throws {
    var count = 0
    for control in try PackageFiles.example(name).controls {
      let export = try CatalogExport().files(of: ControlTheme([control]))
      for set in try CatalogImageSet.all(in: export, of: control) {
        count += try set.check()
      }
    }
    #expect(count > 0 || name == "modern")
  }

  @Test func `bar button images have the caps that the corners need, at both heights`() throws {
    let export = try CatalogExport().files(of: PackageFiles.example("bar-button"))
    let control = try #require(PackageFiles.example("bar-button").controls.first)
    let sets = try CatalogImageSet.all(in: export, of: control)
    let heights = Set(sets.filter { $0.state == .normal }.map { $0.picture.drawing.size.height })
    #expect(heights == [30, 24])
  }

  @Test func `a style that would be distorted is not sliced, and the reason is given`() throws {
    let export = try CatalogExport().files(of: PackageFiles.example("modern"))
    #expect(
      export.losses.contains {
        $0.place == "primary" && $0.lost.contains("not stretched")
          && $0.lost.contains("both directions")
      })
    #expect(
      export.losses.contains { $0.place == "soft" && $0.lost.contains("one height, 50 points") })
  }

  @Test func `a plain colour stretches both ways, a horizontal gradient down`() throws {
    func mode(_ paint: Paint, _ corners: Corners = .radius(6)) throws -> String? {
      var style = ControlStyle()
      style[.normal].fill = paint
      style[.normal].corners = corners
      let control = ControlTheme.Control(name: "it", style: style)
      let export = try CatalogExport().files(of: ControlTheme([control]))
      return try CatalogImageSet.all(in: export, of: control).first?.mode
    }
    let across = Paint.gradient(
      GradientFill(colors: ["#ff0000", "#0000ff"], kind: .axial(.angle(90))))
    #expect(try mode(.color("#ff0000")) == "9-part")
    #expect(try mode(.color("#ff0000"), .capsule) == "3-part-horizontal")
    #expect(try mode(across) == "3-part-vertical")
    #expect(try mode(across, .capsule) == nil)
    #expect(
      try mode(.gradient(GradientFill(colors: ["#ff0000", "#0000ff"]))) == "3-part-horizontal")
  }
}
