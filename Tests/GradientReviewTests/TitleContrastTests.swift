import GradientModel
import GradientRaster
import GradientReview
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct TitleContrastTests {
  @Test func `Plain colours have the ratio that another implementation finds`() throws {
    for pair in ContrastPairs.all {
      let fixture = try ReviewFixture(
        """
        "fill": { "$value": "\(pair.b)" }, "title-color": { "$value": "\(pair.a)" },
        "sample": { "$value": "Go" }
        """)
      let found = try #require(fixture.contrast())
      #expect(abs(found.ratio - pair.ratio) < 0.000_01, "\(pair)")
    }
  }

  /// The words take rows 12 to 32 of 44.
  ///
  /// The lowest pixel's centre at 2x is at 31.75, 0.7216 along:
  /// green is 123 + 75 · 0.7216 = 177.1. White on #00b1ff is 2.4047…: wcag-contrast-ratio 0.9,
  /// `rgb((1, 1, 1), (0, 177 / 255, 1))`.
  @Test func `White on a blue that turns cyan is worst at the lower edge of the words`() throws {
    let fixture = try ReviewFixture(
      """
      "fill": { "$value": "linear-gradient(#007bff, #00c6ff)" },
      "title-color": { "$value": "#fff" }, "sample": { "$value": "Go" }
      """)
    let found = try #require(fixture.contrast())
    #expect(abs(found.ratio - 2.404_711_526_7) < 1e-6)
    #expect(found.background == StyleColor(hex: "#00b1ff"))
    #expect(found.point.y == 31.75)
    #expect(found.required == 4.5)
    #expect(!found.passes)
  }

  @Test(arguments: Scene.all)
  func `The worst point is the worst of all pixels under the words`(scene: Scene) throws {
    let fixture = try ReviewFixture(scene.members)
    let found = try #require(fixture.contrast())
    let look = fixture.control.style.resolved()
    let size = look.fittingSize(title: ReviewFixture.title)
    var drawing = look.drawing(size: size)
    drawing.margins = .zero
    drawing.opacity = 1
    let face = try Rasterizer(scale: 2).draw(drawing).pixmap
    let ground = Pixmap(
      width: face.width, height: face.height, filledWith: look.backdrop ?? .color(.white))
    let title = look.title.color.converted(to: .srgb)
    let letters = SIMD4(title.components * title.alpha, title.alpha)
    let left = Int(((size.width - 60) / 2 * 2).rounded())
    let top = Int(((size.height - 20) / 2 * 2).rounded())
    var worst = Double.infinity
    for y in top..<top + 40 {
      for x in left..<left + 120 {
        let below = ground.components(x, y)
        let surface = face.components(x, y)
        let word = letters + surface * (1 - letters.w)
        let plain = surface * look.opacity + below * (1 - surface.w * look.opacity)
        let lettered = word * look.opacity + below * (1 - word.w * look.opacity)
        worst = min(worst, Self.ratio(plain, lettered))
      }
    }
    // Of opaque letters nothing is rounded twice; what is mixed with the ground is rounded once more.
    let tolerance = scene.isMixed ? 0.05 : 1e-9
    #expect(abs(found.ratio - worst) <= tolerance, "\(found.ratio), by brute force \(worst)")
    #expect(worst < 15, "a scene that no letter suffers in shows nothing")
  }

  /// WCAG 2.2's definition of relative luminance, written out.
  private static func ratio(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double {
    func luminance(_ color: SIMD4<Double>) -> Double {
      func linear(_ c: Double) -> Double {
        c <= 0.03928 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
    }
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  @Test func `A ratio is cut, never rounded up`() {
    #expect(ContrastRatio.cutText(4.499_9) == "4.49")
    #expect(ContrastRatio.cutText(1.995_888) == "1.99")
    #expect(ContrastRatio.cutText(4.5) == "4.50")
    #expect(ContrastRatio.cutText(21) == "21.00")
    #expect(ContrastRatio.cutText(3.05) == "3.05")
  }

  /// WCAG 2.2, "large scale (text)": 18 point, or 14 point bold; a point is 4/3 of CSS's pixels.
  @Test func `Large text is 24 points, or 18 and two thirds bold`() {
    #expect(ContrastRatio.required(for: FontStyle(size: 23.9, weight: 400)) == 4.5)
    #expect(ContrastRatio.required(for: FontStyle(size: 24, weight: 400)) == 3)
    #expect(ContrastRatio.required(for: FontStyle(size: 18.6, weight: 700)) == 4.5)
    #expect(ContrastRatio.required(for: FontStyle(size: 18.7, weight: 700)) == 3)
    #expect(ContrastRatio.required(for: FontStyle(size: 18.7, weight: 600)) == 4.5)
  }

  @Test func `A disabled or loading control has no finding`() throws {
    let fixture = try ReviewFixture(
      """
      "fill": { "$value": "#000" }, "title-color": { "$value": "#fff" },
      "sample": { "$value": "Go" },
      "states": { "disabled": { "title-color": { "$value": "#111" } },
        "loading": { "title-color": { "$value": "#111" } } }
      """)
    #expect(fixture.findings(StyleReview(rules: [.titleContrast])).isEmpty)
    #expect(try #require(fixture.contrast(.disabled)).ratio < 1.2)
  }

  @Test func `Looks that are painted alike are one finding`() throws {
    let fixture = try ReviewFixture(
      """
      "fill": { "$value": "#ffffff" }, "title-color": { "$value": "#999999" },
      "sample": { "$value": "Go" }, "press": { "$value": "none" },
      "states": { "selected": { "title-color": { "$value": "#aaaaaa" } } }
      """)
    let findings = fixture.findings(StyleReview(rules: [.titleContrast]))
    #expect(findings.count == 2)
    #expect(
      findings.map { $0.looks.map(\.name) }.first == [
        "normal", "focused", "hovered", "highlighted", "normal, right to left",
        "focused, right to left", "hovered, right to left", "highlighted, right to left",
      ])
    #expect(findings.last?.place?.state == .selected)
  }
}

/// Members of a button that are painted in some way of their own.
struct Scene: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let members: String
  var isMixed = false

  static let all = [
    Scene(
      testDescription: "a radial gradient",
      members: """
        "fill": { "$value": "radial-gradient(circle at 30% 40%, #fff, #26c 60%, #013)" },
        "title-color": { "$value": "#ffe" }, "sample": { "$value": "Go" }
        """),
    Scene(
      testDescription: "a hard edge and a conic overlay",
      members: """
        "fill": { "$value": "linear-gradient(#8cb0e2, #4f82cf 50%, #2f6ac4 50%, #3a76cf)" },
        "overlay": { "$value": "conic-gradient(from 40deg, #fff6, #fff0, #0008, #fff6)" },
        "title-color": { "$value": "#fff" }, "sample": { "$value": "Go" }
        """),
    Scene(
      testDescription: "an inset shadow that reaches under the words",
      members: """
        "fill": { "$value": "linear-gradient(to right in oklch, #f287b0, #31a37c)" },
        "shadow": { "$value": "inset 0 6px 18px 4px #000c, 0 2px 6px #0008" },
        "title-color": { "$value": "#000" }, "sample": { "$value": "Go" }
        """),
    Scene(
      testDescription: "a translucent look over a gradient",
      members: """
        "fill": { "$value": "#33669966" }, "opacity": { "$value": 0.8 },
        "backdrop": { "$value": "linear-gradient(to right, #fff, #246)" },
        "title-color": { "$value": "#ffffffd0" }, "sample": { "$value": "Go" }
        """, isMixed: true),
  ]
}

extension Pixmap {
  /// A pixel's premultiplied components, 0...1.
  fileprivate func components(_ x: Int, _ y: Int) -> SIMD4<Double> {
    let pixel = self[x, y]
    return SIMD4(Double(pixel.x), Double(pixel.y), Double(pixel.z), Double(pixel.w)) / 255
  }
}
