import Foundation
import GradientTool
import Testing

/// Names from a style file become names of files in the output folder, and nothing else.
@Suite struct OutputNameTests {
  /// Keys of a group, as they stand in JSON.
  static let keys = [
    #".."#, #"."#, #"../../up"#, #"/etc/passwd"#, #"a\u0000b"#, #"a\nb"#, #"\\..\\up"#, #"C:up"#,
    #"con"#, #"nul"#, #"-rf"#, #"~"#, #"$HOME"#, #"`id`"#, #"a\u202egnp"#, #" "#, #"\ud83c\udf9b"#,
    #".gradient-0123456789abc"#, #"manifest.json"#, #"..\u002f..\u002fup"#, #"a%2f..%2fup"#,
    String(repeating: "n", count: 240), String(repeating: "n", count: 5_000),
    String(repeating: "é", count: 200),
  ]

  /// Commands that make files; each may refuse a name, and then makes none.
  static let commands: [[String]] = [
    ["render", "--format", "png,svg", "--scale", "1", "--state", "normal"],
    ["export", "svg", "--state", "normal"], ["export", "android"], ["export", "xcassets"],
    ["export", "css"], ["export", "swift"], ["export", "tokens"],
  ]

  @Test(arguments: keys)
  func `no name leads out of the output folder, or to a file that is left in part`(
    _ key: String
  ) async throws {
    for command in Self.commands {
      let folder = try TemporaryFolder()
      let style = try folder.write(
        SmallStyle.button.replacingOccurrences(of: "\"tap\"", with: "\"\(key)\""), to: "in/a.json")
      let target =
        switch command[1] {
        case "xcassets": "in/out/here/A.xcassets"
        case "css", "swift", "tokens": "in/out/here/file.txt"
        default: "in/out/here"
        }
      let run = await Run(arguments: command + [style, "-o", folder.path(target)])
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      let others = names.filter { !$0.hasPrefix("in/out/here/") }.sorted()
      if run.code == .success {
        #expect(others == ["in", "in/a.json", "in/out", "in/out/here"], "\(command)")
      } else {
        #expect(run.code == .failure && run.messages.contains("error: "), "\(command)")
        #expect(names.sorted() == ["in", "in/a.json"], "\(command): \(run.messages)")
      }
      for name in names {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        #expect(!parts.contains { $0.isEmpty || $0 == ".." || $0.contains("\0") }, "\(name)")
        #expect(!name.contains("/.gradient-") || key.hasPrefix(".gradient-"), "\(name)")
      }
    }
  }

  @Test func `names equal but for case are refused where their files would be one`() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(SmallStyle.controls("Tap", "tap"), to: "a.json")
    for command in [Self.commands[0], Self.commands[1], Self.commands[2], Self.commands[3]] {
      let target = folder.path(command.contains("xcassets") ? "A.xcassets" : "out")
      let run = await Run(arguments: command + [style, "-o", target])
      #expect(run.code == .failure, "\(command)")
      #expect(try folder.names() == ["a.json"], "\(command)")
    }
  }

  @Test func `a resolver document reads nothing outside its folder`() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(##"{"secret":{"$type":"color","$value":"#123456"}}"##, to: "secret.json")
    try FileManager.default.createDirectory(
      atPath: folder.path("in"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("in/link.json"), withDestinationPath: folder.path("secret.json"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("in/up"), withDestinationPath: folder.path)
    for reference in [
      "../secret.json", "./../secret.json", "x/../../secret.json", folder.path("secret.json"),
      "file://" + folder.path("secret.json"), "link.json", "up/secret.json", "..\\\\secret.json",
      "/dev/stdin", "/proc/self/environ",
    ] {
      let style = try folder.write(
        """
        { "version": "2025.10", "resolutionOrder": [
          { "type": "set", "name": "s", "sources": [ { "$ref": "\(reference)" } ] } ] }
        """, to: "in/a.json")
      let run = await Run("export", "tokens", style, "-o", folder.path("in/out.json"))
      #expect(run.code == .failure, "\(reference)")
      #expect(!run.messages.contains("123456"), "\(reference)")
      #expect(
        run.messages.contains("file-outside") || run.messages.contains("file-missing"),
        "\(reference): \(run.messages)")
    }
  }
}
