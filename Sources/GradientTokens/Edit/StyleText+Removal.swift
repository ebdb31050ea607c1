import GradientModel

extension StyleText {
  /// Takes a member out, so that what lies beneath shows again; overrides that are empty then go too.
  ///
  /// - Parameters:
  ///   - member: The member's or token's name; nil for the whole group at the place.
  ///   - place: The group that holds it.
  /// - Returns: The changed text.
  /// - Throws: An error where it is not there, or where something else refers to it.
  package func removing(
    _ member: String?, at place: StylePlace
  ) throws(StyleEditError) -> StyleText {
    let found = try find(place)
    guard found.missing.isEmpty else {
      throw StyleEditError("the file says nothing here, so nothing can be taken out")
    }
    var target = found.node
    if let member {
      guard let node = document.member(named: Array(member.utf8), of: found.node) else {
        throw StyleEditError("“\(member)” is not said here, so it cannot be taken out")
      }
      target = node
    }
    guard target != 0 else { throw StyleEditError("the whole file cannot be taken out") }
    try checkReferences(to: target)
    // What is below the owner's group comes and goes with what it holds.
    while target != found.chain.first, let owner = found.chain.first {
      let parent = Int(document.nodes[target].parent)
      guard parent != owner, found.chain.contains(parent), document.count(parent) == 1 else {
        break
      }
      target = parent
    }
    return try applying(removal(of: target))
  }

  private func checkReferences(to target: Int) throws(StyleEditError) {
    let path = self.path(target)
    let range = document.offset(target)..<Int(document.nodes[target].end)
    let found = references(to: path).first { !range.contains($0.lowerBound) }
    guard let found else { return }
    var cursor = LineCursor()
    cursor.advance(to: found.lowerBound, in: bytes)
    throw StyleEditError(
      "“\(Self.dotted(path))” is still referred to in line \(cursor.line); change that first")
  }

  // MARK: Names

  /// Gives a member, token or group another name; what refers to it follows.
  ///
  /// - Parameters:
  ///   - member: The name; nil for the group at the place.
  ///   - new: The new name.
  ///   - place: The group that holds it.
  /// - Returns: The changed text.
  /// - Throws: An error where it is not there, or the new name is taken or cannot be one.
  package func renaming(
    _ member: String?, to new: String, at place: StylePlace
  ) throws(StyleEditError) -> StyleText {
    let found = try find(place)
    var target = found.missing.isEmpty ? found.node : 0
    if let member, found.missing.isEmpty {
      target = document.member(named: Array(member.utf8), of: found.node) ?? 0
    }
    guard target != 0 else {
      throw StyleEditError("there is nothing of that name here to be renamed")
    }
    let name = Array(new.utf8)
    try Self.checkName(name)
    if document.key(target) == name { return self }
    guard document.member(named: name, of: Int(document.nodes[target].parent)) == nil else {
      throw StyleEditError("“\(new)” is there already")
    }
    var quoted: [UInt8] = []
    JSONString.append(name, to: &quoted)
    let inner = Array(quoted.dropFirst().dropLast())
    let path = self.path(target)
    var changes = references(to: path).map { TextChange($0, inner) }
    for node in [target] + overlays(of: path) {
      let entry = document.nodes[node]
      changes.append(TextChange(Int(entry.keyStart)..<Int(entry.keyEnd), inner))
    }
    return try applying(changes)
  }

  /// The names from the root down.
  func path(_ node: Int) -> [[UInt8]] {
    var path: [[UInt8]] = []
    var node = node
    while node != 0 {
      path.append(document.key(node))
      node = Int(document.nodes[node].parent)
    }
    return path.reversed()
  }

  static func dotted(_ path: [[UInt8]]) -> String {
    String(utf8: Array(path.joined(separator: [UInt8(ascii: ".")])))
  }

  /// The same token or group in the trees that the file's extension lays over it.
  private func overlays(of path: [[UInt8]]) -> [Int] {
    guard let extensions = document.member("$extensions", of: 0),
      let vendor = document.member("dev.gradientcontrols", of: extensions),
      let appearances = document.member("appearances", of: vendor)
    else { return [] }
    return document.children(of: appearances).compactMap { appearance in
      var node: Int? = appearance
      for name in path { node = node.flatMap { document.member(named: name, of: $0) } }
      return node
    }
  }

  /// Where the last name of a path stands in what refers to it: aliases, alone or inside of text,
  /// `$extends` and `$ref`.
  func references(to path: [[UInt8]]) -> [Range<Int>] {
    guard let last = path.last else { return [] }
    let dotted = Array(path.joined(separator: [UInt8(ascii: ".")]))
    let pointer = [UInt8(ascii: "#"), UInt8(ascii: "/")] + Array(path.joined(separator: [0x2f]))
    var result: [Range<Int>] = []
    for node in document.nodes.indices where document.kind(node) == .string {
      let start = document.offset(node) + 1
      let end = Int(document.nodes[node].end) - 1
      if document.key(node, is: "$ref") || bytes[start..<end].starts(with: pointer) {
        let after = start + pointer.count
        if bytes[start..<end].starts(with: pointer), after == end || bytes[after] == 0x2f {
          result.append(after - last.count..<after)
        }
        continue
      }
      var index = start
      while index < end {
        defer { index += 1 }
        guard bytes[index] == UInt8(ascii: "{") else { continue }
        var name = index + 1
        while name < end, bytes[name] == 0x20 { name += 1 }
        let after = name + dotted.count
        guard after < end, bytes[name..<end].starts(with: dotted),
          [UInt8(ascii: "."), UInt8(ascii: "}"), 0x20].contains(bytes[after])
        else { continue }
        result.append(after - last.count..<after)
      }
    }
    return result
  }
}
