public nonisolated protocol ShapeStyle: Sendable {}

public nonisolated struct Color: Hashable, ShapeStyle, View, PrimitiveView {
  public enum RGBColorSpace: Sendable {
    case sRGB, sRGBLinear, displayP3
  }
  package let space: RGBColorSpace
  package let components: [Double]
  package let opacity: Double

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    space = colorSpace
    components = [red, green, blue]
    self.opacity = opacity
  }
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  public typealias Body = Never
  @MainActor package func walk(_ walker: inout Walker) { walker.find(.color(self)) }
}
