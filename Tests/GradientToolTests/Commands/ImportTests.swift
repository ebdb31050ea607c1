import GradientTool
import Testing

@Suite struct ImportTests {
  private static let css = ".rec { background: linear-gradient(#f287b0, #c97391 70%) }\n"
  private static let style = """
    {
      "$extensions": { "dev.gradientcontrols": { "version": 1 } },
      "rec": {
        "$extensions": { "dev.gradientcontrols": { "component": "button" } },
        "fill": { "$type": "gradient", "$value": "linear-gradient(#f287b0, #c97391 70%)" }
      }
    }

    """

  @Test func `a style file is printed or written, and is one that format leaves as it is`()
    async throws
  {
    let folder = try TemporaryFolder()
    let source = try folder.write(Self.css, to: "rec.css")
    var run = await Run("import", "css", source)
    #expect(run == Run(code: .success, output: Self.style, messages: ""))
    run = await Run("import", "css", "-", "-o", "-", input: Self.css)
    #expect(run == Run(code: .success, output: Self.style, messages: ""))
    let output = folder.path("out/rec.tokens.json")
    run = await Run("import", "css", source, "-o", output)
    #expect(run == Run(code: .success, output: "'\(output)'\n", messages: ""))
    #expect(String(decoding: try folder.bytes("out/rec.tokens.json"), as: UTF8.self) == Self.style)
    #expect(await Run("format", "--check", output).code == .success)
    #expect(await Run("check", "--warnings-as-errors", output).code == .success)
  }

  @Test func `a gradient without a name is called like its file, or as one says`() async throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("linear-gradient(red, blue)", to: "sky.css")
    #expect(await Run("import", "css", source).output.contains("\"sky\": {"))
    #expect(await Run("import", "css", source, "--name", "sea").output.contains("\"sea\": {"))
    let piped = await Run("import", "css", "-", input: "linear-gradient(red, blue)")
    #expect(piped.output.contains("\"gradient\": {"))
  }

  @Test func `a file that somebody may have worked on stays unless one insists`() async throws {
    let folder = try TemporaryFolder()
    let source = try folder.write(Self.css, to: "rec.css")
    let output = try folder.write("{}", to: "rec.tokens.json")
    var run = await Run("import", "css", source, "-o", output)
    #expect(run.code == .failure)
    #expect(run.messages.contains("was not made by this command and stays"))
    #expect(try folder.bytes("rec.tokens.json") == Array("{}".utf8))
    run = await Run("import", "css", source, "-o", output, "--force")
    #expect(run.code == .success)
    #expect(String(decoding: try folder.bytes("rec.tokens.json"), as: UTF8.self) == Self.style)
  }

  @Test func `nothing is written where nothing can be imported`() async throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("linear-gradient(red 20px, blue)", to: "a.css")
    var run = await Run("import", "css", source, "-o", folder.path("a.json"))
    #expect(run.code == .failure)
    #expect(run.output == "")
    #expect(run.messages.contains("give one, as in --size 120x44"))
    #expect(run.messages.contains("gradient: error: nothing was written because of the errors in"))
    #expect(try folder.names() == ["a.css"])
    run = await Run("import", "css", source, "--size", "120x40")
    #expect(run.output.contains("linear-gradient(#f00 50%, #00f)"))
    run = await Run("import", "uigradients", source)
    #expect(run.code == .failure)
    #expect(run.output == "")
  }

  @Test func `a command line that means nothing is misuse`() async {
    #expect(await Run("import").code == .usage)
    #expect(await Run("import", "css").code == .usage)
    #expect(await Run("import", "css", "a", "b").code == .usage)
    #expect(await Run("import", "css", "a", "--size", "9").code == .usage)
    #expect(await Run("import", "css", "a", "-o", "x/").code == .usage)
    #expect(await Run("import", "word", "a").messages.contains("Unknown command"))
  }

  @Test func `the list of uiGradients becomes controls`() async {
    let run = await Run(
      "import", "uigradients", "-", input: ##"[{ "name": "Sea Ice", "colors": ["#08f", "#fff"] }]"##
    )
    #expect(run.code == .success)
    #expect(run.output.contains("\"sea-ice\": {"))
    #expect(run.output.contains("linear-gradient(to right, #08f, #fff)"))
  }
}
