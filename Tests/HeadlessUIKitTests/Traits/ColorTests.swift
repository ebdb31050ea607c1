import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

@Suite("Colours and traits")
struct ColorTests {
  private let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test func `cgColor resolves against the current traits and never updates [AD]`() {
    var frozen = UIColor.clear.cgColor
    dark.performAsCurrent { frozen = dynamic.cgColor }
    #expect(frozen.components == [1, 1])
    light.performAsCurrent { #expect(dynamic.cgColor.components == [0, 1]) }
    #expect(frozen.components == [1, 1])
  }

  @Test func `resolvedColor takes the traits it is given`() {
    #expect(dynamic.resolvedColor(with: dark) == .white)
    #expect(dynamic.resolvedColor(with: light) == .black)
  }

  @Test func `A dynamic colour stays dynamic with another alpha`() {
    let half = dynamic.withAlphaComponent(0.5)
    #expect(half.resolvedColor(with: dark).cgColor.components == [1, 0.5])
    #expect(half.resolvedColor(with: light).cgColor.components == [0, 0.5])
  }

  @Test func `Greys have two components, as on Apple's systems`() {
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    #expect(UIColor.clear.cgColor.components == [0, 0])
    #expect(UIColor.red.cgColor.numberOfComponents == 4)
  }

  @Test func `getRed gives extended sRGB: Display P3 red is beyond it`() {
    let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
    // 1.0930, -0.2267, -0.1501: CSS Color 4's sample for color(display-p3 1 0 0).
    #expect(abs(r - 1.0930) < 0.001)
    #expect(abs(g + 0.2267) < 0.001)
    #expect(abs(b + 0.1501) < 0.001)
    #expect(a == 1)
  }

  @Test func `getRed fails for a pattern`() {
    let image = UIImage(cgImage: solid([1, 2, 3, 255], width: 1, height: 1))
    #expect(!UIColor(patternImage: image).getRed(nil, green: nil, blue: nil, alpha: nil))
  }

  @Test func `Hue, saturation and brightness`() {
    let color = UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1)
    var (r, g, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getRed(&r, green: &g, blue: &b, alpha: nil)
    #expect(abs(r) < 1e-9)
    #expect(abs(g - 1) < 1e-9)
    #expect(abs(b) < 1e-9)
  }

  @Test func `Conversion to a space that is not extended clips`() {
    let p3 = CGColor(CGColorSpace(.displayP3), [1, 0, 0, 1])
    let srgb = p3.converted(to: CGColorSpace(.srgb), intent: .defaultIntent, options: nil)
    #expect(srgb?.components == [1, 0, 0, 1])
  }

  @Test func `A picture keeps Display P3 where it is asked for`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    let pixels = view.snapshot(scale: 1, gamut: .displayP3)
    #expect(pixels.gamut == .displayP3)
    #expect(pixels.pixel(1, 1) == [255, 0, 0, 255])
  }

  @Test func `Raw values [memory high]`() {
    #expect(UIAccessibilityContrast.unspecified.rawValue == -1)
    #expect(UIAccessibilityContrast.high.rawValue == 1)
    #expect(UIUserInterfaceStyle.dark.rawValue == 2)
    #expect(UITraitEnvironmentLayoutDirection.unspecified.rawValue == -1)
    #expect(UITraitEnvironmentLayoutDirection.rightToLeft.rawValue == 1)
  }
}
