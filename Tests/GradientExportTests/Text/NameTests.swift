import BrowserTestSupport
import Foundation
import GradientExport
import GradientModel
import GradientRaster
import Testing

@Suite struct NameTests {
  @Test func `names that need mangling are classes, each of its own`() throws {
    let css = try Self.text(CSSExport().files(of: NastyNames.theme, path: "a.css", source: "a"))
    let classes = css.matches(of: /(?m)^\.([^\s:{]+) \{/).map { String($0.1) }
    #expect(classes.count == NastyNames.names.count)
    #expect(Set(classes).count == classes.count)
    #expect(classes[0] == "primary-button")
    #expect(classes[1] == "_3d")
    #expect(classes[2] == "class")
    #expect(classes[7] == "日本-語")
    #expect(classes[8] == "🎛-knob")
  }

  @Test func `names that become one are refused by name in every exporter`() {
    // Each pair is one name in CSS, in Swift, in a catalog and on Android.
    for (one, other) in [("a b", "a-b"), ("rec/on", "rec.on"), ("x!", "x?")] {
      for export in Self.exporters {
        #expect { try export(NastyNames.theme(one, other)) } throws: { error in
          let message = (error as? ExportError)?.message ?? ""
          return message.contains("'\(one)'") && message.contains("'\(other)'")
        }
      }
    }
  }

  @Test func `names equal but for case are two classes, and refused where files would meet`() throws
  {
    let theme = NastyNames.theme("primary", "Primary")
    let css = try Self.text(CSSExport().files(of: theme, path: "a.css", source: "a"))
    #expect(css.contains(".primary {") && css.contains(".Primary {"))
    #expect(throws: ExportError.self) { try CatalogExport().files(of: theme) }
    #expect(throws: ExportError.self) { try AndroidExport().files(of: theme, source: "a") }
    #expect(throws: ExportError.self) {
      try SwiftExport().files(of: theme, path: "a", themeName: "a", source: "a")
    }
  }

  @Test func `a name of which nothing is left is refused`() {
    for export in Self.exporters {
      #expect { try export(NastyNames.theme("—!—")) } throws: { error in
        (error as? ExportError)?.message.contains("—!—") == true
      }
    }
  }

  @Test func `an asset or resource that two controls need is refused`() {
    let theme = NastyNames.theme("rec", "rec highlighted")
    #expect(throws: ExportError.self) { try AndroidExport().files(of: Self.pressed, source: "a") }
    #expect(throws: ExportError.self) { try CatalogExport().files(of: Self.pressed) }
    #expect(throws: Never.self) { try CSSExport().files(of: theme, path: "a.css", source: "a") }
  }

  @Test func `nothing from the file becomes code in CSS`() throws {
    let css = try Self.text(
      CSSExport().files(of: NastyNames.theme, path: "a.css", source: "*/ body { color: red }"))
    #expect(!css.contains("*/ body"))
    #expect(!css.contains("}body{"))
    #expect(!css.contains("\u{202E}"))
    // Each class, and the rule for all of them, opens and closes one block.
    #expect(css.count { $0 == "{" } == css.count { $0 == "}" })
    let families = css.matches(of: /font-family: (.*);\n/).map { String($0.1) }
    #expect(families.count == NastyNames.names.count)
    for family in families {
      let inside = family.dropFirst().prefix { $0 != "\"" }
      #expect(family.hasPrefix("\""))
      #expect(family.dropFirst(inside.count + 1) == "\", system-ui, sans-serif")
    }
  }

  @Test func `nothing from the file becomes markup in SVG or Android's XML`() throws {
    let folder = try TemporaryFolder()
    var files: [String] = []
    for (index, control) in NastyNames.theme.controls.enumerated() {
      let drawing = control.style.resolved().drawing(
        size: Size2D(width: 90, height: 40), title: control.name)
      let picture = SVGExport.picture(of: drawing, named: control.name)
      files.append(try folder.write(picture.text, to: "\(index).svg").path)
      let text = String(decoding: picture.text, as: UTF8.self)
      #expect(text.count { $0 == "<" } == text.count { $0 == ">" })
      #expect(!text.contains("<b>"))
    }
    let android = try AndroidExport().files(of: NastyNames.theme, source: "--> <x>")
    for (index, file) in android.files.enumerated() {
      guard case .text(let bytes) = file.content else { continue }
      files.append(try folder.write(bytes, to: "\(index).xml").path)
      #expect(file.path.wholeMatch(of: /(drawable|color)\/[a-z][a-z0-9_]*\.xml/) != nil)
    }
    let run = try Program.run(["xmllint", "--noout"] + files)
    #expect(run.status == 0, "\(run.output)")
  }

  private static let exporters: [@Sendable (ControlTheme) throws -> Export] = [
    { try CSSExport().files(of: $0, path: "a.css", source: "a") },
    { try SwiftExport().files(of: $0, path: "a.swift", themeName: "a", source: "a") },
    { try CatalogExport().files(of: $0) },
    { try AndroidExport().files(of: $0, source: "a") },
  ]

  private static var pressed: ControlTheme {
    ControlTheme(
      ["rec", "rec highlighted"].map { name in
        var style = ControlStyle()
        style[.normal].fill = .color("#ff0000")
        return ControlTheme.Control(name: name, style: style)
      })
  }

  static func text(_ export: Export) -> String {
    guard case .text(let bytes)? = export.files.first?.content else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
