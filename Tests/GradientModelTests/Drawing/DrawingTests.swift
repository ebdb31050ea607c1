import GradientModel
import Testing

struct DrawingTests {
  private let size = Size2D(width: 100, height: 40)

  /// R16 and R17: the fill is lowest, then border, then title; shadows lie beneath all of them.
  @Test func elementsAreInTheOrderShadowSurfaceTitle() {
    var style = ControlStyle()
    style[.normal].shadows = [
      DropShadow(color: .black, blur: 4), DropShadow(color: .white, offsetX: 3),
    ]
    style[.normal].fill = .color("#336699")
    style[.normal].borderWidth = 2
    style[.normal].borderPaint = .color(.black)
    let drawing = style.resolved().drawing(size: size, title: "Play")
    #expect(drawing.elements.count == 4)
    guard case .shadow(let lower) = drawing.elements[0],
      case .shadow(let upper) = drawing.elements[1],
      case .surface(let surface) = drawing.elements[2],
      case .title(let title) = drawing.elements[3]
    else {
      Issue.record("another order: \(drawing.elements)")
      return
    }
    // The first of the list is on top, so it is painted last.
    #expect(lower.color == .white)
    #expect(upper.color == .black)
    #expect(surface.paints == [.color("#336699")])
    #expect(surface.innerEdge.rect == Rect2D(x: 2, y: 2, width: 96, height: 36))
    #expect(title.text == "Play")
  }

  @Test func marginsAreTheShadowsReachInWholePoints() {
    var style = ControlStyle()
    style[.normal].shadows = [
      DropShadow(color: .black, offsetX: 1, offsetY: 3, blur: 5, spread: 0.25)
    ]
    // σ = 2.5: 7.75 around, less or more the offset.
    #expect(
      style.resolved().drawing(size: size).margins == Edges(top: 5, left: 7, bottom: 11, right: 9))
  }

  @Test func shadowsThatCannotBeSeenTakeNoRoom() {
    var style = ControlStyle()
    style[.normal].shadows = [
      DropShadow(color: .clear, blur: 50), DropShadow(color: .black, blur: 50, isInset: true),
      DropShadow(color: .black, blur: .nan), DropShadow(color: .black, offsetX: .infinity),
    ]
    style[.normal].fill = .color(.white)
    let drawing = style.resolved().drawing(size: size)
    #expect(drawing.margins == .zero)
    #expect(drawing.elements.count == 1)
  }

  @Test func insetShadowsStartAtTheBordersInnerEdge() {
    var style = ControlStyle()
    style[.normal].borderWidth = 3
    style[.normal].borderPaint = .color(.clear)
    style[.normal].shadows = [
      DropShadow(color: .black, offsetY: 2, blur: 4, spread: 1, isInset: true)
    ]
    guard case .surface(let surface)? = style.resolved().drawing(size: size).elements.first else {
      Issue.record("no surface")
      return
    }
    #expect(surface.border == nil)
    #expect(surface.insetShadows[0].hole.rect == Rect2D(x: 4, y: 6, width: 92, height: 32))
    #expect(surface.insetShadows[0].standardDeviation == 2)
  }

  @Test func outerShadowsStayOutsideUnlessTheyLieBehind() {
    var style = ControlStyle()
    style[.normal].shadows = [
      DropShadow(color: .black, blur: 4), DropShadow(color: .black, blur: 4, isBehind: true),
    ]
    let clips = style.resolved().drawing(size: size).elements.map { element in
      guard case .shadow(let shadow) = element else { return false }
      return shadow.clippedOutside != nil
    }
    #expect(clips == [false, true])
  }

  /// R58: sizes that have no area, or are no numbers, draw nothing.
  @Test(arguments: [
    Size2D(width: 393, height: 0), Size2D(width: .nan, height: 40), Size2D(width: -1, height: 40),
    Size2D(width: .infinity, height: 40), Size2D.zero,
  ])
  func sizesWithoutAreaDrawNothing(size: Size2D) {
    var style = ControlStyle()
    style[.normal].fill = .color(.white)
    #expect(style.resolved().drawing(size: size, title: "OK") == .empty)
  }

  @Test func sizeFollowsTheTitleAndItsInsets() {
    var style = ControlStyle()
    style[.normal].insets = ContentInsets(vertical: 14, horizontal: 20)
    let look = style.resolved()
    #expect(
      look.fittingSize(title: Size2D(width: 60, height: 20)) == Size2D(width: 100, height: 48))
    #expect(look.fittingSize(title: Size2D(width: 60, height: 10)).height == 44)
    #expect(look.fittingSize(title: nil) == Size2D(width: 120, height: 44))
  }

  @Test func theStylesOwnMeasuresWin() {
    var style = ControlStyle()
    style[.normal].width = 49
    style[.normal].height = 30
    #expect(
      style.resolved().fittingSize(title: Size2D(width: 60, height: 20))
        == Size2D(width: 49, height: 30))
    style[.normal].height = nil
    style[.normal].minHeight = 20
    #expect(style.resolved().fittingSize(title: Size2D(width: 60, height: 18)).height == 20)
  }
}
