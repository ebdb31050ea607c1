import GradientModel
import GradientReview
import GradientTokens

/// How findings are written.
enum CheckFormat: CaseIterable, Sendable {
  /// A line each, as compilers write them.
  case text
  /// An array of objects.
  case json
  /// Commands that a GitHub workflow shows as annotations of the file.
  case github

  var name: String {
    switch self {
    case .text: "text"
    case .json: "json"
    case .github: "github"
    }
  }

  func text(of findings: [CheckFinding]) -> String {
    switch self {
    case .text: findings.map { $0.text + "\n" }.joined()
    case .json: JSONValue.array(findings.map(\.json)).text + "\n"
    case .github: findings.map { $0.annotation + "\n" }.joined()
    }
  }
}

extension CheckFinding {
  var text: String {
    let start = "\(place.text): \(severity.word): [\(rule)] "
    return PlainLine.of(name.isEmpty ? start + message : start + name + ": " + message)
  }

  /// A workflow command (<https://docs.github.com/actions/reference/workflow-commands-for-github-actions>):
  /// in its message `%` and line ends are escaped, in its properties `:` and `,` too.
  ///
  /// What a terminal would obey is shown, for the log is one.
  var annotation: String {
    let command =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    let properties = [
      ("file", place.path), ("line", String(place.line)), ("col", String(place.column)),
      ("title", "gradient check: \(rule)"),
    ]
    let list = properties.map { "\($0)=\(Self.escaped($1, isProperty: true))" }
    let words = name.isEmpty ? message : "\(name): \(message)"
    return "::\(command) \(list.joined(separator: ","))::\(Self.escaped(words))"
  }

  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { PlainLine.of(String($0)) }.joined(separator: "\n").unicodeScalars.map {
      scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where isProperty: "%3A"
      case "," where isProperty: "%2C"
      default: String(scalar)
      }
    }.joined()
  }

  fileprivate var json: JSONValue {
    var members =
      place.json + [
        ("severity", .string(severity.word)), ("rule", .string(rule)), ("name", .string(name)),
        ("message", .string(message)),
      ]
    if let review {
      members.append(("looks", .array(review.looks.map(\.json))))
      if let contrast = review.contrast { members.append(("contrast", contrast.json)) }
      if let suggestion = review.suggestion { members.append(("suggestion", suggestion.json)) }
    }
    return .object(members)
  }
}

extension ReviewedLook {
  fileprivate var json: JSONValue {
    .object([
      ("state", .string(state.name)), ("appearance", .string(environment.appearance.name)),
      ("direction", .string(environment.layoutDirection.name)),
      ("metrics", .string(environment.metrics.name)),
    ])
  }
}

extension ContrastMeasurement {
  fileprivate var json: JSONValue {
    .object([
      // Cut as in messages, so that no reader rounds it up.
      ("ratio", .number((ratio * 100 + 1e-7).rounded(.down) / 100)),
      ("required", .number(required)),
      ("point", .object([("x", .number(point.x)), ("y", .number(point.y))])),
      ("foreground", .string(ColorText.of(foreground))),
      ("background", .string(ColorText.of(background))),
    ])
  }
}

extension ColorSuggestion {
  fileprivate var json: JSONValue {
    .object([
      ("member", .string(place.member.name)), ("state", .string(place.state.name)),
      ("appearance", .string(place.layer.appearance.name)),
      ("stops", .array(isOfGradient ? stops.map { .number(Double($0 + 1)) } : [])),
      ("colors", .array(colors.map { .string(ColorText.of($0)) })),
      ("ratio", .number((ratio * 100 + 1e-7).rounded(.down) / 100)),
      ("difference", .number((difference * 10_000).rounded() / 10_000)),
    ])
  }
}
