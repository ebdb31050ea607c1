import Foundation
import GradientTool
import Testing

@Suite struct DiffTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ fill: String, name: String = "rec", extra: String = "") -> String {
    """
    { "\(name)": { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
        "fill": { "$value": "\(fill)" }, "width": { "$value": "40px" }, "height": { "$value": "20px" },
        "disabled-look": { "$value": "none" }, "press": { "$value": "none" }\(extra) } }
    """
  }

  @Test func `as text it says what is seen where, and what is written`() async throws {
    let old = try folder.write(file("#f287b0"), to: "old.tokens.json")
    let new = try folder.write(
      file("#f287b1", extra: ##", "states": { "selected": { "fill": { "$value": "#f287b0" } } }"##),
      to: "new.tokens.json")
    let run = await Run("diff", old, new)
    #expect(run.code == .failure)
    #expect(run.messages == "")
    #expect(
      run.output == """
        \(old) → \(new)
        ~ rec changed
          fill           #f287b0 → #f287b1
                         in normal, focused, hovered, highlighted, loading and disabled
          written
            fill: #f287b0 → #f287b1
            selected, fill: nothing → #f287b0
        1 control: 1 changed; 1 to be seen.

        """)
  }

  @Test func `files whose controls are the same are 0`() async throws {
    let old = try folder.write(file("#ffffff"), to: "old.tokens.json")
    let new = try folder.write("\n" + file("white"), to: "new.tokens.json")
    let run = await Run("diff", old, new)
    #expect(run == Run(code: .success, output: "No control is different.\n", messages: ""))
  }

  @Test func `standard input is one of the two, as with git show`() async throws {
    let new = try folder.write(file("#ffffff"), to: "new.tokens.json")
    let run = await Run("diff", "-", new, input: file("#000000"))
    #expect(run.code == .failure)
    #expect(run.output.hasPrefix("<stdin> → "))
  }

  @Test func `files of folders are compared by their paths`() async throws {
    _ = try folder.write(file("#000000"), to: "old/a.tokens.json")
    _ = try folder.write(file("#000000", name: "b"), to: "old/deep/b.tokens.json")
    _ = try folder.write(file("#000000"), to: "new/a.tokens.json")
    _ = try folder.write(file("#000000", name: "c"), to: "new/c.tokens.json")
    _ = try folder.write("no style file", to: "new/readme.json")
    let run = await Run("diff", folder.path("old"), folder.path("new"))
    #expect(run.code == .failure)
    #expect(
      run.output == """
        c.tokens.json
        + c added (button)

        deep/b.tokens.json
        - b removed (button)
        2 controls: 1 added, 1 removed; 2 to be seen.

        """)
  }

  @Test func `Markdown escapes what names and values may hold`() async throws {
    let old = try folder.write(file("#000000", name: "a|b`*"), to: "old.tokens.json")
    let new = try folder.write(
      file("#ffffff", name: "a|b`*", extra: ##", "sample": { "$value": "``x``|y" }"##),
      to: "new.tokens.json")
    let run = await Run("diff", old, new, "--format", "markdown")
    #expect(run.output.contains("\n### a\\|b\\`\\* changed\n"))
    #expect(run.output.contains("\n| fill | `#000000` | `#ffffff` | in every state |\n"))
    #expect(run.output.contains("| ``` ``x``\\|y ``` |"))
  }

  @Test func `JSON has the same differences`() async throws {
    let old = try folder.write(file("#000000"), to: "old.tokens.json")
    let new = try folder.write(file("#ffffff"), to: "new.tokens.json")
    let run = await Run("diff", old, new, "--json")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let control = try #require(
      ((json as? [[String: Any]])?.first?["controls"] as? [[String: Any]])?.first)
    #expect(control["change"] as? String == "changed")
    #expect(control["isSeen"] as? Bool == true)
    let look = try #require((control["looks"] as? [[String: Any]])?.first)
    #expect(look["member"] as? String == "fill")
    #expect(look["new"] as? String == "#ffffff")
    // Seven states in two directions.
    #expect((look["in"] as? [Any])?.count == 14)
  }

  @Test func `the page holds before and now side by side and loads nothing`() async throws {
    let old = try folder.write(file("#ff0000"), to: "old.tokens.json")
    let new = try folder.write(file("#0000ff"), to: "new.tokens.json")
    let target = folder.path("out/changes.html")
    let run = await Run("diff", old, new, "--format", "html", "-o", target)
    #expect(run.code == .failure)
    #expect(run.output == "1 control: 1 changed; 1 to be seen.\n")
    let page = String(decoding: try folder.bytes("out/changes.html"), as: UTF8.self)
    #expect(page.contains("Made by gradient"))
    // One pair, two pictures at two scales each, and nothing from elsewhere.
    #expect(page.components(separatedBy: "<figure").count == 2)
    #expect(page.components(separatedBy: "data:image/png;base64,").count == 5)
    #expect(!page.contains("http://") && !page.contains("https://"))
    #expect(page.contains("<figcaption>every state</figcaption>"))
    // A second run replaces its own page.
    let again = await Run("diff", old, new, "--format", "html", "-o", target)
    #expect(again.messages == "")
  }

  @Test func `a page of no difference is a page too`() async throws {
    let old = try folder.write(file("#ff0000"), to: "old.tokens.json")
    let target = folder.path("changes.html")
    let run = await Run("diff", old, old, "--format", "html", "-o", target)
    #expect(run.code == .success)
    #expect(
      String(decoding: try folder.bytes("changes.html"), as: UTF8.self)
        .contains("No control is different."))
  }

  @Test func `a file with errors is a failure that names them`() async throws {
    let old = try folder.write(file("#ff"), to: "old.tokens.json")
    let run = await Run("diff", old, old)
    #expect(run.code == .failure)
    #expect(run.output == "")
    #expect(run.messages.contains("[bad-hex]"))
    #expect(run.messages.hasSuffix("nothing was compared because of an error\n"))
  }

  /// `git difftool` gives it in the place of a file that was added or removed.
  @Test func `the null device is a file that is not there`() async throws {
    let path = try folder.write(file("#000000"), to: "a.tokens.json")
    let added = await Run("diff", "/dev/null", path)
    #expect(added.code == .failure)
    #expect(added.output.contains("+ rec added (button)\n"), "\(added.messages)")
    let removed = await Run("diff", path, "/dev/null")
    #expect(removed.output.contains("- rec removed (button)\n"), "\(removed.messages)")
  }

  @Test func `misuse is 64`() async throws {
    let old = try folder.write(file("#ffffff"), to: "old.tokens.json")
    for words in [
      [], [old], [old, old, old], [old, folder.path], [old, old, "--format", "html"],
      [old, old, "--json", "--format", "text"], [old, old, "--format", "pdf"],
    ] {
      let run = await Run(arguments: ["diff"] + words)
      #expect(run.code == .usage, "\(words)")
    }
  }
}
