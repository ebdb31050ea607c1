internal import GradientModel

/// The looks that a state list has to tell apart.
///
/// Android takes the first item whose states are all on, so the list begins with the most states.
struct AndroidSelector {
  /// A set of states and, for each environment, what stands there.
  struct Item {
    var state: ControlState
    var values: [[UInt8]]
  }

  /// From normal to the most states: what differs from the last one before it that applies.
  private(set) var chosen: [Item] = []

  init(
    _ states: [ControlState], in environments: [StyleEnvironment], of style: ControlStyle,
    _ value: (ResolvedStyle) -> [UInt8]
  ) {
    for state in states {
      let values = environments.map { value(style.resolved(for: state, in: $0)) }
      let present = chosen.last { state.isSuperset(of: $0.state) }
      if present?.values != values { chosen.append(Item(state: state, values: values)) }
    }
  }

  /// The list as a document.
  ///
  /// - Parameters:
  ///   - values: What each of ``chosen`` comes to.
  ///   - fade: Milliseconds in which one gives way to the next.
  ///   - attribute: The attribute of a value.
  /// - Returns: The document in UTF-8.
  func document(
    values: [[UInt8]], fade: Int? = nil, _ attribute: ([UInt8]) -> [UInt8]
  ) -> [UInt8] {
    var writer = TextWriter(
      "<selector xmlns:android=\"http://schemas.android.com/apk/res/android\"")
    if let fade {
      writer.add(" android:exitFadeDuration=\"")
      writer.whole(fade)
      writer.add("\"")
    }
    writer.add(">\n")
    for (item, value) in zip(chosen, values).reversed() {
      writer.add("  <item")
      for (_, state) in ControlState.named where item.state.contains(state) {
        writer.add(Self.attribute(of: state))
      }
      writer.add(" ")
      writer.add(attribute(value))
      writer.add("/>\n")
    }
    writer.add("</selector>\n")
    return writer.bytes
  }

  private static func attribute(of state: ControlState) -> String {
    switch state {
    case .selected: " android:state_selected=\"true\""
    case .focused: " android:state_focused=\"true\""
    case .hovered: " android:state_hovered=\"true\""
    case .highlighted: " android:state_pressed=\"true\""
    default: " android:state_enabled=\"false\""
    }
  }
}
