import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

@Suite("Colours of UIKit and of styles")
struct ColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func `An sRGB colour keeps its figures both ways`() throws {
    let color = try StyleColor(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8), in: light)
    #expect(color == StyleColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8))
    #expect(try StyleColor(UIColor(color), in: light) == color)
  }

  /// Display P3's red in extended sRGB, as CSS Color 4's sample code gives it.
  @Test func `Display P3 leaves sRGB's range instead of being clipped`() throws {
    let red = try StyleColor(
      UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1), in: light)
    #expect(abs(red.components.x - 1.0931) < 1e-3)
    #expect(abs(red.components.y - -0.2267) < 1e-3)
    #expect(abs(red.components.z - -0.1501) < 1e-3)
    let back = red.converted(to: .displayP3).components
    for (found, expected) in zip([back.x, back.y, back.z], [1.0, 0, 0]) {
      #expect(abs(found - expected) < 1e-6)
    }
  }

  @Test func `A grey has three equal components`() throws {
    let grey = try StyleColor(UIColor(white: 0.25, alpha: 1), in: light)
    for channel in 0..<3 { #expect(abs(grey.components[channel] - 0.25) < 1e-6) }
  }

  @Test
  func `A dynamic colour is resolved with the traits that are handed in, not the current ones`()
    throws
  {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    light.performAsCurrent {
      #expect((try? StyleColor(color, in: dark))?.components.x == 1)
    }
    let kept = AdaptiveColor(color)
    #expect(kept.resolved(with: dark)?.components.x == 1)
    #expect(kept.resolved(with: light)?.components.x == 0)
  }

  @Test func `A pattern is refused by name and said once, instead of a crash (R13)`() {
    let pattern = UIColor(patternImage: UIImage(Pixmap(width: 2, height: 2), scale: 1))
    #expect(throws: UnusableColorError.self) { try StyleColor(pattern, in: light) }
    StyleLog.reset()
    var lines: [String] = []
    StyleLog.listener = { lines.append($0) }
    defer { StyleLog.listener = nil }
    let kept = AdaptiveColor(pattern)
    #expect(kept.resolved(with: light) == nil)
    #expect(kept.resolved(with: light) == nil)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("pattern") == true)
  }
}
