import Foundation
import GradientModel
import GradientTokens
import GradientTool
import Testing

@Suite struct ExportTests {
  @Test func `a style sheet is written, and what it cannot say is a warning`() async throws {
    let folder = try TemporaryFolder()
    let run = await Run(
      "export", "css", ExampleStyle.modern.path, "-o", folder.path("a/buttons.css"))
    #expect(run.code == .success)
    #expect(run.output == "'\(folder.path("a/buttons.css"))'\n")
    #expect(
      run.messages.contains(
        "gradient: warning: 'primary': its continuous corners are circular in CSS; "))
    let css = String(decoding: try folder.bytes("a/buttons.css"), as: UTF8.self)
    #expect(css.hasPrefix("/* Made by gradient from modern.tokens.json;"))
    #expect(css.contains("\n.primary {\n"))
  }

  @Test func `a file of somebody else's stays, one of our own is replaced`() async throws {
    let folder = try TemporaryFolder()
    for (form, file, other) in [
      ("css", "a.css", "body {}"), ("swift", "a.swift", "let a = 1"), ("tokens", "a.json", "{}"),
    ] {
      let path = try folder.write(other, to: file)
      var run = await Run("export", form, ExampleStyle.palette.path, "-o", path)
      #expect(run.code == .failure)
      #expect(run.messages.contains("was not made by this command and stays"))
      #expect(String(decoding: try folder.bytes(file), as: UTF8.self) == other)
      run = await Run("export", form, ExampleStyle.palette.path, "-o", path, "--force")
      #expect(run.code == .success)
      let written = try folder.bytes(file)
      run = await Run("export", form, ExampleStyle.palette.path, "-o", path)
      #expect(run.code == .success)
      #expect(try folder.bytes(file) == written)
    }
  }

  @Test(arguments: ["css", "swift", "tokens"])
  func `one file is not written under a folder's name`(form: String) async throws {
    let folder = try TemporaryFolder()
    for name in ["out/", "."] {
      let run = await Run("export", form, ExampleStyle.palette.path, "-o", folder.path + "/" + name)
      #expect(run.code == .usage)
      #expect(run.messages.contains("It names a folder. Please add the name of a file in it."))
    }
    let empty = await Run("export", "svg", ExampleStyle.palette.path, "-o", "")
    #expect(empty.code == .usage)
    #expect(empty.messages.contains("Please provide the name of a folder"))
    #expect(try folder.names().isEmpty)
  }

  @Test func `all files of a catalog appear, or none`() async throws {
    let folder = try TemporaryFolder()
    // A folder stands where one of the last files belongs.
    _ = try folder.write("", to: "B.xcassets/share-title.colorset/Contents.json/x")
    let run = await Run(
      "export", "xcassets", ExampleStyle.palette.path, "-o", folder.path("B.xcassets"))
    #expect(run.code == .failure)
    #expect(run.messages.contains("share-title.colorset/Contents.json"))
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path("B.xcassets"))
      .filter { path in
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(
          atPath: folder.path("B.xcassets/\(path)"), isDirectory: &isFolder)
        return !isFolder.boolValue
      }
    #expect(files == ["share-title.colorset/Contents.json/x"])
  }

  @Test func `a catalog has its pictures, Android its resources, SVG a file for each look`()
    async throws
  {
    let folder = try TemporaryFolder()
    let style = ExampleStyle.palette.path
    var run = await Run("export", "xcassets", style, "-o", folder.path("B.xcassets"))
    #expect(run.code == .success)
    #expect(
      try folder.names(in: "B.xcassets/rec-highlighted.imageset") == [
        "Contents.json", "rec-highlighted.png", "rec-highlighted@2x.png", "rec-highlighted@3x.png",
      ])
    run = await Run("export", "android", style, "--only", "rec", "-o", folder.path("res"))
    #expect(run.code == .success)
    #expect(
      try folder.names(in: "res/drawable") == [
        "rec.xml", "rec_disabled.xml", "rec_highlighted.xml", "rec_normal.xml",
      ])
    run = await Run(
      "export", "svg", style, "--only", "rec", "--state", "normal,highlighted", "-o",
      folder.path("svg"))
    #expect(run.code == .success)
    #expect(run.output == "2 pictures in '\(folder.path("svg"))'\n")
    #expect(try folder.names(in: "svg") == ["rec.highlighted.svg", "rec.normal.svg"])
  }

  @Test(arguments: ExampleStyle.allCases)
  func `exported tokens read back equal and are strict`(example: ExampleStyle) async throws {
    let folder = try TemporaryFolder()
    let run = await Run("export", "tokens", example.path, "-o", folder.path("a.tokens.json"))
    #expect(run.code == .success)
    let original = [UInt8](try Data(contentsOf: URL(fileURLWithPath: example.path)))
    let exported = try folder.bytes("a.tokens.json")
    let reading = StyleFile.read(exported, path: "a")
    #expect(reading.theme == StyleFile.read(original, path: "a").theme)
    #expect(reading.diagnostics.isEmpty)
    #expect(StyleFile.format(exported, path: "a", as: .strict).bytes == exported)
    let faults = StrictTokens.faults(in: try JSONSerialization.jsonObject(with: Data(exported)))
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test func `what other tools keep in a file stays in exported tokens`() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(
      """
      { "a": { "$type": "color", "$value": "#123456", "$description": "Deep",
        "$extensions": { "com.example.tool": { "id": [1, null, "x"] } } } }
      """, to: "a.tokens.json")
    let run = await Run("export", "tokens", style, "-o", folder.path("b.json"))
    #expect(run.code == .success)
    let text = String(decoding: try folder.bytes("b.json"), as: UTF8.self)
    #expect(text.contains(/"com\.example\.tool": \{\s*"id": \[\s*1,\s*null,\s*"x"\s*\]\s*\}/))
    #expect(text.contains("\"$description\": \"Deep\""))
  }

  /// Each form of export, with a path that it may write to.
  private static let forms = [
    ("css", "a.css"), ("svg", "svg"), ("swift", "a.swift"), ("xcassets", "A.xcassets"),
    ("android", "res"), ("tokens", "a.json"),
  ]

  /// A style file of buttons; a name with a slash is one in a group.
  private static func buttons(_ names: [String]) throws -> String {
    var file: [String: Any] = [:]
    for name in names {
      let button: [String: Any] = [
        "$extensions": ["dev.gradientcontrols": ["component": "button"]],
        "fill": ["$type": "gradient", "$value": "linear-gradient(#ff0000, #0000ff)"],
        "sample": ["$value": name],
        "title": ["$type": "typography", "$value": ["fontFamily": name, "fontSize": "17px"]],
      ]
      let path = name.split(separator: "/").map(String.init)
      if path.count == 2 { file[path[0]] = [path[1]: button] } else { file[name] = button }
    }
    let data = try JSONSerialization.data(withJSONObject: file)
    return String(decoding: data, as: UTF8.self)
  }

  @Test(arguments: forms)
  func `names that need care, and words that would be code, work in every form`(
    form: String, path: String
  ) async throws {
    let folder = try TemporaryFolder()
    let names = [
      "primary button", "3d", "class", "self", "größe", "🎛 knob", "état d'âme", "q\"uote\\(1)",
      "line\nbreak */", "<b>&amp;</style>", "bidi\u{202E}txt", "`tick`", "#if", "@media",
    ]
    let style = try folder.write(Self.buttons(names), to: "s.json")
    let run = await Run("export", form, style, "-o", folder.path(path))
    #expect(run.code == .success, "\(run.messages)")
    guard form == "tokens" else { return }
    let exported = StyleFile.read(try folder.bytes(path), path: "a").theme
    #expect(exported == StyleFile.read(try folder.bytes("s.json"), path: "a").theme)
    #expect(Set(exported.controls.map(\.name)) == Set(names))
  }

  @Test(arguments: forms)
  func `names that would be one in a form are refused there by both names`(
    form: String, path: String
  ) async throws {
    for (names, others) in [
      // In tokens a group is no part of a name.
      (["a/b", "a-b"], ["tokens"]),
      // Classes and tokens are told apart by case; files of some systems are not.
      (["primary", "Primary"], ["css", "tokens"]),
    ] {
      let folder = try TemporaryFolder()
      let style = try folder.write(Self.buttons(names), to: "s.json")
      let run = await Run("export", form, style, "-o", folder.path(path))
      if others.contains(form) {
        #expect(run.code == .success, "\(names): \(run.messages)")
      } else {
        #expect(run.code == .failure, "\(names)")
        for name in names { #expect(run.messages.contains("'\(name)"), "\(run.messages)") }
        #expect(try folder.names() == ["s.json"])
      }
    }
  }

  @Test func `controls of one name in two files are refused`() async throws {
    let folder = try TemporaryFolder()
    let one = try folder.write(SmallStyle.button, to: "a.tokens.json")
    let other = try folder.write(SmallStyle.button, to: "b.tokens.json")
    let run = await Run("export", "css", one, other, "-o", folder.path("a.css"))
    #expect(run.code == .failure)
    #expect(run.messages.contains("both have a control 'tap'"))
    #expect(try folder.names() == ["a.tokens.json", "b.tokens.json"])
  }

  @Test func `a form that is missing or unknown is named with those there are`() async {
    var run = await Run("export", "css")
    #expect(run.code == .usage)
    run = await Run("export")
    #expect(run.code == .usage)
    #expect(run.messages.contains("'export css', 'export svg', 'export swift'"))
    run = await Run("export", "xcasets", "a", "-o", "b")
    #expect(run.code == .usage)
    #expect(run.messages.contains("Did you mean 'export xcassets'?"))
    run = await Run("export", "--help")
    #expect(run.code == .success)
    #expect(run.output.contains("  export android "))
  }

  @Test func `a catalog's name has to end as Xcode wants it`() async {
    let run = await Run("export", "xcassets", ExampleStyle.palette.path, "-o", "buttons")
    #expect(run.code == .usage)
    #expect(run.messages.contains("'.xcassets'"))
  }
}
