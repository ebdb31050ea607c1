extension TreeBuilder {
  /// Our key in `$extensions`.
  static let vendorKey: StaticString = "dev.gradientcontrols"

  mutating func readGroupProperty(
    _ member: NodeReference, of group: Int, _ document: JSONDocument
  ) {
    let node = Int(member.node)
    if document.key(node, is: "$extends") || document.key(node, is: "$ref") {
      guard document.kind(node) == .string else {
        return report(
          .error, .badExtends, member, group: group,
          "$extends is \(document.excerpt(node)); it names a group: \"{a.b}\" or \"#/a/b\"")
      }
      tree.nodes[group].extends = member
    } else if document.key(node, is: "$value") {
      if group == 0 {
        report(
          .error, .notAToken, member, isKey: true, group: group,
          "the file's outermost object is a group and has no $value; name the token inside it")
      }
    } else if document.key(node, is: "$schema"), group == 0 {
      return
    } else if !readSharedProperty(member, of: group, document) {
      report(
        .warning, .unknownKey, member, isKey: true, group: group,
        "“\(text(document.key(node)))” is not a key of DTCG, which reserves $; it is kept unread")
    }
  }

  /// Reads what tokens and groups have in common; false where the key is none of that.
  private mutating func readSharedProperty(
    _ member: NodeReference, of node: Int, _ document: JSONDocument
  ) -> Bool {
    let value = Int(member.node)
    if document.key(value, is: "$type") {
      readType(member, of: node, document)
      return true
    }
    // Nothing else is so short, and a file is full of these.
    if document.nodes[value].keyEnd - document.nodes[value].keyStart < 11 { return false }
    if document.key(value, is: "$description") {
      if document.kind(value) != .string {
        report(
          .error, .wrongShape, member, group: node,
          "$description is \(document.excerpt(value)); it is a string")
      }
    } else if document.key(value, is: "$deprecated") {
      readDeprecated(member, of: node, document)
    } else if document.key(value, is: "$extensions") {
      readExtensions(member, of: node, document)
    } else {
      return false
    }
    return true
  }

  private mutating func readType(
    _ member: NodeReference, of node: Int, _ document: JSONDocument
  ) {
    guard let name = document.string(Int(member.node)) else {
      return report(
        .error, .unknownType, member, group: node,
        "$type is \(document.excerpt(Int(member.node))); it is one of \(TokenType.list)")
    }
    if let type = TokenType(name: name) {
      tree.nodes[node].declaredType = type
    } else if let type = TokenType(otherToolsName: name) {
      tree.nodes[node].declaredType = type
      let reading = type == .other ? "kept untouched" : "read as \(type.name)"
      report(
        .note, .legacySpelling, member, group: node,
        "“\(text(name))” is another tool's type; it is \(reading)")
    } else {
      tree.nodes[node].declaredType = .other
      var message = "“\(text(name))” is not a type; the types are \(TokenType.list)"
      let lowered = name.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }
      for type in TokenType.allCases
      where type.name.utf8.map({ $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }) == lowered {
        message = "“\(text(name))” is not a type; case matters: write “\(type.name)”"
      }
      report(.error, .unknownType, member, group: node, message)
    }
  }

  private mutating func readDeprecated(
    _ member: NodeReference, of node: Int, _ document: JSONDocument
  ) {
    switch document.kind(Int(member.node)) {
    case .boolean: tree.nodes[node].deprecated = document.boolean(Int(member.node))
    case .string: tree.nodes[node].deprecated = true
    default:
      report(
        .error, .wrongShape, member, group: node,
        "$deprecated is \(document.excerpt(Int(member.node))); it is true, false or the reason as a "
          + "string")
    }
  }

  private mutating func readExtensions(
    _ member: NodeReference, of node: Int, _ document: JSONDocument
  ) {
    guard document.kind(Int(member.node)) == .object else {
      return report(
        .error, .wrongShape, member, group: node,
        "$extensions is \(document.excerpt(Int(member.node))); it is an object with one member for "
          + "each vendor")
    }
    guard let vendor = document.member(TreeBuilder.vendorKey, of: Int(member.node)) else {
      return noteMisspelling(in: member, of: node, document)
    }
    guard document.kind(vendor) == .object else {
      return report(
        .error, .wrongShape, member.with(node: vendor), group: node,
        "our extension is \(document.excerpt(vendor)); it is an object")
    }
    // Of several layers that describe one group, the later one's extension lies nearer.
    if !tree.nodes[node].isToken, let earlier = tree.nodes[node].vendor {
      tree.nodes[node].inheritedVendors = tree.linkVendor(
        earlier, before: tree.nodes[node].inheritedVendors)
    }
    tree.nodes[node].vendor = member.with(node: vendor)
    checkVendorMembers(member.with(node: vendor), of: node, document)
    if let abstract = document.member("abstract", of: vendor) {
      if document.boolean(abstract) == nil {
        report(
          .error, .wrongShape, member.with(node: abstract), group: node,
          "abstract is \(document.excerpt(abstract)); it is true or false")
      }
      tree.nodes[node].isAbstract = document.boolean(abstract) ?? false
    }
    if let component = document.member("component", of: vendor), !tree.nodes[node].isToken,
      node != 0
    {
      tree.nodes[node].component = member.with(node: component)
    }
  }

  /// A key that is nearly ours would otherwise be some other tool's, and say nothing.
  private mutating func noteMisspelling(
    in extensions: NodeReference, of node: Int, _ document: JSONDocument
  ) {
    for member in document.children(of: Int(extensions.node)) {
      let key = document.key(member)
      guard MemberNames.nearest(to: key, in: [TreeBuilder.vendorKey, "gradientcontrols"]) != nil
      else { continue }
      report(
        .warning, .unknownKey, extensions.with(node: member), isKey: true, group: node,
        "“\(text(key))” is not our key, so nothing in it is read; did you mean "
          + "“dev.gradientcontrols”?")
    }
  }

  /// Names what our extension on a group does not have; a token's is read with its value, and the
  /// file's own with the theme.
  private mutating func checkVendorMembers(
    _ vendor: NodeReference, of group: Int, _ document: JSONDocument
  ) {
    guard group != 0, !tree.nodes[group].isToken else { return }
    let allowed: [StaticString] = [
      "component", "abstract", "version", "press", "disabled-look", "dynamic-type", "sample",
      "curve", "ignore",
    ]
    for member in document.children(of: Int(vendor.node)) {
      let key = document.key(member)
      if document.key(member, is: "ignore") {
        for fault in IgnoredRules.faults(in: document, member) {
          report(.error, .badValue, vendor.with(node: fault.node), group: group, fault.message)
        }
      }
      if MemberNames.contains(allowed, key) { continue }
      let near = MemberNames.nearest(to: key, in: allowed)
      report(
        .warning, .unknownKey, vendor.with(node: member), isKey: true, group: group,
        "our extension on a group has no member “\(text(key))”; "
          + (near.map { "did you mean \($0)?" } ?? "there are \(MemberNames.list(allowed))"))
    }
  }

  mutating func readToken(
    _ object: NodeReference, value: Int, isReference: Bool, into token: Int,
    _ document: JSONDocument
  ) {
    tree.nodes[token].value = object.with(node: mode(of: Int(object.node), value, document, token))
    tree.nodes[token].isReference = isReference
    let isPlain = tree.nodes[token].isPlain
    for member in document.children(of: Int(object.node)) where member != value {
      let reference = object.with(node: member)
      if document.bytes[Int(document.nodes[member].keyStart)] != UInt8(ascii: "$") {
        readTokenMemberWithoutDollar(reference, of: token, document, isPlain: isPlain)
      } else if document.key(member, is: "$ref") {
        report(
          .error, .valueAndReference, reference, isKey: true, group: token,
          "a token has either $value or $ref; remove one of them")
      } else if document.key(member, is: "$root") {
        reportChild(reference, of: token, document)
      } else if document.key(member, is: "$extends") {
        report(
          .error, .badExtends, reference, isKey: true, group: token,
          "$extends is for groups; a token takes another's value by an alias such as \"{a.b}\"")
      } else if !readSharedProperty(reference, of: token, document) {
        report(
          .warning, .unknownKey, reference, isKey: true, group: token,
          "“\(text(document.key(member)))” is not a key of DTCG, which reserves $; it is kept unread"
        )
      }
    }
  }

  private mutating func readTokenMemberWithoutDollar(
    _ member: NodeReference, of token: Int, _ document: JSONDocument, isPlain: Bool
  ) {
    let node = Int(member.node)
    if isPlain {
      if document.key(node, is: "type") { return readType(member, of: token, document) }
      if document.key(node, is: "extensions") || document.key(node, is: "attributes") { return }
      if document.kind(node) != .object { return }
    }
    // Workleap's Hopper and GitHub's Primer write these beside $value.
    if document.kind(node) == .number,
      document.key(node, is: "angle") || document.key(node, is: "alpha")
    {
      return report(
        .note, .legacySpelling, member, isKey: true, group: token,
        "“\(text(document.key(node)))” stands beside $value, where DTCG has no such key; it is read "
          + "as other tools mean it")
    }
    reportChild(member, of: token, document)
  }

  private mutating func reportChild(
    _ member: NodeReference, of token: Int, _ document: JSONDocument
  ) {
    report(
      .error, .tokenWithChildren, member, isKey: true, group: token,
      "has a value and also the member “\(text(document.key(Int(member.node))))”; a token has no "
        + "children: make it a group and move the value into its $root")
  }
}
