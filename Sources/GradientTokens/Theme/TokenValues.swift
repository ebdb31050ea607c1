import GradientModel

/// Reads the values of a tree's tokens, each after those that it refers to.
///
/// What cannot be read has no value and a finding; what refers to it stays silent, so one fault is
/// one finding.
struct TokenValues {
  let tree: TokenTree
  var findings: Findings
  private(set) var values: [TokenValue?]
  /// The stops of all gradients so far.
  var stopCount = 0
  /// The token that is being read, for messages.
  var token = 0
  /// The text that is being read, for the places of its aliases.
  var text = NodeReference(0, 0)
  /// Whether missing references were not looked for before.
  var isUnlinked = false

  init(_ resolved: TokenReading.Resolved, findings: Findings) {
    tree = resolved.tree
    self.findings = findings
    values = [TokenValue?](repeating: nil, count: resolved.tree.nodes.count)
    for token in resolved.order { values[token] = read(token) }
  }

  private mutating func read(_ token: Int) -> TokenValue? {
    let node = tree.nodes[token]
    guard !node.isBroken, let resolved = node.resolved else { return nil }
    self.token = token
    guard let kind = kind(of: token, node) else { return nil }
    if kind == .type(.other) { return nil }
    guard !hasModifier(node) else { return nil }
    var value: TokenValue?
    if node.target >= 0, tree.nodes[node.target].type != .other,
      let known = values[node.target]
    {
      value = known
      // A word, radius or paint may be read from a token of a more general kind.
      if !agrees(known, with: kind) { value = read(resolved, as: kind) }
    } else if node.target >= 0, tree.nodes[node.target].type != nil,
      tree.nodes[node.target].type != .other
    {
      return nil
    } else {
      value = read(resolved, as: kind)
    }
    return value.map { extended($0, by: node) }
  }

  /// What a token is read as: what its place in a control says, else its type.
  private mutating func kind(of token: Int, _ node: TokenTree.Node) -> ValueKind? {
    if node.isInComponent, let member = ValueKind.ofMember(tree.key(token)) {
      guard let type = node.type, type != .other, !member.admits(type) else { return member }
      // The name may be another's: only a declared type that disagrees counts.
      return .type(type)
    }
    if let type = node.type { return .type(type) }
    let key = tree.key(token)
    if let near = MemberNames.nearest(to: key) {
      report(
        .error, .unknownMember, tree.place(node.object, isKey: true),
        "a control has no member “\(String(utf8: key))”; did you mean \(near)?")
    } else {
      report(
        .error, .missingType, tree.place(node.object, isKey: true),
        "is no member of a control: there are \(MemberNames.list(MemberNames.tokens)); a token of another "
          + "kind needs a $type")
    }
    return nil
  }

  private func agrees(_ value: TokenValue, with kind: ValueKind) -> Bool {
    switch kind {
    case .paint: value.paint != nil
    case .corners: value.outlineCorners != nil
    case .opacity: value.number.map { $0 >= 0 && $0 <= 1 } ?? false
    case .partialTypography: value.typography != nil
    case .word: value.word != nil
    case .type: true
    }
  }

  mutating func read(_ value: NodeReference, as kind: ValueKind) -> TokenValue? {
    switch kind {
    case .paint: return paint(value)
    case .corners: return corners(value)
    case .opacity: return opacity(value).map { .number($0) }
    case .partialTypography: return typography(value, isPartial: true).map { .typography($0) }
    case .word: return word(value)
    case .type(let type):
      switch type {
      case .color: return colorOrGradient(value)
      case .dimension: return length(value).map { .length($0) }
      case .number: return number(value).map { .number($0) }
      case .fontFamily: return fontFamilies(value).map { .fontFamilies($0) }
      case .fontWeight: return fontWeight(value).map { .fontWeight($0) }
      case .duration: return duration(value).map { .duration($0) }
      case .cubicBezier: return curve(value).map { .curve($0) }
      case .strokeStyle: return stroke(value).map { .stroke($0) }
      case .border: return border(value).map { .border($0) }
      case .transition: return timing(value).map { .transition($0) }
      case .shadow: return shadows(value).map { .shadows($0) }
      case .gradient: return gradient(value).map { .gradient($0) }
      case .typography: return typography(value, isPartial: false).map { .typography($0) }
      case .other: return nil
      }
    }
  }

  // MARK: References

  // What these do is the same for every kind of value. It is in functions that are not generic, so
  // that a browser's module holds it once and not once for each kind.

  /// The value that a part of a value has, whether it stands there or is referred to.
  mutating func part<Value>(
    _ value: NodeReference, _ wanted: String, from known: (TokenValue) -> Value?,
    parse: (inout TokenValues, NodeReference) -> Value?
  ) -> Value? {
    switch found(value) {
    case .text(let place): parse(&self, place)
    case .token(let token): self.value(of: token, wanted, at: value, from: known)
    case .nothing: nil
    }
  }

  /// Where the value of a part of a value is to be had.
  private enum FoundPart {
    case text(NodeReference)
    case token(Int)
    /// Nowhere, and there is a finding.
    case nothing
  }

  @inline(never)
  private mutating func found(_ value: NodeReference) -> FoundPart {
    if let token = tree.target(noted: value) { return .token(token) }
    guard let reference = tree.reference(in: Int(value.node), of: tree.document(value)) else {
      return .text(value)
    }
    switch tree.target(of: reference) {
    case .token(let token), .legacy(let token): return .token(token)
    case .part:
      if let followed = tree.followed(value) { return .text(followed) }
      if let circle = tree.circle(from: value) {
        report(.error, .cycle, value, circle)
      } else {
        report(
          .error, .unresolvedReference, value,
          "the $ref leads to a part that the value does not have")
      }
    case .group, .missing:
      if isUnlinked {
        report(.error, .unresolvedReference, value, "refers to a token that does not exist")
      }
    }
    return .nothing
  }

  /// The value of a token that something refers to, which has to be of a kind.
  func knownValue(of token: Int) -> TokenValue? { values[token] }

  /// The value of a token that something refers to; the offset is where in a string's text the
  /// reference stands, nil where it is all of it.
  mutating func value<Value>(
    of token: Int, _ wanted: String, at reference: NodeReference, offset: Int? = nil,
    from known: (TokenValue) -> Value?
  ) -> Value? {
    guard let value = given(token, wanted, at: reference, offset: offset) else { return nil }
    if let result = known(value) { return result }
    reportKind(of: token, wanted, at: reference, offset: offset)
    return nil
  }

  @inline(never)
  private mutating func given(
    _ token: Int, _ wanted: String, at reference: NodeReference, offset: Int?
  ) -> TokenValue? {
    if values[token] == nil, tree.nodes[token].type == .other {
      report(
        .error, .typeMismatch, place(in: reference, offset: offset),
        "refers to \(tree.name(token)), which has a type of another tool; a \(wanted) is expected")
    }
    return values[token]
  }

  @inline(never)
  private mutating func reportKind(
    of token: Int, _ wanted: String, at reference: NodeReference, offset: Int?
  ) {
    report(
      .error, .typeMismatch, place(in: reference, offset: offset),
      "refers to \(tree.name(token)), which is a \(tree.nodes[token].type?.name ?? "different kind"); "
        + "a \(wanted) is expected")
  }

  /// The place of a byte of a string's text, or of all of a value; looking for it takes time.
  private func place(in reference: NodeReference, offset: Int?) -> Findings.Place {
    guard let offset else { return tree.place(reference) }
    return place(in: reference, offset: offset)
  }

  // MARK: Findings

  @inline(never)
  mutating func report(
    _ severity: Diagnostic.Severity, _ code: DiagnosticCode, _ value: NodeReference,
    isKey: Bool = false, _ message: String
  ) {
    report(severity, code, tree.place(value, isKey: isKey), message)
  }

  @inline(never)
  mutating func report(
    _ severity: Diagnostic.Severity, _ code: DiagnosticCode, _ place: Findings.Place,
    _ message: String
  ) {
    // What `$extends` brought is the fault of where it came from, once for all who extend it.
    let origin = tree.nodes[token].origin
    findings.add(
      severity, code, at: place, name: tree.name(origin >= 0 ? origin : token), message)
  }

  /// Says that a value is not of a shape that its type allows.
  @inline(never)
  mutating func reportShape(_ value: NodeReference, _ wanted: String) {
    let document = tree.document(value)
    guard document.kind(Int(value.node)) != .invalid else { return }
    report(
      .error, .wrongShape, value,
      "found \(document.excerpt(Int(value.node))); \(wanted)")
  }

  func document(_ value: NodeReference) -> JSONDocument {
    tree.document(value)
  }
}
