import GradientModel
import GradientTokens

/// Finds the fills in an answer of Figma's REST API.
struct FigmaReader {
  private let document: JSONDocument
  private let name: String
  private(set) var controls: [DraftControl] = []
  private(set) var report: ImportReport
  /// Whether there are the names of styles without what they look like.
  private(set) var isListOfNames = false
  /// The styles of the file that stand at a node, with the name of each.
  private var styles: [[UInt8]: [UInt8]] = [:]
  private var known: Set<[UInt8]> = []

  init(_ document: JSONDocument, name: String, _ report: ImportReport) {
    self.document = document
    self.name = name
    self.report = report
  }

  mutating func read() {
    switch document.kind(0) {
    case .array: readList(0)
    case .object: readAnswer(0)
    default:
      report.add(
        .error, .wrongShape, at: document.offset(0),
        "the file holds \(document.excerpt(0)); an answer of Figma is an object, or a list of paints"
      )
    }
  }

  private mutating func readAnswer(_ root: Int) {
    readStyleNames(root)
    if let nodes = document.member("nodes", of: root), document.kind(nodes) == .object {
      for entry in document.children(of: nodes) where document.kind(entry) == .object {
        readStyleNames(entry)
        if let node = document.member("document", of: entry) { readTree(node) }
      }
    } else if let tree = document.member("document", of: root) {
      readTree(tree)
    } else if let meta = document.member("meta", of: root),
      document.member("styles", of: meta) != nil
    {
      isListOfNames = true
    } else if isPaint(root) {
      add([root], name: [], at: root)
    } else if let paints = document.member("paints", of: root) {
      add(paintsOf: paints, name: string("name", of: root), at: root)
    } else {
      readTree(root)
    }
  }

  /// A list of paints, or of styles or nodes that have paints.
  private mutating func readList(_ list: Int) {
    let elements = Array(document.children(of: list)).filter { document.kind($0) == .object }
    if elements.contains(where: { isPaint($0) }) {
      let gradients = elements.filter { isGradient($0) }
      // Paints of one fill lie over each other; a list of paints is one of separate ones.
      for (index, paint) in gradients.enumerated() {
        let number = gradients.count == 1 ? "" : "-\(index + 1)"
        add([paint], name: Array((name + number).utf8), at: paint)
      }
      return
    }
    for element in elements {
      if let paints = document.member("paints", of: element) {
        add(paintsOf: paints, name: string("name", of: element), at: element)
      } else {
        readTree(element)
      }
    }
  }

  /// `styles` of a file maps the identifiers that nodes name to names.
  private mutating func readStyleNames(_ object: Int) {
    guard let list = document.member("styles", of: object), document.kind(list) == .object else {
      return
    }
    for style in document.children(of: list) {
      let name = string("name", of: style)
      if !name.isEmpty { styles[document.key(style)] = name }
    }
  }

  /// Reads a node and all in it, in the order of the file.
  private mutating func readTree(_ root: Int) {
    var stack = [root]
    while let node = stack.popLast() {
      guard document.kind(node) == .object else { continue }
      if let type = document.member("type", of: node), document.string(type, is: "COMPONENT_SET"),
        let set = FigmaVariants(document, of: node)
      {
        let count = controls.count
        add(set, name: string("name", of: node))
        if controls.count > count { continue }
      }
      if let fills = document.member("fills", of: node), document.kind(fills) == .array {
        readFills(fills, of: node)
      }
      if let children = document.member("children", of: node), document.kind(children) == .array {
        stack += Array(document.children(of: children)).reversed()
      }
    }
  }

  private mutating func readFills(_ fills: Int, of node: Int) {
    guard document.children(of: fills).contains(where: { isGradient($0) }) else { return }
    var title = string("name", of: node)
    var isStyle = false
    if let references = document.member("styles", of: node) {
      let key = document.member("fill", of: references) ?? document.member("fills", of: references)
      if let key, let id = document.string(key), let name = styles[id] {
        // Every node with a style has the same paints.
        guard known.insert(id).inserted else { return }
        title = name
        isStyle = true
      }
    }
    add(Array(document.children(of: fills)), name: title, at: node, withNode: !isStyle)
  }

  private mutating func add(paintsOf list: Int, name: [UInt8], at node: Int) {
    guard document.kind(list) == .array else { return }
    add(Array(document.children(of: list)), name: name, at: node)
  }

  /// Adds a control of paints, the lowest first.
  ///
  /// A paint style is a paint alone; of any other node what it has beside its fills comes along.
  private mutating func add(
    _ paints: [Int], name title: [UInt8], at node: Int, withNode: Bool = false
  ) {
    let title = title.isEmpty ? Array(name.utf8) : title
    guard var control = control(of: paints, named: title, at: node) else { return }
    if withNode { addNode(node, to: &control, named: title) }
    controls.append(control)
  }

  private mutating func control(
    of paints: [Int], named title: [UInt8], at node: Int
  ) -> DraftControl? {
    let shown = String(utf8: title.prefix(80))
    var layers: [DraftPaint] = []
    for paint in paints.reversed() {
      var reader = FigmaPaint(document, size: size(of: node))
      do throws(FigmaPaint.Failure) {
        if let layer = try reader.read(paint) { layers.append(layer) }
      } catch {
        report.leaveOut(at: document.offset(error.node), name: shown, error.message)
      }
      for remark in reader.remarks {
        report.add(
          .warning, .approximated, at: document.offset(paint), name: shown, remark)
      }
    }
    guard !layers.isEmpty else { return nil }
    do throws(PaintLayers.Failure) {
      let (fill, overlay) = try PaintLayers.merged(layers)
      var members: [DraftMember] = []
      if let fill { members.append(DraftMember(name: .fill, value: DraftValue(fill))) }
      if let overlay { members.append(DraftMember(name: .overlay, value: DraftValue(overlay))) }
      return DraftControl(names: Self.names(title), members: members)
    } catch {
      report.leaveOut(
        at: document.offset(node), name: shown, "\(error.message); the fill is left out")
      return nil
    }
  }

  private mutating func addNode(_ node: Int, to control: inout DraftControl, named title: [UInt8]) {
    let reading = FigmaNode(document, node, size: size(of: node))
    control.members += reading.members
    control.isButton = reading.hasWords
    let shown = String(utf8: title.prefix(80))
    for remark in reading.remarks {
      report.add(
        .warning, .approximated, at: document.offset(remark.node), name: shown, remark.message)
    }
  }

  private static func names(_ title: [UInt8]) -> [[UInt8]] {
    let names = title.split(separator: UInt8(ascii: "/")).map { NameTable.slug(Array($0)) }
    return names.isEmpty ? [NameTable.slug(title)] : names
  }

  // MARK: Variants

  /// Adds a control for the variants that differ by their state alone.
  private mutating func add(_ set: FigmaVariants, name title: [UInt8]) {
    var known: [[[UInt8]]] = []
    for variant in set.variants where !known.contains(variant.others) {
      known.append(variant.others)
      let alike = set.variants.filter { $0.others == variant.others }
      let words = ([title.isEmpty ? Array(name.utf8) : title] + variant.others)
      let title = Array(words.joined(separator: [UInt8(ascii: " ")]))
      // Without a normal look there is nothing that the others are states of.
      let normal = alike.first { $0.state == .normal } ?? alike[0]
      guard var control = self.control(normal, named: title) else { continue }
      for other in alike where other.state != .normal && other.node != normal.node {
        guard let look = self.control(other, named: title) else { continue }
        var members = look.members.changes(from: control.members)
        if members.contains(where: { $0.name.isOfLayout }) {
          report.leaveOut(
            at: document.offset(other.node), name: String(utf8: title),
            "\(other.state.name) has another font, room, size or other words, which would move the "
              + "layout; they are left out")
          members.removeAll { $0.name.isOfLayout }
        }
        guard !members.isEmpty, !control.overrides.contains(where: { $0.state == other.state })
        else { continue }
        control.overrides.append(
          DraftOverride(appearance: .light, state: other.state, members: members))
      }
      control.overrides.sort { $0.state.precedence < $1.state.precedence }
      guard control.hasGradient else { continue }
      controls.append(control)
    }
  }

  private mutating func control(
    _ variant: FigmaVariants.Variant, named title: [UInt8]
  ) -> DraftControl? {
    guard let fills = document.member("fills", of: variant.node), document.kind(fills) == .array
    else { return nil }
    let paints = Array(document.children(of: fills))
    guard var control = control(of: paints, named: title, at: variant.node) else { return nil }
    addNode(variant.node, to: &control, named: title)
    return control
  }

  // MARK: Parts

  private func string(_ key: StaticString, of node: Int) -> [UInt8] {
    document.member(key, of: node).flatMap { document.string($0) } ?? []
  }

  private func isPaint(_ node: Int) -> Bool {
    isGradient(node)
      || document.member("type", of: node).map {
        document.string($0, is: "SOLID") || document.string($0, is: "IMAGE")
      } == true
  }

  private func isGradient(_ node: Int) -> Bool {
    guard let type = document.member("type", of: node) else { return false }
    return document.string(type).map { $0.hasPrefix("gradient_") } == true
  }

  /// The size of a node in points, if the answer says it.
  private func size(of node: Int) -> Size2D? {
    func size(_ box: StaticString, _ width: StaticString, _ height: StaticString) -> Size2D? {
      guard let box = document.member(box, of: node),
        let width = document.member(width, of: box).flatMap({ document.number($0) }),
        let height = document.member(height, of: box).flatMap({ document.number($0) })
      else { return nil }
      let size = Size2D(width: width, height: height)
      return size.isDrawable ? size : nil
    }
    return size("size", "x", "y") ?? size("absoluteBoundingBox", "width", "height")
  }
}
