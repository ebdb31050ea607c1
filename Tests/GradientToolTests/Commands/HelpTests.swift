import GradientTool
import Testing

@Suite struct HelpTests {
  @Test(arguments: [[], ["help"], ["--help"], ["-h"]])
  func theProgram(_ arguments: [String]) async {
    let run = await Run(arguments: arguments)
    #expect(run.code == .success)
    #expect(run.messages == "")
    #expect(
      run.output == """
        OVERVIEW: Gradient buttons from a style file: drawn, checked and laid out.

        USAGE: gradient <command> [<options>]

        OPTIONS:
          --version               Show the version.
          --verbose               With '--version': also what it was built with and what
                                  it found here.
          --generate-completion-script <shell>
                                  Print the completions for 'bash', 'zsh' or 'fish'.
          --generate-manual       Print the manual page.
          -h, --help              Show help information.

        COMMANDS:
          render                  Draw the controls of style files as PNG or SVG files.
          sheet                   Draw a contact sheet of the controls of style files as
                                  one PNG file.
          showcase                Write one page with the controls of style files, to be
                                  pressed and compared.
          list                    List every control, state, appearance, member and
                                  stop.
          explain                 Explain where each member of a control's look comes
                                  from.
          check                   Check style files and print what is wrong with them.
          format                  Lay out style files in the canonical way.
          compare                 Compare two pictures, or the pictures of two folders.
          diff                    Say what is different between two style files.
          init                    Write a style file to start from.
          schema                  Write the JSON Schema of style files, for editors.
          export css              Write controls as classes of a CSS style sheet.
          export svg              Draw controls as SVG files.
          export swift            Write controls as Swift constants.
          export xcassets         Write controls as an Xcode asset catalog.
          export android          Write controls as Android drawables.
          export tokens           Write a style file as strict design tokens.
          import css              Make a style file of gradients in CSS.
          import figma            Make a style file of the gradients in a Figma file.
          import uigradients      Make a style file of a list of named gradients.
          import tokens           Make a style file of another tool's design tokens.
          studio                  Write the studio, an editor of style files, as one web
                                  page.
          preview                 Show a style file in the browser, anew whenever it is
                                  saved.

          See 'gradient help <command>' for a command's options.

        """)
  }

  @Test func renderSaysEverythingItTakes() async {
    let run = await Run("render", "--help")
    #expect(run.code == .success)
    #expect(run.messages == "")
    #expect(
      run.output == """
        OVERVIEW: Draw the controls of style files as PNG or SVG files.

        Each picture is a file NAME.STATE@2x.png with '~dark', '~high-contrast', '~rtl'
        and '~compact' before the '@', and no '@' part at one pixel per point. It covers
        the control's bounds and, around them, what its shadows reach. 'manifest.json'
        beside the pictures says what each one shows, where the bounds lie in it, and
        its SHA-256. SVG files have no '@' part, stand on nothing and are in sRGB; what
        SVG cannot say is a warning.

        The controls of several style files go to one folder; names that would meet
        there, be it but for letter case, are an error before anything is written.
        Pictures of an earlier run are replaced, all together when all are drawn: after
        an error or an interruption the folder is as it was.

        USAGE: gradient render [<options>] -o <dir> <style> ...

        ARGUMENTS:
          <style> ...             Style files; '-' reads one from standard input.

        WHAT TO DRAW:
          --only <glob>           Only controls whose name is like this, as in
                                  'music/*'. May be repeated.
          --state <list>          States, separated by commas; those that are on
                                  together joined by '+', as in
                                  'normal,selected+highlighted'. 'all' is every single
                                  state and each union that a style declares. (default:
                                  all)
          --appearance <list>     'light', 'dark', 'high-contrast',
                                  'dark+high-contrast', separated by commas. 'all' is
                                  those that a style declares. (default: light)
          --direction <list>      'ltr', 'rtl' or 'all'. (default: ltr)
          --metrics <list>        The height of the bar around a control: 'regular',
                                  'compact' or 'all', which is those that a style
                                  declares. (default: regular)
          --gamut <gamut>         'srgb' or 'p3': the colour space of the pixels.
                                  (default: srgb)
          --text-size <size>      The reader's text size: 'extra-small' to
                                  'extra-extra-extra-large', and 'accessibility-medium'
                                  to 'accessibility-extra-extra-extra-large'. (default:
                                  large)

        HOW TO DRAW IT:
          --scale <list>          Pixels per point, separated by commas, as in '1,2,3'.
                                  (default: 2)
          --size <WxH>            The control's size in points, as in '120x44'.
                                  (default: the style's own)
          --title <text>          The words drawn. (default: the style's sample)
          --no-title              Draw no words.
          --backdrop <colour>     What the control stands on: a CSS colour, 'style' for
                                  the style's own, or 'none'. (default: none)
          --clip                  End the pictures at the control's bounds.
          --dither                Break up bands of colour by a fixed pattern.

        OUTPUT:
          -o, --output <dir>      The folder that the pictures go to; made if it is
                                  missing.
          --format <list>         The kinds of file: 'png', 'svg' or both. (default:
                                  png)
          --json                  Print the manifest instead of a summary.
          --force                 Also replace files that were not made by this command.
          --jobs <count>          Pictures drawn at one time. The files are the same
                                  whatever it is. (default: one for each core)

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func sheetSaysEverythingItTakes() async {
    let run = await Run("sheet", "--help")
    #expect(run.code == .success)
    #expect(run.messages == "")
    #expect(
      run.output == """
        OVERVIEW: Draw a contact sheet of the controls of style files as one PNG file.

        The sheet has a section for each style file, in it a block for each appearance,
        in it a row for each control and a column for each state. Unlike 'render' it
        shows every appearance and metrics that a style declares unless told otherwise.
        Controls stand on what their style gives as backdrop.

        USAGE: gradient sheet [<options>] -o <file> <style> ...

        ARGUMENTS:
          <style> ...             Style files; '-' reads one from standard input.

        WHAT TO DRAW:
          --only <glob>           Only controls whose name is like this, as in
                                  'music/*'. May be repeated.
          --state <list>          States, separated by commas; those that are on
                                  together joined by '+', as in
                                  'normal,selected+highlighted'. 'all' is every single
                                  state and each union that a style declares. (default:
                                  all)
          --appearance <list>     'light', 'dark', 'high-contrast',
                                  'dark+high-contrast', separated by commas. 'all' is
                                  those that a style declares. (default: all)
          --direction <list>      'ltr', 'rtl' or 'all'. (default: ltr)
          --metrics <list>        The height of the bar around a control: 'regular',
                                  'compact' or 'all', which is those that a style
                                  declares. (default: all)
          --gamut <gamut>         'srgb' or 'p3': the colour space of the pixels.
                                  (default: srgb)
          --text-size <size>      The reader's text size: 'extra-small' to
                                  'extra-extra-extra-large', and 'accessibility-medium'
                                  to 'accessibility-extra-extra-extra-large'. (default:
                                  large)

        OUTPUT:
          -o, --output <file>     The PNG file; its folder is made if it is missing.
          --scale <scale>         Pixels per point. (default: 2)
          --force                 Also replace files that were not made by this command.
          --jobs <count>          Pictures drawn at one time. The files are the same
                                  whatever it is. (default: one for each core)

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func checkSaysEverythingItTakes() async {
    let run = await Run("check", "--help")
    #expect(run.code == .success)
    #expect(run.messages == "")
    #expect(
      run.output == """
        OVERVIEW: Check style files and print what is wrong with them.

        Each finding is a line PATH:LINE:COLUMN: SEVERITY: [RULE] NAME: MESSAGE. Titles
        have to be readable at their worst point (WCAG 2.2) in every state, appearance
        and direction; lints ask whether states are seen, gradients do not band and
        radii fit. A rule is left out with '--disable', or in a file, for all of it or
        for one control, with "ignore": [RULES] under "dev.gradientcontrols". Rules:
        title-contrast, control-contrast, invisible-press, hue-only-selected,
        unreadable-disabled, light-only-press, banding, lost-stops, oversized-radius,
        layout-in-state, no-controls. The exit code is 1 if there is an error, and 0 if
        there are only warnings and notes.

        USAGE: gradient check [<options>] <style> ...

        ARGUMENTS:
          <style> ...             Style files; '-' reads one from standard input.

        WHAT TO CHECK:
          --disable <rules>       Rules to leave out, separated by commas.
          --fix                   Write the smallest changes of colour with which titles
                                  can be read into the files, and nothing else.

        FINDINGS:
          --warnings-as-errors    Also fail because of warnings.
          --format <format>       Print as text, as json, or as github, which a workflow
                                  there shows at the lines. (default: text)
          --json                  Print the findings as JSON.

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func formatSaysEverythingItTakes() async {
    let run = await Run("format", "--help")
    #expect(run.code == .success)
    #expect(run.messages == "")
    #expect(
      run.output == """
        OVERVIEW: Lay out style files in the canonical way.

        Prints the file. What other tools keep in '$extensions' stays as it is, and so
        does the order of tokens.

        USAGE: gradient format [<options>] <style> ...

        ARGUMENTS:
          <style> ...             Style files; '-' reads one from standard input.

        LAYOUT:
          -i, --in-place          Replace the files instead of printing them.
          --strict                Write the interchange form of DTCG 2025.10, without
                                  short forms.
          --check                 Print the names of files that are laid out otherwise,
                                  and fail if there are any.

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test(arguments: ["render", "sheet", "check", "format"])
  func theSameByEverySpelling(_ command: String) async {
    let long = await Run(command, "--help")
    #expect(await Run(command, "-h") == long)
    #expect(await Run("help", command) == long)
    #expect(await Run(command, "x", "--help") == long)
  }

  @Test(arguments: ["render", "sheet", "check", "format"])
  func linesFitATerminal(_ command: String) async {
    let run = await Run("help", command)
    for line in run.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }
}
