import Foundation
import Testing

/// Several runs that write to the same place at the same time.
@Suite struct SideBySideTests {
  /// Commands for each of two style files, `S`, with the folder `@`.
  static let commands = [
    "export android S -o @/res", "export xcassets S -o @/A.xcassets --scale 1",
    "export svg S -o @/svg", "export css S -o @/a.css", "export tokens S -o @/t.json --force",
    "render S -o @/out --scale 1 --state normal,disabled", "showcase S -o @/s.html",
  ]

  @Test(arguments: commands)
  func `two runs at once leave the files of one of them, and nothing else`(
    _ command: String
  ) throws {
    let known = try [("ff0000", "in/1/a.json"), ("00ff00", "in/2/a.json")].map { color, name in
      let folder = try TemporaryFolder()
      _ = try folder.write(Self.style(color), to: name)
      let run = try ChildProcess.shell("\"$0\" \(Self.words(command, name))", folder.path)
      #expect(run.code == 0, "\(run.messages)")
      return try Self.files(in: folder)
    }
    #expect(known[0] != known[1])
    for round in 0..<4 {
      let folder = try TemporaryFolder()
      _ = try folder.write(Self.style("ff0000"), to: "in/1/a.json")
      _ = try folder.write(Self.style("00ff00"), to: "in/2/a.json")
      let run = try ChildProcess.shell(
        """
        "$0" \(Self.words(command, "in/1/a.json")) & one=$!
        "$0" \(Self.words(command, "in/2/a.json")) & two=$!
        wait $one && wait $two
        """, folder.path)
      #expect(run.code == 0, "\(run.messages)")
      let left = try Self.files(in: folder)
      let isOne = left == known[0] || left == known[1]
      #expect(isOne, "round \(round): \(left.keys.sorted())")
    }
  }

  @Test func `a style file that several runs lay out at once is laid out, whole`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.style("ff0000"), to: "a.json")
    let run = try ChildProcess.shell(
      """
      for i in 1 2 3 4 5 6; do "$0" format -i "$1" & done; wait
      "$0" format --check "$1"; echo "code $?"
      """, path)
    #expect(run.output.hasSuffix("code 0\n"), "\(run.output)\(run.messages)")
    #expect(run.messages == "")
    #expect(try folder.names() == ["a.json"])
  }

  private static func words(_ command: String, _ style: String) -> String {
    command.replacingOccurrences(of: "S", with: "\"$1/\(style)\"")
      .replacingOccurrences(of: "@", with: "$1")
  }

  private static func style(_ color: String) -> String {
    SmallStyle.button.replacingOccurrences(of: "ff0000", with: color)
  }

  /// The files that a run made, by their paths; where they name the folder itself, `@` stands for it.
  private static func files(in folder: TemporaryFolder) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where !name.hasPrefix("in") {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder.path(name), isDirectory: &isFolder)
      let bytes = isFolder.boolValue ? [] : try folder.bytes(name)
      let text = String(validating: bytes, as: UTF8.self)?
        .replacingOccurrences(of: folder.path, with: "@")
      files[name] = text.map { Array($0.utf8) } ?? bytes
    }
    return files
  }
}
