import Foundation
import GradientRaster
import GradientTool
import PNGFile
import Testing

@Suite struct RenderTests {
  @Test func aSummaryAPictureForEachStateAndAManifest() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(SmallStyle.button, to: "a.tokens.json")
    let run = await Run("render", style, "-o", folder.path("out"))
    #expect(run.code == .success)
    #expect(run.output == "7 pictures of 1 control in '\(folder.path("out"))'\n")
    #expect(run.messages == "")
    #expect(
      try folder.names(in: "out") == [
        "manifest.json", "tap.disabled@2x.png", "tap.focused@2x.png", "tap.highlighted@2x.png",
        "tap.hovered@2x.png", "tap.loading@2x.png", "tap.normal@2x.png", "tap.selected@2x.png",
      ])
  }

  @Test(arguments: [
    (["--state", "normal", "--scale", "1"], "tap.normal.png"),
    (["--state", "normal", "--scale", "1.5"], "tap.normal@1.5x.png"),
    (["--state", "normal", "--appearance", "dark"], "tap.normal~dark@2x.png"),
    (["--state", "normal", "--appearance", "high-contrast"], "tap.normal~high-contrast@2x.png"),
    (["--state", "normal", "--direction", "rtl", "--scale", "1"], "tap.normal~rtl.png"),
    (["--state", "normal", "--metrics", "compact"], "tap.normal~compact@2x.png"),
    (["--state", "highlighted+selected"], "tap.selected+highlighted@2x.png"),
    (
      ["--state", "normal", "--appearance", "high-contrast+dark"],
      "tap.normal~dark~high-contrast@2x.png"
    ),
    (
      [
        "--state", "disabled+selected", "--appearance", "dark+high-contrast", "--direction", "rtl",
        "--metrics", "compact", "--scale", "3",
      ],
      "tap.selected+disabled~dark~high-contrast~rtl~compact@3x.png"
    ),
  ])
  func fileNames(_ arguments: [String], _ name: String) async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(SmallStyle.button, to: "a.tokens.json")
    let run = await Run(
      arguments: ["render", style, "-o", folder.path("out")] + arguments)
    #expect(run.code == .success)
    #expect(try folder.names(in: "out") == ["manifest.json", name])
  }

  @Test func theManifestSaysWhatEachPictureShows() async throws {
    let folder = try TemporaryFolder()
    let out = folder.path("out")
    let run = await Run(
      "render", "-", "-o", out, "--state", "normal", "--scale", "3", "--json",
      input: """
        { "music": { "rec": {
          "$extensions": { "dev.gradientcontrols": { "component": "button" } },
          "fill": { "$type": "color", "$value": "#ff0000" },
          "shadow": { "$type": "shadow", "$value": "0 2px 4px #000000" },
          "sample": { "$value": "Rec" },
          "width": { "$type": "dimension", "$value": "40px" },
          "height": { "$type": "dimension", "$value": "20px" } } } }
        """)
    // The shadow reaches 3 σ = 6 points to the sides, 4 up and 8 down.
    let file = try folder.bytes("out/music-rec.normal@3x.png")
    let expected = """
      {
        "generator": "gradient 0.1.0",
        "pictures": [
          {
            "file": "music-rec.normal@3x.png",
            "sha256": "\(try sha256(file))",
            "style": "<stdin>",
            "name": "music/rec",
            "state": "normal",
            "environment": {
              "appearance": "light",
              "direction": "ltr",
              "metrics": "regular",
              "gamut": "srgb",
              "textSize": "large"
            },
            "scale": 3,
            "points": { "width": 40, "height": 20 },
            "pixels": { "width": 156, "height": 96 },
            "bounds": { "x": 18, "y": 12, "width": 120, "height": 60 },
            "title": "Rec"
          }
        ]
      }

      """
    #expect(run == Run(code: .success, output: expected, messages: ""))
    #expect(try folder.bytes("out/manifest.json") == Array(expected.utf8))
    let picture = try PNG.decode(file).pixmap
    #expect(picture.width == 156)
    #expect(picture.height == 96)
  }

  /// By the system's own program.
  private func sha256(_ bytes: [UInt8]) throws -> String {
    let folder = try TemporaryFolder()
    try Data(bytes).write(to: folder.url.appendingPathComponent("file"))
    let result = try ChildProcess.run("/usr/bin/env", ["sha256sum", folder.path("file")])
    return String(result.output.prefix(64))
  }

  @Test func clippedPicturesEndAtTheBounds() async throws {
    let folder = try TemporaryFolder()
    _ = await Run(
      "render", ExampleStyle.modern.path, "-o", folder.path, "--clip", "--only", "primary",
      "--size", "100x50", "--scale", "1", "--state", "normal")
    let picture = try PNG.decode(try folder.bytes("primary.normal.png")).pixmap
    #expect(picture.width == 100)
    #expect(picture.height == 50)
  }

  @Test func aBackdropIsPaintedUnderTheWholePicture() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(
      SmallStyle.button.replacingOccurrences(
        of: "\"width\"",
        with: "\"radius\": { \"$value\": \"10px\" }, \"width\""), to: "a.json")
    _ = await Run(
      "render", style, "-o", folder.path("out"), "--state", "normal", "--scale", "1",
      "--backdrop", "#00ff00")
    let picture = try PNG.decode(try folder.bytes("out/tap.normal.png")).pixmap
    #expect(picture[0, 0] == SIMD4(0, 255, 0, 255))
    #expect(picture.bytes.enumerated().allSatisfy { $0.offset % 4 != 3 || $0.element == 255 })
  }

  @Test func widePicturesAreTaggedDisplayP3() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(SmallStyle.button, to: "a.json")
    for gamut in ["srgb", "p3"] {
      _ = await Run(
        "render", style, "-o", folder.path(gamut), "--state", "normal", "--gamut", gamut)
    }
    #expect(try PNG.decode(folder.bytes("srgb/tap.normal@2x.png")).colorTag == .srgb)
    #expect(try PNG.decode(folder.bytes("p3/tap.normal@2x.png")).colorTag == .displayP3)
  }

  @Test func onlySomeControls() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(SmallStyle.controls("music/rec", "play", "pause"), to: "a.json")
    _ = await Run(
      "render", style, "-o", folder.path("out"), "--state", "normal", "--only", "music/*",
      "--only", "p?ay")
    #expect(
      try folder.names(in: "out") == [
        "manifest.json", "music-rec.normal@2x.png", "play.normal@2x.png",
      ])
    let run = await Run("render", style, "-o", folder.path("none"), "--only", "plai")
    #expect(run.code == .failure)
    #expect(
      run.messages == """
        gradient: error: no control is named like 'plai'; there are 'music/rec', 'play', 'pause'; \
        did you mean 'play'?

        """)
    #expect(!FileManager.default.fileExists(atPath: folder.path("none")))
  }

  @Test func namesThatMeetInOneFileAreAnError() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(SmallStyle.controls("music/rec", "music-rec"), to: "a.json")
    let run = await Run("render", style, "-o", folder.path("out"), "--state", "normal")
    #expect(run.code == .failure)
    #expect(
      run.messages.hasSuffix(
        """
        gradient: error: 'music/rec' and 'music-rec' of '\(style)' would both be drawn to \
        'music-rec.normal@2x.png'; rename one, or draw them to folders of their own with '--only'

        """))
    #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
  }

  @Test func namesEqualButForLetterCaseAreAnErrorAcrossFiles() async throws {
    let folder = try TemporaryFolder()
    let one = try folder.write(SmallStyle.controls("Rec"), to: "one.json")
    let two = try folder.write(SmallStyle.controls("rec"), to: "two.json")
    let run = await Run("render", one, two, "-o", folder.path("out"), "--state", "normal")
    #expect(run.code == .failure)
    #expect(
      run.messages == """
        gradient: error: 'Rec' of '\(one)' and 'rec' of '\(two)' would both be drawn to \
        'rec.normal@2x.png', but for letter case; rename one, or draw them to folders of their own \
        with '--only'

        """)
  }

  @Test func aFolderNeedsAName() async {
    let run = await Run("render", "/none", "-o", "")
    #expect(run.code == .usage)
    #expect(
      run.messages.hasPrefix(
        "Error: The value '' is invalid for '--output <dir>': Please provide the name of a folder; "
      ))
  }

  @Test func aFileThatIsNamedTwiceIsTakenOnce() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(SmallStyle.button, to: "a.json")
    let run = await Run(
      "render", style, folder.path("./a.json"), style, "-o", folder.path("out"), "--state", "normal"
    )
    #expect(
      run
        == Run(
          code: .success, output: "1 picture of 1 control in '\(folder.path("out"))'\n",
          messages: ""))
  }

  @Test func whatSteersATerminalIsNotPrinted() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(SmallStyle.button, to: "a.json")
    let out = folder.path("o\u{1B}[31m\u{7}\u{9B}\u{202E}\nut")
    let run = await Run("render", style, "-o", out, "--state", "normal")
    let printed = folder.path("o") + #"\u001b[31m\u0007\u009b\u202e\nut"#
    #expect(run.output == "1 picture of 1 control in '\(printed)'\n")
    let unknown = await Run("render", style, "-o", out, "--only", "\u{1B}c")
    #expect(
      unknown.messages
        == "gradient: error: no control is named like '\\u001bc'; there are 'tap'\n")
    let misuse = await Run("render", style, "-o", out, "--state", "\u{1B}c")
    #expect(misuse.messages.hasPrefix("Error: The value '\\u001bc' is invalid for "))
  }

  @Test func pathsCannotLeaveTheFolder() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(SmallStyle.controls("x:y|z"), to: "a.json")
    _ = await Run("render", style, "-o", folder.path("out"), "--state", "normal")
    #expect(try folder.names(in: "out") == ["manifest.json", "x-y-z.normal@2x.png"])
  }

  @Test func twiceAndWithAnyNumberOfJobsTheSameBytes() async throws {
    let folder = try TemporaryFolder()
    for (name, jobs) in [("a", "1"), ("b", "2"), ("c", "5"), ("c", "5")] {
      let run = await Run(
        "render", ExampleStyle.barButton.path, ExampleStyle.palette.path, "-o", folder.path(name),
        "--jobs", jobs, "--metrics", "all", "--scale", "1")
      #expect(run.code == .success)
    }
    let names = try folder.names(in: "a")
    #expect(names.count == 7 * 8 + 1)
    for other in ["b", "c"] {
      #expect(try folder.names(in: other) == names)
      for name in names {
        #expect(try folder.bytes("a/\(name)") == folder.bytes("\(other)/\(name)"), "\(name)")
      }
    }
  }

  @Test func whatTheCommandDidNotMakeStays() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(SmallStyle.button, to: "a.json")
    let manifest = try folder.write("{ \"name\": \"My web app\" }", to: "out/manifest.json")
    let arguments = ["render", style, "-o", folder.path("out"), "--state", "normal"]
    let run = await Run(arguments: arguments)
    #expect(run.code == .failure)
    #expect(
      run.messages == """
        gradient: error: '\(manifest)' was not made by this command and stays; to replace it, add \
        '--force'

        """)
    #expect(try folder.bytes("out/manifest.json") == Array("{ \"name\": \"My web app\" }".utf8))
    #expect(try folder.names(in: "out") == ["manifest.json"])
    let forced = await Run(arguments: arguments + ["--force"])
    #expect(forced.code == .success)
    let again = await Run(arguments: arguments)
    #expect(again.code == .success)
  }

  @Test func errorsInTheStyleFileStopBeforeAnythingIsDrawn() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write("{ \"a\": ", to: "a.json")
    let run = await Run("render", style, "-o", folder.path("out"))
    #expect(run.code == .failure)
    #expect(run.messages.hasPrefix("\(style):1:"))
    #expect(run.messages.contains(": error: [syntax] "))
    #expect(run.messages.contains("gradient: error: nothing was written because of "))
    #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
  }

  @Test func aFileWithoutControlsIsAnErrorThatSaysHowToMakeOne() async throws {
    let run = await Run("render", "-", "-o", "out", input: "{}")
    #expect(run.code == .failure)
    #expect(
      run.messages == """
        gradient: error: '<stdin>' holds no control: a group becomes one by \
        '"$extensions": { "dev.gradientcontrols": { "component": "button" } }'

        """)
  }

  @Test func whatCannotBeReadOrWrittenIsNamed() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(SmallStyle.button, to: "a.json")
    let cases = [
      (["/none.json", "-o", "x"], "cannot read '/none.json': No such file or directory"),
      ([folder.path, "-o", "x"], "cannot read '\(folder.path)': Is a directory"),
      (
        ["/no\u{1B}[2J\nne", "-o", "x"],
        "cannot read '/no\\u001b[2J\\nne': No such file or directory"
      ),
      (
        ["-", "-", "-o", "x"],
        "standard input can be read only once, but '-' is there more often"
      ),
      ([style, "-o", style], "cannot make the folder '\(style)': File exists"),
      (
        [style, "-o", "/proc/none"],
        "cannot make the folder '/proc/none': No such file or directory"
      ),
      (
        [style, "-o", folder.path("y"), "--size", "9999999x9999999", "--state", "normal"],
        "cannot draw 'tap' (normal, light, 2x): the picture is too large; "
          + "at most 32768 pixels a side and 67108864 in all are drawn"
      ),
    ]
    for (arguments, message) in cases {
      let run = await Run(arguments: ["render"] + arguments)
      #expect(run.code == .failure)
      #expect(run.messages == "gradient: error: \(message)\n")
    }
  }

  @Test func aFontThatIsNotThereIsAWarningThatNamesItOnce() async throws {
    let folder = try TemporaryFolder()
    let run = await Run(
      "render", "-", "-o", folder.path("out"), "--title", "Tap", "--jobs", "1",
      input: SmallStyle.button.replacingOccurrences(
        of: "\"width\"",
        with: "\"title\": { \"$value\": \"17px \\\"No Such Family\\\"\" }, \"width\""))
    #expect(run.code == .success)
    #expect(
      run.messages.hasPrefix(
        "gradient: warning: 'tap': the font family 'No Such Family' is not installed; "))
    #expect(run.messages.filter(\.isNewline).count == 1)
  }

  @Test func progressIsShownToPeopleAlone() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(SmallStyle.button, to: "a.json")
    for isTerminal in [true, false] {
      let console = RecordingConsole(showsProgress: isTerminal)
      _ = await Tool.run(
        ["render", style, "-o", folder.path("out"), "--state", "normal,disabled"], on: console)
      #expect(console.progress == (isTerminal ? ["1 of 2 pictures", nil, nil] : [nil]))
      #expect(console.messages == "")
    }
  }
}
