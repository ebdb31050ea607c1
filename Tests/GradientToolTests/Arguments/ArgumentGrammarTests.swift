import GradientTool
import Testing

/// How a command line is read, seen from outside: `check` of a sound file on standard input takes
/// flags alone, `render` of no file fails only once all of its arguments were read.
@Suite struct ArgumentGrammarTests {
  /// Runs `render` of a file that is not there: exit code 1 means that the arguments were right.
  private func render(_ arguments: String...) async -> Run {
    await Run(arguments: ["render"] + arguments)
  }

  @Test(arguments: [
    ["/none", "-o", "out"], ["/none", "-oout"], ["/none", "-o=out"], ["/none", "--output", "out"],
    ["/none", "--output=out"], ["-o", "out", "--", "/none"], ["-o", "-", "/none"],
    ["--title=--x", "/none", "-o", "out"], ["--scale", "1", "--scale", "1.5", "/none", "-oout"],
    ["--scale=1,2,3", "--state=normal,selected+highlighted", "/none", "-oout"],
    ["--appearance", "all", "--direction=rtl", "--metrics", "compact", "/none", "-oout"],
    ["--gamut", "p3", "--text-size", "accessibility-large", "/none", "-oout"],
    ["--only", "a*", "--only=b", "--size", "49.5x30", "--no-title", "/none", "-oout"],
    ["--backdrop", "rgb(10 20 30 / 50%)", "--clip", "--dither", "--jobs", "3", "/none", "-oout"],
    ["--backdrop=style", "--format", "png", "--json", "--force", "/none", "-oout"],
  ])
  func spellingsThatAreRead(_ arguments: [String]) async {
    let run = await Run(arguments: ["render"] + arguments)
    #expect(run.code == .failure)
    #expect(run.messages == "gradient: error: cannot read '/none': No such file or directory\n")
  }

  @Test func everythingAfterTwoDashesIsAnOperand() async {
    let run = await render("-o", "out", "--", "--scale")
    #expect(run.messages == "gradient: error: cannot read '--scale': No such file or directory\n")
  }

  @Test(arguments: [
    (["-o", "out"], "Missing expected argument '<style> ...'."),
    (["x"], "Missing expected argument '--output <dir>'."),
    (["x", "-o"], "Missing value for '--output <dir>'."),
    (
      ["x", "-o", "--json"],
      "Missing value for '--output <dir>'. If '--json' is the value, write '--output=--json'."
    ),
    (["x", "--json=yes"], "'--json' takes no value, but 'yes' was given."),
    (["x", "--scal", "2"], "Unknown option '--scal'. Did you mean '--scale'?"),
    (["x", "-scale", "2"], "Unknown option '-scale'. Did you mean '--scale'?"),
    (["x", "-q"], "Unknown option '-q'."),
    (["x", "--=y"], "Unknown option '--=y'."),
    (["x", "--unheard-of"], "Unknown option '--unheard-of'."),
    (
      ["x", "-oout", "--title", "a", "--no-title"],
      "'--title <text>' and '--no-title' cannot both be given."
    ),
  ])
  func mistakesAreNamed(_ arguments: [String], _ message: String) async {
    let run = await Run(arguments: ["render"] + arguments)
    #expect(run.code == .usage)
    #expect(run.output == "")
    #expect(run.messages.hasPrefix("Error: \(message)\n"))
    #expect(
      run.messages.hasSuffix(
        """
        Usage: gradient render [<options>] -o <dir> <style> ...
          See 'gradient render --help' for more information.

        """))
  }

  @Test(arguments: [
    (
      "--scale=4y",
      "'4y' is invalid for '--scale <list>': Please provide pixels per point from 0.25 to 16, such as 2."
    ),
    (
      "--scale=1,,2",
      "'1,,2' is invalid for '--scale <list>': It has an empty place. Please separate values by one comma each."
    ),
    (
      "--scale=nan",
      "'nan' is invalid for '--scale <list>': Please provide pixels per point from 0.25 to 16, such as 2."
    ),
    (
      "--scale=1e1",
      "'1e1' is invalid for '--scale <list>': Please provide pixels per point from 0.25 to 16, such as 2."
    ),
    (
      "--state=hilighted",
      "'hilighted' is invalid for '--state <list>': Did you mean 'highlighted'? Please provide one of 'selected', 'focused', 'hovered', 'highlighted', 'loading', 'disabled', 'normal' or 'all'."
    ),
    (
      "--appearance=drak",
      "'drak' is invalid for '--appearance <list>': Did you mean 'dark'? Please provide one of 'dark', 'high-contrast', 'light', 'dark+high-contrast' or 'all'."
    ),
    (
      "--state=pressed",
      "'pressed' is invalid for '--state <list>': Did you mean 'highlighted'? Please provide one of 'selected', 'focused', 'hovered', 'highlighted', 'loading', 'disabled', 'normal' or 'all'."
    ),
    (
      "--appearance=night",
      "'night' is invalid for '--appearance <list>': Did you mean 'dark'? Please provide one of 'dark', 'high-contrast', 'light', 'dark+high-contrast' or 'all'."
    ),
    (
      "--appearance=light+dark",
      "'light+dark' is invalid for '--appearance <list>': Please provide one of 'dark' or 'high-contrast'."
    ),
    (
      "--state=normal+disabled",
      "'normal+disabled' is invalid for '--state <list>': Please provide one of 'selected', 'focused', 'hovered', 'highlighted', 'loading' or 'disabled'."
    ),
    (
      "--direction=",
      "'' is invalid for '--direction <list>': Please provide one of 'ltr', 'rtl' or 'all'."
    ),
    (
      "--direction=up",
      "'up' is invalid for '--direction <list>': Please provide one of 'ltr', 'rtl' or 'all'."
    ),
    (
      "--gamut=rgb",
      "'rgb' is invalid for '--gamut <gamut>': Did you mean 'srgb'? Please provide one of 'srgb' or 'p3'."
    ),
    (
      "--format=png,tiff",
      "'png,tiff' is invalid for '--format <list>': Please provide one of 'png' or 'svg'."
    ),
    (
      "--size=120",
      "'120' is invalid for '--size <WxH>': Please provide width and height in points, both above 0, such as '120x44'."
    ),
    (
      "--size=0x44",
      "'0x44' is invalid for '--size <WxH>': Please provide width and height in points, both above 0, such as '120x44'."
    ),
    (
      "--backdrop=blurple",
      "'blurple' is invalid for '--backdrop <colour>': Please provide a CSS colour such as '#1c1c1e' or 'white', 'style' or 'none'."
    ),
    (
      "--jobs=0",
      "'0' is invalid for '--jobs <count>': Please provide a whole number from 1 to 1024."
    ),
  ])
  func valuesThatCannotBeAreNamedWithWhatCan(_ argument: String, _ message: String) async {
    let run = await render("x", "-oout", argument)
    #expect(run.code == .usage)
    #expect(run.messages.hasPrefix("Error: The value \(message)\nHelp:  --"))
  }

  @Test func theHelpLineAndTheWholeMessage() async {
    let run = await render("x", "-oout", "--jobs", "many")
    #expect(
      run.messages == """
        Error: The value 'many' is invalid for '--jobs <count>': Please provide a whole number from \
        1 to 1024.
        Help:  --jobs <count>  Pictures drawn at one time. The files are the same whatever it is.
        Usage: gradient render [<options>] -o <dir> <style> ...
          See 'gradient render --help' for more information.

        """)
  }

  @Test func helpWinsOverMistakes() async {
    let run = await render("--scale", "4y", "-h")
    #expect(run.code == .success)
    #expect(
      run.output.hasPrefix("OVERVIEW: Draw the controls of style files as PNG or SVG files.\n"))
  }

  @Test(arguments: [
    ("rendr", "Error: Unknown command 'rendr'. Did you mean 'render'? Please provide one of "),
    ("paint", "Error: Unknown command 'paint'. Please provide one of 'render', "),
    ("--verson", "Error: Unknown option '--verson'. Did you mean '--version'? A command comes "),
  ])
  func unknownCommandsAreNamed(_ word: String, _ message: String) async {
    let run = await Run(word)
    #expect(run.code == .usage)
    #expect(run.output == "")
    #expect(run.messages.hasPrefix(message))
    #expect(run.messages.hasSuffix("  See 'gradient --help' for more information.\n"))
  }

  @Test(arguments: [["--version"], ["render", "--version"], ["check", "x", "--version"]])
  func versionAlone(_ arguments: [String]) async {
    let run = await Run(arguments: arguments)
    #expect(run == Run(code: .success, output: "0.1.0\n", messages: ""))
  }
}
