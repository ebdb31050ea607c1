import GradientModel
import GradientTokens
import Testing

/// Meanings from CSS Images 4 (<https://www.w3.org/TR/css-images-4/#gradients>).
struct GradientTextTests {
  typealias Kind = GradientFill.Kind
  typealias Length = GradientFill.RelativeLength

  static let red = StyleColor(red: 1, green: 0, blue: 0)
  static let blue = StyleColor(red: 0, green: 0, blue: 1)

  @Test(
    "Words and angles of a linear gradient",
    arguments: [
      ("linear-gradient(red, blue)", GradientFill.Direction.to(.bottom)),
      ("linear-gradient( to right , red , blue )", .to(.right)),
      ("LINEAR-GRADIENT(TO TOP LEFT,red,blue)", .to(.topLeft)),
      ("linear-gradient(to left top, red, blue)", .to(.topLeft)),
      ("linear-gradient(to right bottom, red, blue)", .to(.bottomRight)),
      ("linear-gradient(to bottom left, red, blue)", .to(.bottomLeft)),
      ("linear-gradient(to top right, red, blue)", .to(.topRight)),
      ("linear-gradient(to trailing, red, blue)", .to(.trailing)),
      ("linear-gradient(to leading, red, blue)", .to(.leading)),
      ("linear-gradient(to bottom trailing, red, blue)", .to(.bottomTrailing)),
      ("linear-gradient(to leading top, red, blue)", .to(.topLeading)),
      ("linear-gradient(to top trailing, red, blue)", .to(.topTrailing)),
      ("linear-gradient(to bottom leading, red, blue)", .to(.bottomLeading)),
      ("linear-gradient(45deg, red, blue)", .angle(45)),
      ("linear-gradient(-45deg, red, blue)", .angle(-45)),
      ("linear-gradient(0, red, blue)", .angle(0)),
      ("linear-gradient(0.25turn, red, blue)", .angle(90)),
      ("linear-gradient(200grad, red, blue)", .angle(180)),
      ("linear-gradient(45deg in oklab, red, blue)", .angle(45)),
      ("linear-gradient(in oklab 45deg, red, blue)", .angle(45)),
    ])
  func linear(text: String, direction: GradientFill.Direction) throws {
    #expect(try gradient(text).kind == .axial(direction))
  }

  @Test(
    "Shapes, sizes and centres of a radial gradient",
    arguments: [
      ("radial-gradient(red, blue)", GradientFill.Radial.farthestCorner),
      ("radial-gradient(circle, red, blue)", .extent(.circle, .farthestCorner)),
      ("radial-gradient(closest-side, red, blue)", .extent(.ellipse, .closestSide)),
      ("radial-gradient(circle farthest-side, red, blue)", .extent(.circle, .farthestSide)),
      ("radial-gradient(closest-corner circle, red, blue)", .extent(.circle, .closestCorner)),
      ("radial-gradient(20px, red, blue)", .circle(radius: 20)),
      ("radial-gradient(circle 1.5rem, red, blue)", .circle(radius: 24)),
      ("radial-gradient(20px circle, red, blue)", .circle(radius: 20)),
      (
        "radial-gradient(20px 40%, red, blue)",
        .ellipse(x: Length(points: 20), y: Length(fraction: 0.4))
      ),
      (
        "radial-gradient(ellipse 20px 30px at left 10px bottom 20%, red, blue)",
        .ellipse(
          x: Length(points: 20), y: Length(points: 30),
          center: .init(x: Length(points: 10), y: Length(fraction: 0.8)))
      ),
      (
        "radial-gradient(at top, red, blue)",
        .extent(.ellipse, .farthestCorner, center: .init(x: 0.5, y: 0))
      ),
      (
        "radial-gradient(in oklch circle at 25% 75%, red, blue)",
        .extent(.circle, .farthestCorner, center: .init(x: 0.25, y: 0.75))
      ),
      (
        "radial-gradient(circle at 25% 75% in oklch, red, blue)",
        .extent(.circle, .farthestCorner, center: .init(x: 0.25, y: 0.75))
      ),
    ])
  func radial(text: String, expected: GradientFill.Radial) throws {
    #expect(try gradient(text).kind == .radial(expected))
  }

  @Test(
    "A position has one to four parts",
    arguments: [
      ("left", Length(), Length(fraction: 0.5)),
      ("bottom", Length(fraction: 0.5), Length(fraction: 1)),
      ("center", Length(fraction: 0.5), Length(fraction: 0.5)),
      ("30%", Length(fraction: 0.3), Length(fraction: 0.5)),
      ("12px", Length(points: 12), Length(fraction: 0.5)),
      ("right top", Length(fraction: 1), Length()),
      ("top right", Length(fraction: 1), Length()),
      ("center right", Length(fraction: 1), Length(fraction: 0.5)),
      ("bottom center", Length(fraction: 0.5), Length(fraction: 1)),
      ("10px bottom", Length(points: 10), Length(fraction: 1)),
      ("left 10px", Length(), Length(points: 10)),
      ("-10% 120%", Length(fraction: -0.1), Length(fraction: 1.2)),
      (
        "right 10px bottom 20px", Length(fraction: 1, points: -10), Length(fraction: 1, points: -20)
      ),
      ("bottom 25% left 5px", Length(points: 5), Length(fraction: 0.75)),
      ("right 10px top", Length(fraction: 1, points: -10), Length()),
      ("center top 10px", Length(fraction: 0.5), Length(points: 10)),
      ("left center", Length(), Length(fraction: 0.5)),
    ])
  func position(text: String, x: Length, y: Length) throws {
    let fill = try gradient("conic-gradient(at \(text), red, blue)")
    #expect(fill.kind == .conic(.init(center: .init(x: x, y: y))))
  }

  @Test(
    "Parts that do not make a position are refused",
    arguments: [
      "left right", "top bottom", "10px left", "top 10px", "left left", "left 10px right 10px",
      "center 10px top", "left 10px 20px", "top 1px bottom 2px", "left 10px center 20px",
    ])
  func badPosition(text: String) {
    let error = gradientRefusal("conic-gradient(at \(text), red, blue)")
    #expect(error?.offset == 18)
  }

  @Test("A conic gradient has an angle, a centre and places as angles")
  func conic() throws {
    let fill = try gradient(
      "conic-gradient(from 0.25turn at 10px 20%, red 0, blue 90deg 50%, red 1turn)")
    #expect(
      fill.kind
        == .conic(
          .init(center: .init(x: Length(points: 10), y: Length(fraction: 0.2)), angle: 90)))
    #expect(fill.stops.map(\.position) == [0, 0.25, 0.5, 1])
  }

  @Test(
    "Without a space, legacy colours blend in sRGB and all others in OKLab",
    arguments: [
      ("linear-gradient(red, #00f)", GradientFill.Interpolation.srgb),
      ("linear-gradient(hsl(0 100 50), hwb(240 0% 0%))", .srgb),
      ("linear-gradient({rose}, {brand.line})", .srgb),
      ("linear-gradient(red, oklch(0.5 0.1 30))", .oklab),
      ("linear-gradient(red, color(srgb 0 0 1))", .oklab),
      ("linear-gradient({rose}, {wide})", .oklab),
      ("linear-gradient(in srgb, red, color(display-p3 0 0 1))", .srgb),
      ("linear-gradient(in srgb-linear, red, blue)", .srgbLinear),
      ("linear-gradient(in display-p3, red, blue)", .displayP3),
      ("linear-gradient(in oklab, red, blue)", .oklab),
      ("linear-gradient(in oklch, red, blue)", .oklch),
      ("linear-gradient(in oklch shorter hue, red, blue)", .oklch),
    ])
  func interpolation(text: String, expected: GradientFill.Interpolation) throws {
    let fill = try gradient(text)
    #expect(fill.interpolation == expected)
    #expect(fill.isPremultiplied)
  }

  @Test(
    "Stops without places are spread, falling places pulled up, two places make two stops",
    arguments: [
      ("red, blue", [0.0, 1]),
      ("red, lime, blue", [0, 0.5, 1]),
      ("red, blue 70%", [0, 0.7]),
      ("red 20%, lime, cyan, blue 80%", [0.2, 0.4, 0.6, 0.8]),
      ("red 40%, lime, blue 20%, white", [0.4, 0.4, 0.4, 1]),
      ("red, lime 50%, blue 30%, white", [0, 0.5, 0.5, 1]),
      ("red -20%, blue 120%", [-0.2, 1.2]),
      ("red 10% 30%, blue 60% 90%", [0.1, 0.3, 0.6, 0.9]),
      ("10% red, 90% blue", [0.1, 0.9]),
      ("red 0, blue 50%", [0, 0.5]),
      ("red 50%, blue", [0.5, 1]),
      ("red 150%, blue", [1.5, 1.5]),
      ("red", [0]),
      ("red, lime, blue -50%, white 50%", [0, 0, 0, 0.5]),
    ])
  func places(text: String, expected: [Double]) throws {
    let places = try gradient("linear-gradient(\(text))").stops.map(\.position)
    #expect(places.count == expected.count)
    for (place, value) in zip(places, expected) { #expect(abs(place - value) < 1e-15) }
  }

  @Test("A percentage is the nearest number to its hundredth")
  func percentage() throws {
    let places = try gradient("linear-gradient(red 7%, blue 28.999%, lime 5.5e1%)").stops
    #expect(places.map(\.position) == [0.07, 0.28999, 0.55])
  }

  @Test("A hint ends a run of stops without a place")
  func hintInRun() throws {
    let syntax = try read(
      "linear-gradient(red 0%, lime, 30%, blue, white 100%)", ValueText.gradient
    ).value
    let expected = [0, 0.15, 0.65, 1]
    for (stop, place) in zip(syntax.stops, expected) { #expect(abs(stop.position - place) < 1e-15) }
    #expect(syntax.stops.map(\.hint) == [nil, 0.3, nil, nil])
  }

  @Test(
    "What CSS has and we do not read is refused with what to do instead",
    arguments: [
      ("repeating-linear-gradient(red, blue 10%)", ValueError.Code.unsupported, 0),
      ("-webkit-linear-gradient(top, red, blue)", .unsupported, 0),
      ("linear-gradient(in oklch longer hue, red, blue)", .unsupported, 25),
      ("linear-gradient(red 10px, blue)", .unit, 20),
      ("linear-gradient(red {pos}, blue)", .unsupported, 20),
      ("linear-gradient(in srgb shorter hue, red, blue)", .unexpected, 24),
      ("radial-gradient(circle 10%, red, blue)", .unit, 16),
      ("linear-gradient(45, red, blue)", .unit, 16),
    ])
  func refused(text: String, code: ValueError.Code, offset: Int) throws {
    let error = try #require(gradientRefusal(text))
    #expect(error.code == code, "\(error.message)")
    #expect(error.offset == offset, "\(error.message)")
    #expect(!error.hint.isEmpty)
  }

  @Test(
    "A wrong gradient is refused at the place that is wrong",
    arguments: [
      ("linear-gradient(in lab, red, blue)", ValueError.Code.unsupported, 19),
      ("linear-gradient(in nosuch, red, blue)", .unknownName, 19),
      ("linear-gradient(to middle, red, blue)", .unknownName, 19),
      ("linear-gradient(to top bottom, red, blue)", .unexpected, 23),
      ("linear-gradient(to left leading, red, blue)", .unexpected, 24),
      ("linear-gradient()", .unexpected, 16), ("linear-gradient(red,)", .unexpected, 20),
      ("linear-gradient(red blue)", .unexpected, 20),
      ("linear-gradient(30%, red)", .unexpected, 16),
      ("linear-gradient(red, 30%)", .unexpected, 24),
      ("linear-gradient(red, 30%, 40%, blue)", .unexpected, 26),
      ("linear-gradient(to right red, blue)", .unexpected, 25),
      ("linear-gradient(red, blue", .missing, 25),
      ("linear-gradient(red, blue) x", .unexpected, 27),
      ("red", .unexpected, 0), ("url(x)", .unknownName, 0),
      ("radial-gradient(ellipse 10px, red, blue)", .unexpected, 16),
      ("radial-gradient(circle 10px 20px, red, blue)", .limit, 16),
      ("radial-gradient(-1px, red, blue)", .outOfRange, 16),
      ("radial-gradient(circle circle, red, blue)", .unexpected, 23),
      ("conic-gradient(45deg, red, blue)", .unexpected, 15),
      ("linear-gradient(red 10% 20% 30%, blue)", .unexpected, 28),
      ("linear-gradient(red, blue 1e999%)", .outOfRange, 26),
    ])
  func wrong(text: String, code: ValueError.Code, offset: Int) throws {
    let error = try #require(gradientRefusal(text))
    #expect(error.code == code, "\(error.message)")
    #expect(error.offset == offset, "\(error.message)")
  }

  @Test("A gradient is told from a colour by its function")
  func looks() {
    for text in ["linear-gradient(", " Radial-Gradient(x)", "repeating-conic-gradient("] {
      #expect(ValueText.looksLikeGradient(Array(text.utf8)))
    }
    for text in ["#fff", "rgb(1 2 3)", "gradient", "", "radient(", "{linear-gradient(}"] {
      #expect(!ValueText.looksLikeGradient(Array(text.utf8)))
    }
  }
}
