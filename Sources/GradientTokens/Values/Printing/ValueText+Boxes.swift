package import GradientModel

extension ValueText {
  /// The canonical text of a dimension, such as `7px`.
  package static func text(length points: Double) -> String? {
    guard points.isFinite else { return nil }
    return string(number(points) + Array("px".utf8))
  }

  /// The canonical text of a border; nil for a gradient one, and for a width below 0.
  package static func text(
    _ border: BorderStyle, colors: ColorTexts = ColorTexts()
  ) -> String? {
    if border == .none { return "none" }
    guard case .color(let color) = border.paint, let paint = colors.bytes(color), border.width >= 0,
      border.width.isFinite
    else { return nil }
    return string(number(border.width) + Array("px solid ".utf8) + paint)
  }

  /// The canonical text of a list of shadows; nil where one lies under the control or has a blur
  /// below 0.
  package static func text(
    _ shadows: [DropShadow], colors: ColorTexts = ColorTexts()
  ) -> String? {
    guard !shadows.isEmpty else { return "none" }
    var bytes: [UInt8] = []
    for shadow in shadows {
      guard !shadow.isBehind, shadow.blur >= 0, let color = colors.bytes(shadow.color) else {
        return nil
      }
      var lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread]
      while lengths.count > 2, lengths[lengths.count - 1] == 0 { lengths.removeLast() }
      if !bytes.isEmpty { bytes += ", ".utf8 }
      if shadow.isInset { bytes += "inset ".utf8 }
      for value in lengths {
        guard value.isFinite else { return nil }
        bytes += length(value) + [UInt8(ascii: " ")]
      }
      bytes += color
    }
    return string(bytes)
  }

  /// The canonical text of corners; nil where they follow the layout direction, a radius is below 0,
  /// or is not a number.
  package static func text(_ corners: Corners) -> String? {
    guard case .radii(let radii) = corners else { return "capsule" }
    var values = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    for value in values where !(value >= 0 && value.isFinite) { return nil }
    if values[3] == values[1] { values.removeLast() }
    if values.count == 3, values[2] == values[0] { values.removeLast() }
    if values.count == 2, values[1] == values[0] { values.removeLast() }
    if values.count == 1 { return text(length: values[0]) }
    guard !radii.followsLayoutDirection else { return nil }
    var bytes: [UInt8] = []
    for value in values {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
      bytes += length(value)
    }
    return string(bytes)
  }
}
