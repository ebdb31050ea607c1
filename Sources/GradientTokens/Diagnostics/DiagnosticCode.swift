import GradientModel

/// The name of a rule that a style file can break.
public struct DiagnosticCode: Sendable {
  private let word: StaticString

  init(_ word: StaticString) {
    self.word = word
  }

  /// The name, in lower case with hyphens.
  ///
  /// It stays the same from release to release.
  public var name: String {
    String(word)
  }
}

// What JSON itself asks for.
extension DiagnosticCode {
  package static let syntax = DiagnosticCode("syntax")
  static let comment = DiagnosticCode("comment")
  static let trailingComma = DiagnosticCode("trailing-comma")
  package static let encoding = DiagnosticCode("encoding")
  static let byteOrderMark = DiagnosticCode("byte-order-mark")
  static let duplicateKey = DiagnosticCode("duplicate-key")
  package static let limit = DiagnosticCode("limit")
}

// Tokens, groups and what they refer to.
extension DiagnosticCode {
  static let badName = DiagnosticCode("bad-name")
  static let tokenWithChildren = DiagnosticCode("token-with-children")
  static let valueAndReference = DiagnosticCode("value-and-ref")
  static let notAToken = DiagnosticCode("not-a-token")
  static let unknownType = DiagnosticCode("unknown-type")
  static let missingType = DiagnosticCode("missing-type")
  static let typeMismatch = DiagnosticCode("type-mismatch")
  package static let wrongShape = DiagnosticCode("wrong-shape")
  static let outOfRange = DiagnosticCode("out-of-range")
  static let unknownUnit = DiagnosticCode("unknown-unit")
  static let unknownColorSpace = DiagnosticCode("unknown-color-space")
  static let componentCount = DiagnosticCode("component-count")
  static let badHex = DiagnosticCode("bad-hex")
  package static let badValue = DiagnosticCode("bad-value")
  static let unresolvedReference = DiagnosticCode("unresolved-reference")
  static let referenceToGroup = DiagnosticCode("reference-to-group")
  static let cycle = DiagnosticCode("cycle")
  static let badExtends = DiagnosticCode("bad-extends")
  static let mixedSpelling = DiagnosticCode("mixed-spelling")
  static let expression = DiagnosticCode("expression")
  package static let unsupported = DiagnosticCode("unsupported")
}

// Resolver documents.
extension DiagnosticCode {
  static let resolverVersion = DiagnosticCode("resolver-version")
  static let resolverOrder = DiagnosticCode("resolver-order")
  static let unknownSource = DiagnosticCode("unknown-source")
  static let duplicateName = DiagnosticCode("duplicate-name")
  static let noContexts = DiagnosticCode("no-contexts")
  static let missingDefault = DiagnosticCode("missing-default")
  static let badInput = DiagnosticCode("bad-input")
  static let fileMissing = DiagnosticCode("file-missing")
  static let fileOutside = DiagnosticCode("file-outside")
}

// What deserves a second look.
extension DiagnosticCode {
  static let hexDisagrees = DiagnosticCode("hex-disagrees")
  static let deprecated = DiagnosticCode("deprecated")
  static let unknownKey = DiagnosticCode("unknown-key")
  static let unfinishedToken = DiagnosticCode("unfinished-token")
  static let clampedPosition = DiagnosticCode("clamped-position")
  static let unsortedStops = DiagnosticCode("unsorted-stops")
  static let singleStop = DiagnosticCode("single-stop")
  package static let nameCollision = DiagnosticCode("name-collision")
  package static let legacySpelling = DiagnosticCode("legacy-spelling")
  static let missingMember = DiagnosticCode("missing-member")
}

// Components: groups that are controls.
extension DiagnosticCode {
  static let unknownComponent = DiagnosticCode("unknown-component")
  static let unknownMember = DiagnosticCode("unknown-member")
  static let unknownState = DiagnosticCode("unknown-state")
  static let unknownAppearance = DiagnosticCode("unknown-appearance")
  static let unknownControl = DiagnosticCode("unknown-control")
  /// A file that declares no control, which only some commands mind.
  package static let noControls = DiagnosticCode("no-controls")
  static let layoutInState = DiagnosticCode("layout-in-state")
  static let unsupportedVersion = DiagnosticCode("unsupported-version")
}

// What other people's files say and a style file cannot.
extension DiagnosticCode {
  package static let leftOut = DiagnosticCode("left-out")
  package static let approximated = DiagnosticCode("approximated")
  package static let renamed = DiagnosticCode("renamed")
  package static let oneSize = DiagnosticCode("one-size")
}
