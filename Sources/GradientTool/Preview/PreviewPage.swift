/// The studio as the preview serves it.
package enum PreviewPage {
  /// The packed page, told where its file's changes come from and allowed to ask there.
  package static let html: String = {
    let policy = #"<meta http-equiv="Content-Security-Policy" content=""#
    let end = #"">"#
    var lines = StudioPage.html.split(separator: "\n", omittingEmptySubsequences: false)
    if let index = lines.firstIndex(where: { $0.hasPrefix(policy) && $0.hasSuffix(end) }) {
      lines[index] =
        lines[index].dropLast(end.count) + "; connect-src 'self'" + end
        + "\n<meta name=\"gradient-preview\" content=\"\(PreviewRules.eventPath)\">"
    }
    return lines.joined(separator: "\n")
  }()
}
