import GradientModel
import GradientReview
import GradientTokens

/// What is different between style files as Markdown, for a comment on a pull request
/// (GitHub Flavored Markdown, <https://github.github.com/gfm/#tables-extension->).
enum ChangesMarkdown {
  static func text(_ files: [FileChanges]) -> String {
    var text = "**\(ChangesText.summary(files))**\n"
    for file in files where !file.changes.isEmpty {
      text += "\n## \(code(file.label))\n"
      for control in file.changes.controls { text += self.text(control) }
    }
    return text
  }

  private static func text(_ control: ControlChange) -> String {
    var text = "\n### \(escaped(ChangesText.heading(control)))\n"
    if !control.looks.isEmpty {
      text += "\n| member | before | now | where |\n| --- | --- | --- | --- |\n"
      for look in control.looks {
        text += "| \(look.member.name) | \(code(look.old)) | \(code(look.new)) "
        text += "| \(escaped(ChangesText.looks(of: look, in: control.space))) |\n"
      }
    }
    if !control.written.isEmpty {
      text += "\n<details><summary>What the file gives otherwise</summary>\n\n"
      text += "| where | before | now |\n| --- | --- | --- |\n"
      for change in control.written {
        text += "| \(escaped(change.place)) | \(code(change.old)) | \(code(change.new)) |\n"
      }
      text += "\n</details>\n"
    }
    return text
  }

  /// A value as code that no character of it can end; nothing where there is none.
  private static func code(_ text: String?) -> String {
    guard let text else { return "" }
    let plain = PlainLine.of(text).replacing("|", with: "\\|")
    var longest = 0
    var run = 0
    for character in plain {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return longest == 0 && !plain.isEmpty
      ? "\(fence)\(plain)\(fence)" : "\(fence) \(plain) \(fence)"
  }

  /// Text in which no character is markup.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in PlainLine.of(text) {
      if "\\`*_{}[]<>#|!~&@".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
