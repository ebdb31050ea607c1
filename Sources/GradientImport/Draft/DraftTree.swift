import GradientTokens

/// A draft's groups in each other.
struct DraftTree {
  enum Content {
    case group
    case control(DraftControl)
    case token(DraftToken)
  }

  struct Node {
    var name: [UInt8]
    var content: Content
    var children: [Int] = []
  }

  /// Where a node lies.
  private struct Place: Hashable {
    var parent: Int
    var name: [UInt8]
  }

  private(set) var nodes = [Node(name: [], content: .group)]
  private var places: [Place: Int] = [:]

  init(_ draft: Draft) {
    var names = NameTable()
    for token in draft.tokens { add(token.names, .token(token), &names) }
    for control in draft.controls { add(control.names, .control(control), &names) }
  }

  /// A group cannot lie in a control or a token: then the names become one.
  private mutating func add(_ path: [[UInt8]], _ content: Content, _ table: inout NameTable) {
    let path = table.unique(path)
    var parent = 0
    var index = 0
    while index + 1 < path.count {
      if let child = child(named: path[index], of: parent) {
        guard case .group = nodes[child].content else { break }
        parent = child
      } else {
        parent = append(Node(name: path[index], content: .group), to: parent)
      }
      index += 1
    }
    var name = Array(path[index...].joined(separator: [UInt8(ascii: "-")]))
    var count = 1
    while child(named: name, of: parent) != nil {
      count += 1
      name = Array(path[index...].joined(separator: [UInt8(ascii: "-")])) + Array("-\(count)".utf8)
    }
    _ = append(Node(name: name, content: content), to: parent)
  }

  private func child(named name: [UInt8], of parent: Int) -> Int? {
    places[Place(parent: parent, name: name)]
  }

  private mutating func append(_ node: Node, to parent: Int) -> Int {
    nodes.append(node)
    nodes[parent].children.append(nodes.count - 1)
    places[Place(parent: parent, name: node.name)] = nodes.count - 1
    return nodes.count - 1
  }
}
