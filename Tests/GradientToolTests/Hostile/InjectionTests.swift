import Foundation
import GradientTool
import Testing

/// Texts of a style file stay texts in whatever the command writes.
@Suite struct InjectionTests {
  @Test(arguments: HostileStyle.all)
  func `a manifest and a catalog are JSON that holds the name and no more`(
    _ style: HostileStyle
  ) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(style.file(), to: "a.json")
    let render = await Run(
      "render", path, "-o", folder.path("out"), "--scale", "1", "--state", "normal")
    #expect(render.code == .success, "\(render.messages)")
    let manifest = try Self.object(folder.bytes("out/manifest.json"))
    let pictures = try #require(manifest["pictures"] as? [[String: Any]])
    #expect(pictures.map { $0["name"] as? String } == [style.text])
    let catalog = await Run(
      "export", "xcassets", path, "-o", folder.path("A.xcassets"), "--scale", "1")
    #expect(catalog.code == .success, "\(catalog.messages)")
    let contents = try FileManager.default.subpathsOfDirectory(atPath: folder.path("A.xcassets"))
      .filter { $0.hasSuffix("Contents.json") }
    #expect(contents.count > 1)
    for name in contents {
      let object = try Self.object(folder.bytes("A.xcassets/\(name)"))
      #expect(Set(object.keys).isSubset(of: ["images", "colors", "info"]))
    }
  }

  @Test(arguments: HostileStyle.all)
  func `SVG and Android's XML have our elements alone`(_ style: HostileStyle) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(style.file(), to: "a.json")
    for command in [
      ["export", "svg", path, "--title=\(style.text)"], ["export", "android", path],
    ] {
      let run = await Run(arguments: command + ["-o", folder.path("out")])
      #expect(run.code == .success, "\(run.messages)")
    }
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path("out"))
      .filter { $0.hasSuffix(".svg") || $0.hasSuffix(".xml") }
    #expect(names.count > 4)
    let checked = try ChildProcess.run(
      "/usr/bin/env", ["xmllint", "--nonet", "--noout"] + names.map { folder.path("out/\($0)") })
    #expect(checked.code == 0, "\(checked.messages)")
    for name in names {
      let text = String(decoding: try folder.bytes("out/\(name)"), as: UTF8.self)
      // Comments may hold the text; elements and attributes may not.
      let markup = text.replacing(/<!--.*?-->/.dotMatchesNewlines(), with: "")
      let tags = markup.matches(of: /<[^>]*>/).map { $0.0.replacing(/"[^"]*"/, with: "") }
      #expect(tags.allSatisfy { !$0.hasPrefix("<zz") && !$0.hasPrefix("<img") }, "\(name)")
      #expect(!tags.contains { $0.contains(" onload=") || $0.contains(" onerror=") }, "\(name)")
    }
  }

  @Test func `a showcase and a page of changes have no element more than for tame names`()
    async throws
  {
    var tags: [[[String]]] = []
    let tame = HostileStyle.all.indices.map { HostileStyle(text: "tame\($0)") }
    for styles in [tame, HostileStyle.all] {
      let folder = try TemporaryFolder()
      let new = try folder.write(HostileStyle.file(styles), to: "new.json")
      let old = try folder.write(HostileStyle.file(styles, fill: "#00ff00"), to: "old.json")
      let showcase = await Run("showcase", new, "-o", folder.path("s.html"))
      #expect(showcase.code == .success, "\(showcase.messages)")
      let diff = await Run("diff", old, new, "--format", "html", "-o", folder.path("d.html"))
      #expect(diff.code == .failure, "\(diff.messages)")
      tags.append(
        try ["s.html", "d.html"].map { name in
          String(decoding: try folder.bytes(name), as: UTF8.self)
            // Scripts and style sheets are ours and held by their hashes.
            .replacing(/(<(script|style)[^>]*>).*?<\/\2>/.dotMatchesNewlines()) { $0.1 }
            // What is in an attribute's quotation marks cannot end it: it holds neither them nor angles.
            .matches(of: /<([a-z!\/][^\s>]*)(?:\s+[^\s=>]+(?:="[^"<>]*")?)*\s*>/)
            .map { String($0.1) }
        })
    }
    for page in 0...1 {
      let isSame = tags[0][page] == tags[1][page]
      #expect(tags[0][page].count > 20 && isSame)
    }
  }

  @Test func `a comment on a pull request has no markup of the file's`() async throws {
    let folder = try TemporaryFolder()
    let new = try folder.write(HostileStyle.file(HostileStyle.all), to: "new.json")
    let old = try folder.write(HostileStyle.file(HostileStyle.all, fill: "#00ff00"), to: "old.json")
    let run = await Run("diff", old, new, "--format", "markdown")
    #expect(run.code == .failure)
    // In a code span or escaped, an angle opens nothing.
    let text = run.output.replacing(/(`+)[^`].*?\1/, with: "").replacing("\\<", with: "")
    #expect(!text.contains(/<(zz|img|\/script|!--)/), "\(run.output)")
  }

  @Test(arguments: HostileStyle.all)
  func `style sheets and Swift have the lines and blocks of a tame name`(
    _ style: HostileStyle
  ) async throws {
    var shapes: [[String]] = []
    for text in ["tame", style.text] {
      let folder = try TemporaryFolder()
      let path = try folder.write(HostileStyle(text: text).file(), to: "a.json")
      var shape: [String] = []
      for format in ["css", "swift"] {
        let target = folder.path("a.\(format)")
        let run = await Run("export", format, path, "-o", target)
        #expect(run.code == .success, "\(run.messages)")
        let text = String(decoding: try folder.bytes("a.\(format)"), as: UTF8.self)
        // Strings with their escapes, comments and names go; punctuation stays.
        shape.append(
          text.replacing(/"(?:[^"\\\n]|\\.)*"/, with: "s")
            .replacing(/\/\*.*?\*\/|\/\/[^\n]*/.dotMatchesNewlines(), with: "")
            .replacing(/(?:\\.|[^\x00-\x7f]|[\w-])+/, with: "n"))
      }
      shapes.append(shape)
    }
    #expect(shapes[0] == shapes[1])
  }

  @Test func `what is printed moves no cursor, turns no line and begins none`() async throws {
    let folder = try TemporaryFolder()
    let all = HostileStyle.all
    let fine = try folder.write(HostileStyle.file(all), to: "a.json")
    let old = try folder.write(HostileStyle.file(all, fill: "#00ff00"), to: "old.json")
    let broken = try folder.write(HostileStyle.file(all, isBroken: true), to: "broken.json")
    let css = try folder.write(
      all.map { ".zz{background:url(\"\($0.text)\")} \($0.text){x}" }.joined(separator: "\n"),
      to: "a.css")
    let out = folder.path("out")
    var commands = [
      ["list", fine], ["list", fine, "--format", "csv"], ["list", fine, "--json"],
      ["check", broken], ["check", broken, "--json"], ["check", broken, "--format", "github"],
      ["diff", old, fine], ["diff", old, fine, "--json"], ["diff", fine, broken],
      ["format", broken], ["render", broken, "-o", out], ["export", "css", broken, "-o", out],
      ["export", "css", fine, "-o", out], ["export", "android", fine, "-o", out],
      ["import", "css", css], ["import", "tokens", broken], ["import", "figma", broken],
    ]
    for style in all {
      // A path has no zero byte.
      let path = style.text.filter { $0 != "\0" }
      commands += [
        ["explain", "--", style.text, fine], ["explain", "--json", "--", style.text, fine],
        ["check", folder.path(path)], [style.text], ["list", style.text],
        ["list", "--" + style.text],
        ["export", "css", fine, "--only", style.text, "-o", out + "/" + path],
      ]
    }
    for command in commands {
      let run = await Run(arguments: command)
      // What is printed instead of being written to a file is that file, as it is.
      let isFile = command[0] == "format" || command[0] == "import"
      for (name, text) in [("output", isFile ? "" : run.output), ("messages", run.messages)] {
        let lines = command.contains("csv") ? text.replacing("\r\n", with: "\n") : text
        let found = lines.unicodeScalars.first { Self.commands($0) }
        #expect(found == nil, "\(command): \(name)")
        #expect(
          !lines.split(separator: "\n").contains { $0.hasPrefix("::error::zz") },
          "\(command): \(name)")
      }
      if command[0] == "explain" { #expect(run.code == .success, "\(run.messages)") }
      if command.contains("--json") {
        #expect(throws: Never.self, "\(command)") {
          _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        }
      }
    }
  }

  /// Whether a terminal would do something at a character but show it: control characters (ECMA-48),
  /// Unicode's marks of direction, and what nobody sees, joiners of letters and emoji apart.
  private static func commands(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" { return false }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format:
      return scalar.properties.isBidiControl
        || scalar.properties.isDefaultIgnorableCodePoint && !(0x200c...0x200d ~= scalar.value)
    default: return false
    }
  }

  private static func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }
}
