import Foundation
import GradientTool
import Testing

@Suite struct ListTests {
  private let style = """
    { "rec": {
      "$extensions": { "dev.gradientcontrols": { "component": "button" } },
      "fill": { "$value": "linear-gradient(to right, #ff0000, #0000ff80 70%)" },
      "title-color": { "$value": "color(display-p3 1 1 1)" },
      "sample": { "$value": "a \\"b\\", c" },
      "states": { "highlighted": { "fill": { "$value": "#00ff00" }, "overlay": { "$value": "none" } } }
    } }
    """

  @Test func `a control is whole in its first state and in others as far as it differs`() async {
    let run = await Run(
      "list", "-", "--state", "normal,selected,highlighted", input: style)
    #expect(run.code == .success)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "rec, normal (<stdin>)")
    #expect(
      Array(lines[1...3]) == [
        "  fill           linear-gradient(to right in srgb)",
        "                 0%      #ff0000",
        "                 70%     #0000ff80",
      ])
    #expect(lines.contains("  title-color    #ffffff  color(display-p3 1 1 1)"))
    #expect(
      Array(lines.suffix(4)) == [
        "rec, selected (<stdin>)", "  looks as in normal", "rec, highlighted (<stdin>)",
        "  fill           #00ff00",
      ])
  }

  @Test func `CSV has a row for each member and stop, quoted as RFC 4180 says`() async {
    let run = await Run("list", "-", "--state", "normal", "--format", "csv", input: style)
    let rows = run.output.components(separatedBy: "\r\n")
    let look = "<stdin>,rec,button,normal,light,ltr,regular"
    #expect(
      Array(rows[0...3]) == [
        "style,control,component,state,appearance,direction,metrics,member,stop,position,value,srgb",
        look + ",fill,,,\"linear-gradient(to right, #ff0000, #0000ff80 70%)\",",
        look + ",fill,1,0,#ff0000,#ff0000", look + ",fill,2,0.7,#0000ff80,#0000ff80",
      ])
    #expect(rows.contains(look + ",sample,,,\"a \"\"b\"\", c\","))
    #expect(rows.last == "")
  }

  @Test func `JSON has the same members`() async throws {
    let run = await Run("list", "-", "--state", "normal", "--json", input: style)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let look = try #require((json as? [[String: Any]])?.first)
    #expect(look["control"] as? String == "rec")
    let members = try #require(look["members"] as? [[String: Any]])
    let stops = try #require(members.first?["stops"] as? [[String: Any]])
    #expect(stops.map { $0["position"] as? Double } == [0, 0.7])
    #expect(stops.map { $0["srgb"] as? String } == ["#ff0000", "#0000ff80"])
  }

  @Test func `the table and JSON cannot both be asked for`() async {
    let run = await Run("list", "-", "--json", "--format", "csv", input: style)
    #expect(run.code == .usage)
  }

  @Test(arguments: ExampleStyle.allCases)
  func `every control, appearance and state of the examples is listed`(
    _ example: ExampleStyle
  ) async throws {
    let list = await Run("list", "--format", "csv", example.path)
    #expect(list.code == .success)
    let folder = try TemporaryFolder()
    let render = await Run(
      "render", example.path, "--appearance", "all", "--metrics", "all", "--scale", "1", "--size",
      "4x4", "--no-title", "-o", folder.path)
    #expect(render.code == .success, "\(render.messages)")
    let looks = Set(
      list.output.components(separatedBy: "\r\n").dropFirst().dropLast().map { row in
        row.dropFirst(example.path.count).split(separator: ",").prefix(6).joined(separator: ",")
      })
    let pictures = try folder.names().filter { $0.hasSuffix(".png") }
    #expect(looks.count == pictures.count)
  }
}
