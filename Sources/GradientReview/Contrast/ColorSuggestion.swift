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
    var members = style[members: place]
    guard let paint = place.member.paint(in: members) else {
      // A colour that nothing gives is the default, which the suggestion replaces.
      if let color = colors.first { place.member.set(.color(color), in: &members) }
      var style = style
      style[members: place] = members
      return style
    }
    var changed = paint
    for (stop, color) in zip(stops, colors) { changed = changed.replacing(stop, with: color) }
    place.member.set(changed, in: &members)
    var style = style
    style[members: place] = members
    return style
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
