import GradientModel

/// The room on one side of a control's content, or on two that lie opposite.
struct DraftInset: Equatable {
  enum Side: UInt8 {
    case top, bottom, leading, trailing, vertical, horizontal

    var text: StaticString {
      switch self {
      case .top: "top"
      case .bottom: "bottom"
      case .leading: "leading"
      case .trailing: "trailing"
      case .vertical: "vertical"
      case .horizontal: "horizontal"
      }
    }
  }

  var side: Side
  var value: DraftValue
}

extension DraftValue {
  /// Distances on four sides in the shortest form; left is leading.
  static func insets(_ edges: Edges) -> DraftValue {
    let sides: [(DraftInset.Side, Double)]
    if edges.top == edges.bottom, edges.left == edges.right {
      if edges.top == edges.left { return .length(edges.top) }
      sides = [(.vertical, edges.top), (.horizontal, edges.left)]
    } else {
      sides = [
        (.top, edges.top), (.bottom, edges.bottom), (.leading, edges.left),
        (.trailing, edges.right),
      ]
    }
    return .insets(sides.map { DraftInset(side: $0, value: .length($1)) })
  }
}
