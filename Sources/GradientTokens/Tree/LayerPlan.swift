import GradientModel

/// Which JSON objects make up the token tree, for each appearance.
struct LayerPlan {
  /// One list of layers, lowest first, for each of `Appearance.all`.
  var layers: [[TreeBuilder.Layer]]
  /// The appearances whose layers differ from those beneath them, light always among them.
  var appearances: [Appearance]
  /// Objects that may hold our extension for the whole file, the last first.
  var roots: [NodeReference]
}

/// Makes the plan for a plain token file or a resolver document.
struct LayerPlanner {
  var set: DocumentSet
  let settings: ReadingSettings
  private var plain: [Bool?] = []

  init(_ set: DocumentSet, settings: ReadingSettings) {
    self.set = set
    self.settings = settings
  }

  /// Whether a document is a resolver document, by what it holds.
  static func isResolver(_ document: JSONDocument) -> Bool {
    guard !document.nodes.isEmpty, document.kind(0) == .object else { return false }
    if document.member("resolutionOrder", of: 0).map({ document.kind($0) == .array }) == true {
      return true
    }
    guard let version = document.member("version", of: 0), document.kind(version) == .string else {
      return false
    }
    return document.member("sets", of: 0) != nil || document.member("modifiers", of: 0) != nil
  }

  /// The plan of a token file: the file itself, and its own appearances over it.
  mutating func planTokens() -> LayerPlan {
    let root = NodeReference(0, 0)
    var plan = LayerPlan(layers: [], appearances: [.light], roots: [root])
    let base = TreeBuilder.Layer(object: root, isPlain: isPlain(0))
    let overlays = overlays(of: root)
    let modes = modes
    for appearance in Appearance.all {
      var layers = [base]
      for overlay in overlays where appearance.isSuperset(of: overlay.appearance) {
        layers.append(TreeBuilder.Layer(object: overlay.object, isPlain: base.isPlain))
        if overlay.appearance == appearance, !plan.appearances.contains(appearance) {
          plan.appearances.append(appearance)
        }
      }
      if !plan.appearances.contains(appearance), modes >> appearance.rawValue & 1 == 1 {
        plan.appearances.append(appearance)
      }
      plan.layers.append(layers)
    }
    // Dark and high contrast together may differ from either even if nothing names the pair.
    let both: Appearance = [.dark, .highContrast]
    if plan.appearances.contains(.dark), plan.appearances.contains(.highContrast),
      !plan.appearances.contains(both)
    {
      plan.appearances.append(both)
    }
    return plan
  }

  /// The appearances for which some token of the file has another tool's value, a bit for each.
  private var modes: UInt8 {
    let document = set.documents[0]
    var modes: UInt8 = 0
    for holder in document.nodes.indices.dropFirst() where document.kind(holder) == .object {
      let isMode =
        document.key(holder, is: "mode")
        || (document.key(holder, is: "$value") && document.member("default", of: holder) != nil)
      guard isMode else { continue }
      for node in document.children(of: holder) {
        let name = document.key(node)
        if let mode = AppearanceNames.appearance(of: name, settings: settings) {
          modes |= 1 << mode.rawValue
        }
      }
    }
    return modes
  }

  /// The token trees of our root extension's `appearances`, in the order in which they apply.
  private mutating func overlays(
    of root: NodeReference
  ) -> [(appearance: Appearance, object: NodeReference)] {
    let document = set.documents[Int(root.document)]
    guard let extensions = document.member("$extensions", of: Int(root.node)),
      let vendor = document.member(TreeBuilder.vendorKey, of: extensions),
      let appearances = document.member("appearances", of: vendor)
    else { return [] }
    var result: [(appearance: Appearance, object: NodeReference)] = []
    for member in document.children(of: appearances) {
      let place = Findings.Place(
        document: Int(root.document), offset: document.keyOffset(member))
      guard let appearance = AppearanceNames.ownAppearance(document.key(member)) else {
        set.findings.add(
          .error, .unknownAppearance, at: place,
          "“\(String(utf8: document.key(member)))” is not an appearance; there are "
            + "dark, high-contrast and dark+high-contrast")
        continue
      }
      if result.contains(where: { $0.appearance == appearance }) {
        set.findings.add(
          .error, .duplicateName, at: place,
          "“\(String(utf8: document.key(member)))” is an appearance that is there "
            + "already; make one of the two")
      }
      guard document.kind(member) == .object else {
        set.findings.add(
          .error, .wrongShape, at: place,
          "the appearance is \(document.excerpt(member)); it is an object of groups and tokens that "
            + "are laid over the file's own")
        continue
      }
      result.append((appearance, root.with(node: member)))
    }
    return result.ranked { Double($0.appearance.rawValue) }
  }

  /// Whether a document writes `value` for `$value`: it has tokens of that kind and no other.
  mutating func isPlain(_ index: Int) -> Bool {
    while plain.count < set.documents.count { plain.append(nil) }
    if let known = plain[index] { return known }
    let document = set.documents[index]
    var hasOld = false
    for node in document.nodes.indices.dropFirst() {
      let length = document.nodes[node].keyEnd - document.nodes[node].keyStart
      if length == 6, document.key(node, is: "$value") {
        plain[index] = false
        return false
      }
      if length == 5, !hasOld, document.key(node, is: "value") { hasOld = true }
    }
    plain[index] = hasOld
    if hasOld, let first = document.nodes.indices.first(where: { document.key($0, is: "value") }) {
      set.findings.add(
        .note, .legacySpelling,
        at: Findings.Place(document: index, offset: document.keyOffset(first)),
        "the file writes “value” and “type” throughout, as tools did before DTCG 2025.10; they are "
          + "read as $value and $type")
    }
    return hasOld
  }
}
