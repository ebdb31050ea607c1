import GradientModel
import Testing

struct EnvironmentTests {
  private let rightToLeft = StyleEnvironment(layoutDirection: .rightToLeft)

  /// R53: what was said in leading and trailing words is mirrored, and nothing else.
  @Test(arguments: [
    (GradientFill.SideOrCorner.trailing, GradientFill.SideOrCorner.left),
    (.leading, .right), (.topLeading, .topRight), (.topTrailing, .topLeft),
    (.bottomLeading, .bottomRight), (.bottomTrailing, .bottomLeft), (.right, .right),
    (.left, .left), (.topRight, .topRight), (.bottomLeft, .bottomLeft), (.bottom, .bottom),
  ])
  func onlyDirectionWordsTurn(
    word: GradientFill.SideOrCorner, expected: GradientFill.SideOrCorner
  ) {
    var style = ControlStyle()
    style[.normal].fill = .gradient(
      GradientFill(colors: ["#ff0000", "#0000ff"], kind: .axial(.to(word))))
    let look = style.resolved(in: rightToLeft)
    #expect(
      look.fill
        == .gradient(GradientFill(colors: ["#ff0000", "#0000ff"], kind: .axial(.to(expected)))))
  }

  @Test func anglesAxesAndShadowsNeverTurn() {
    var style = ControlStyle()
    style[.normal].fill = .gradient(
      GradientFill(colors: ["#ff0000", "#0000ff"], kind: .axial(.angle(30))))
    style[.normal].shadows = [DropShadow(color: .black, offsetX: 5)]
    #expect(style.resolved(in: rightToLeft).fill == style.resolved().fill)
    #expect(style.resolved(in: rightToLeft).shadows == style.resolved().shadows)
  }

  @Test func leadingCornersAndInsetsTurn() {
    var style = ControlStyle()
    style[.normal].corners = .radii(
      CornerRadii(topLeading: 1, topTrailing: 2, bottomTrailing: 3, bottomLeading: 4))
    style[.normal].insets = ContentInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let look = style.resolved(in: rightToLeft)
    #expect(
      look.corners
        == .radii(CornerRadii(topLeft: 2, topRight: 1, bottomRight: 4, bottomLeft: 3)))
    #expect(look.insets == Edges(top: 1, left: 4, bottom: 3, right: 2))
    #expect(style.resolved().insets == Edges(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func physicalCornersStay() {
    var style = ControlStyle()
    style[.normal].corners = .radii(
      CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))
    #expect(style.resolved(in: rightToLeft).corners == style.resolved().corners)
  }

  /// R15: larger text makes a larger title; the points are those of Apple's guidelines.
  @Test(arguments: [
    (TextSize.large, 17.0), (.extraSmall, 14), (.accessibilityExtraExtraExtraLarge, 53),
  ])
  func titleFollowsTheTextSize(size: TextSize, points: Double) {
    var style = ControlStyle()
    style[.normal].font = FontStyle(size: 17)
    let look = style.resolved(in: StyleEnvironment(textSize: size))
    #expect(abs(look.title.font.size - points) < 1e-12)
  }

  @Test func fixedTitlesKeepTheirSize() {
    var style = ControlStyle()
    style[.normal].font = FontStyle(size: 13)
    style[.normal].dynamicType = .fixed
    let look = style.resolved(in: StyleEnvironment(textSize: .accessibilityLarge))
    #expect(look.title.font.size == 13)
  }

  @Test func boldTextIsHeavier() {
    let look = ControlStyle().resolved(in: StyleEnvironment(isBoldText: true))
    #expect(look.title.font.weight == 600)
  }

  @Test func compactMetricsOverrideTheHeight() {
    var style = ControlStyle()
    style[.normal].height = 30
    style[compact: .normal].height = 24
    #expect(style.resolved().height == 30)
    #expect(style.resolved(in: StyleEnvironment(metrics: .compact)).height == 24)
  }

  @Test func aPressCannotMoveTheLayout() {
    var style = ControlStyle()
    style[.normal].font = FontStyle(weight: 400)
    style[.normal].insets = ContentInsets(vertical: 8, horizontal: 12)
    style[.normal].height = 44
    style[.highlighted].font = FontStyle(weight: 800)
    style[.highlighted].insets = ContentInsets(vertical: 20, horizontal: 20)
    style[.highlighted].height = 60
    let pressed = style.resolved(for: .highlighted)
    #expect(pressed.title.font.weight == 400)
    #expect(pressed.insets == Edges(top: 8, left: 12, bottom: 8, right: 12))
    #expect(pressed.height == 44)
  }

  @Test(arguments: [Double.nan, -.infinity, .infinity, -3])
  func absurdFiguresCountAsNone(value: Double) {
    var style = ControlStyle()
    style[.normal].borderWidth = value
    style[.normal].opacity = value
    style[.normal].height = value
    style[.normal].font = FontStyle(size: value)
    let look = style.resolved()
    #expect(look.border.width == 0)
    #expect(look.opacity == 0)
    #expect(look.height == 0)
    #expect(look.title.font.size == 0)
    #expect(look.drawing(size: Size2D(width: value, height: 40)) == .empty)
  }
}
