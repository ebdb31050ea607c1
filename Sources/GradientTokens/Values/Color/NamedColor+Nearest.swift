package import GradientModel

extension ValueText {
  /// The name of the CSS colour that looks most like a colour, whatever their alphas: the nearest one
  /// in OKLab.
  package static func nearestName(of color: StyleColor) -> [UInt8] {
    let wanted = color.converted(to: .oklab).components
    var best = Double.infinity
    var nearest: StaticString = "black"
    for (name, value) in NamedColor.table {
      let channel = { (shift: UInt32) in Double(value >> shift & 255) / 255 }
      let other = StyleColor(red: channel(16), green: channel(8), blue: channel(0))
      let apart = other.converted(to: .oklab).components - wanted
      let distance = apart.x * apart.x + apart.y * apart.y + apart.z * apart.z
      if distance < best {
        best = distance
        nearest = name
      }
    }
    return nearest.bytes
  }
}
