public import GradientModel

/// A change of colours that mends a finding.
public struct ColorSuggestion: Hashable, Sendable {
  /// The member to be changed.
  public var place: MemberPlace
  /// The numbers of the gradient's stops that get new colours, from 0; 0 alone for a plain colour.
  public var stops: [Int]
  /// Whether the member is a gradient.
  public var isOfGradient: Bool
  /// Their new colours, in the same order.
  public var colors: [StyleColor]
  /// How far the colours move: ΔE-OK, of several stops the root of the sum of their squares.
  public var difference: Double
  /// The contrast that the look has then.
  public var ratio: Double

  /// A style with the change made.
  package func applied(to style: ControlStyle) -> ControlStyle {
    var members = style[place.state, in: place.layer]
    if var paint = members.paint(of: place.member) {
      for (stop, color) in zip(stops, colors) { paint = paint.replacing(stop, with: color) }
      members.set(place.member, to: paint)
    } else if let color = colors.first {
      // A colour that nothing gives is the default, which the suggestion replaces.
      members.set(place.member, to: .color(color))
    }
    var style = style
    style[place.state, in: place.layer] = members
    return style
  }
}

extension StyleMembers {
  /// Gives one of the members that suggestions change a paint; of a gradient nothing becomes a title's
  /// colour.
  fileprivate mutating func set(_ member: StyleMember, to paint: Paint) {
    switch member {
    case .fill: fill = paint
    case .overlay: overlay = paint
    case .titleColor: if case .color(let color) = paint { titleColor = color }
    default: break
    }
  }
}

extension Paint {
  /// Whether it is a gradient.
  var isGradient: Bool { if case .gradient = self { true } else { false } }

  /// The colours in order; a plain colour is the only one.
  package var colors: [StyleColor] {
    switch self {
    case .color(let color): [color]
    case .gradient(let gradient): gradient.stops.map { $0.color }
    }
  }

  /// The paint with another colour in the place of one.
  func replacing(_ index: Int, with color: StyleColor) -> Paint {
    switch self {
    case .color: return .color(color)
    case .gradient(var gradient):
      guard gradient.stops.indices.contains(index) else { return self }
      gradient.stops[index].color = color
      return .gradient(gradient)
    }
  }
}
