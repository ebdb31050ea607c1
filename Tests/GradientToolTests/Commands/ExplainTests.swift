import Foundation
import GradientModel
import GradientTokens
import GradientTool
import Testing

@Suite struct ExplainTests {
  private static let style = """
    {
      "$extensions": { "dev.gradientcontrols": {
        "appearances": { "dark": { "palette": { "rose": { "$value": "#b05a7c" } } } } } },
      "palette": { "$type": "color", "rose": { "$value": "#f287b0" }, "tea": { "$value": "{palette.rose}" } },
      "base": {
        "$extensions": { "dev.gradientcontrols": { "component": "button", "abstract": true } },
        "border": { "$value": "2px solid {palette.tea}" },
        "title-color": { "$value": "#ffffff" }
      },
      "rec": {
        "$extends": "{base}",
        "$extensions": { "dev.gradientcontrols": { "component": "button", "sample": "Rec" } },
        "fill": { "$value": "{palette.tea}" },
        "states": {
          "selected": { "fill": { "$value": "#112233" } },
          "selected+highlighted": { "title-color": { "$value": "#445566" } } },
        "appearances": { "dark": { "opacity": { "$value": "90%" } } }
      }
    }
    """

  private func explain(_ arguments: String...) async throws -> [String: [String: Any]] {
    let run = await Run(
      arguments: ["explain", "rec", "-", "--json"] + arguments, input: Self.style)
    #expect(run.code == .success, "\(run.messages)")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let looks = try #require(json as? [[String: Any]])
    let members = try #require(looks.first?["members"] as? [[String: Any]])
    var result: [String: [String: Any]] = [:]
    for member in members { result[member["member"] as? String ?? ""] = member }
    return result
  }

  private func place(_ member: [String: Any]?) -> String {
    "\(member?["path"] ?? ""):\(member?["line"] ?? ""):\(member?["column"] ?? "")"
  }

  // Faded: #f287b0 and its alpha in OKLCH, which doubles write with seventeen digits.
  @Test(arguments: ["explain", "list"])
  func `figures for people have four decimals at most, those for programs all`(
    command: String
  ) async throws {
    let arguments = [command] + (command == "explain" ? ["rec", "-"] : ["-"])
    let text = await Run(arguments: arguments + ["--state", "disabled"], input: Self.style)
    #expect(text.output.contains(/oklch\(0\.\d{1,4} 0\.\d{1,4} \d{1,3}(\.\d{1,4})?\)/), "\(text)")
    #expect(!text.output.contains(/\.\d{5}/))
    let json = await Run(
      arguments: arguments + ["--state", "disabled", "--json"], input: Self.style)
    #expect(json.output.contains(/oklch\(0\.\d{6}/), "\(json)")
  }

  @Test func `a member of the control itself stands where the file gives it`() async throws {
    let fill = try #require(try await explain()["fill"])
    #expect(fill["value"] as? String == "#f287b0")
    #expect(fill["rule"] as? String == "the control itself")
    #expect(fill["token"] as? String == "rec.fill")
    #expect(place(fill) == "<stdin>:13:5")
  }

  @Test func `aliases are followed, one after another`() async throws {
    let fill = try #require(try await explain()["fill"])
    let aliases = try #require(fill["aliases"] as? [[String: Any]])
    #expect(aliases.map { $0["token"] as? String } == ["palette.tea", "palette.rose"])
    #expect(aliases.map { $0["depth"] as? Int } == [0, 1])
    #expect(aliases.map { place($0) } == ["<stdin>:4:67", "<stdin>:4:34"])
  }

  @Test func `what $extends brings is named with the base and the place of $extends`() async throws
  {
    for (name, value) in [("border-fill", "#f287b0"), ("border-width", "2px")] {
      let member = try #require(try await explain()[name])
      #expect(member["value"] as? String == value)
      #expect(place(member) == "<stdin>:7:5")
      let extends = try #require(member["extends"] as? [String: Any])
      #expect(extends["from"] as? String == "base.border")
      #expect(extends["by"] as? String == "rec")
      #expect(place(extends) == "<stdin>:11:5")
    }
  }

  @Test func `a word of our extension stands where the extension has it`() async throws {
    let sample = try #require(try await explain()["sample"])
    #expect(sample["value"] as? String == "Rec")
    #expect(place(sample) == "<stdin>:12:71")
  }

  @Test func `an appearance by the file's tokens is told from one by an override`() async throws {
    let members = try await explain("--appearance", "dark")
    let fill = try #require(members["fill"])
    #expect(fill["value"] as? String == "#b05a7c")
    #expect(fill["rule"] as? String == "tokens of dark")
    #expect(fill["overruled"] as? [String] == ["the control itself"])
    #expect(place(fill) == "<stdin>:13:5")
    let aliases = try #require(fill["aliases"] as? [[String: Any]])
    #expect(aliases.map { place($0) } == ["<stdin>:4:67", "<stdin>:3:45"])
    let opacity = try #require(members["opacity"])
    #expect(opacity["value"] as? String == "90%")
    #expect(opacity["rule"] as? String == "appearance dark")
    #expect(place(opacity) == "<stdin>:17:32")
  }

  @Test func `a union wins, and what it says nothing about is derived`() async throws {
    let members = try await explain("--state", "selected+highlighted")
    let title = try #require(members["title-color"])
    #expect(title["rule"] as? String == "union selected+highlighted")
    #expect(place(title) == "<stdin>:16:33")
    let fill = try #require(members["fill"])
    #expect(fill["rule"] as? String == "derived by press 'auto' from state selected")
    #expect(place(fill) == "<stdin>:15:21")
    #expect(members["opacity"]?["rule"] as? String == "default")
    #expect(members["image-color"]?["rule"] as? String == "default: the title's colour")
  }

  @Test func `states that are dropped are named`() async {
    let run = await Run(
      "explain", "rec", "-", "--state", "hovered+disabled", input: Self.style)
    #expect(run.output.hasPrefix("rec, hovered+disabled (<stdin>)\n  hovered is dropped: "))
  }

  @Test func `a control that is not there is answered with those that are`() async {
    let run = await Run("explain", "rek", "-", input: Self.style)
    #expect(run.code == .failure)
    #expect(
      run.messages
        == "gradient: error: no control is called 'rek'; there are 'rec'; did you mean 'rec'?\n")
  }

  @Test func `a name alone is a wrong command line`() async {
    let run = await Run("explain", "rec")
    #expect(run.code == .usage)
    #expect(run.messages.hasPrefix("Error: Missing expected argument '<style> ...'.\n"))
  }
}
