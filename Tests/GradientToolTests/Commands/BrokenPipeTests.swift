import Foundation
import Testing

/// Every command whose standard output nobody reads any more.
@Suite struct BrokenPipeTests {
  /// `@` is the folder, which holds two style files, sources of imports and a picture.
  static let commands = [
    "render @/a.json -o @/out", "sheet @/a.json -o @/sheet.png", "showcase @/a.json -o @/s.html",
    "list @/a.json", "list @/a.json --json", "explain tap @/a.json", "check @/a.json --json",
    "check @/broken.json", "format @/a.json", "compare @/a.png @/b.png",
    "compare @/a.png @/b.png --json",
    "diff @/a.json @/b.json", "diff @/a.json @/b.json --format markdown",
    "diff @/a.json @/b.json --format html -o @/d.html", "init", "init -o @/new.json", "schema",
    "export css @/a.json -o @/a.css", "export svg @/a.json -o @/svg",
    "export swift @/a.json -o @/a.swift", "export xcassets @/a.json -o @/A.xcassets",
    "export android @/a.json -o @/res", "export tokens @/a.json -o @/strict.json",
    "import css @/a.css.txt", "import css @/a.css.txt -o @/css.json",
    "import figma @/figma.json", "import uigradients @/list.json", "import tokens @/a.json",
    "studio -o @/studio.html", "--help", "--version", "help render", "export --help",
  ]

  @Test(arguments: commands)
  func `ends quietly, and what it wrote to files is whole`(_ command: String) throws {
    let folder = try TemporaryFolder()
    try Self.fill(folder)
    // The pipe's reader is gone before the program begins.
    let run = try ChildProcess.shell(
      """
      exec 3> >(true); wait $!
      "$0" \(command.replacingOccurrences(of: "@", with: "$1")) >&3
      echo "code $?"
      """, folder.path)
    #expect(run.output == "code 141\n", "\(run.messages)")
    // Findings about the file are no complaint about the pipe.
    let complaints = run.messages.split(separator: "\n").filter { $0.contains("standard output") }
    #expect(complaints.isEmpty)
    #expect(!run.messages.contains("pipe"), "\(run.messages)")
    let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(!left.contains { $0.contains(".gradient-") })
  }

  private static func fill(_ folder: TemporaryFolder) throws {
    _ = try folder.write(SmallStyle.button, to: "a.json")
    _ = try folder.write(
      SmallStyle.button.replacingOccurrences(of: "ff0000", with: "00ff00"), to: "b.json")
    _ = try folder.write("{ \"a\": ", to: "broken.json")
    _ = try folder.write(".x{background:red}", to: "a.css.txt")
    _ = try folder.write(##"[{"name":"a","colors":["#fff","#000"]}]"##, to: "list.json")
    _ = try folder.write(
      #"""
      [{"type":"GRADIENT_LINEAR","gradientHandlePositions":[{"x":0,"y":0},{"x":1,"y":0},{"x":0,"y":1}],
      "gradientStops":[{"position":0,"color":{"r":1,"g":0,"b":0,"a":1}},
      {"position":1,"color":{"r":0,"g":0,"b":1,"a":1}}]}]
      """#, to: "figma.json")
    for name in ["a", "b"] {
      let run = try ChildProcess.run(
        ChildProcess.gradient,
        ["sheet", folder.path("\(name).json"), "-o", folder.path("\(name).png")])
      #expect(run.code == 0, "\(run.messages)")
    }
  }
}
