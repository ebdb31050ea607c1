import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

@Suite("Inspectables", .serialized)
struct InspectableTests {
  private let frame = CGRect(x: 0, y: 0, width: 60, height: 44)
  private let top = UIColor(red: 0.2, green: 0.5, blue: 1, alpha: 1)
  private let bottom = UIColor(red: 0, green: 0.1, blue: 0.6, alpha: 1)

  private func shown(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(view)
    window.makeKeyAndVisible()
    return window
  }

  /// What the style of the inspectables looks like, by the renderer.
  private func expected(_ change: (inout StyleMembers) -> Void) throws -> Pixmap {
    var style = ControlStyle()
    change(&style[.normal])
    let drawing = style.resolved().drawing(size: Size2D(width: 60, height: 44))
    return try Rasterizer(scale: 2).draw(drawing).withoutMargins()
  }

  private var blue: GradientFill {
    GradientFill(colors: [
      StyleColor(red: 0.2, green: 0.5, blue: 1), StyleColor(red: 0, green: 0.1, blue: 0.6),
    ])
  }

  @Test func `Top and bottom colour: a gradient from edge to edge (source 2)`() throws {
    let button = GradientButton(frame: frame)
    button.gradientTopColor = top
    button.gradientBottomColor = bottom
    let window = shown(button)
    #expect(button.snapshot(scale: 2) == (try expected { $0.fill = .gradient(blue) }))
    #expect(!window.isHidden)
  }

  @Test func `A nil colour gives the plain button back (source 2)`() {
    let plain = GradientButton(frame: frame)
    let window = shown(plain)
    let picture = plain.snapshot(scale: 2)
    plain.gradientTopColor = top
    plain.gradientBottomColor = bottom
    #expect(plain.snapshot(scale: 2) != picture)
    plain.gradientTopColor = nil
    #expect(plain.snapshot(scale: 2) == picture)
    plain.gradientTopColor = top
    plain.gradientBottomColor = nil
    #expect(plain.snapshot(scale: 2) == picture)
    #expect(!window.isHidden)
  }

  @Test func `A middle colour lies half way, an angle turns the gradient`() throws {
    let button = GradientButton(frame: frame)
    button.gradientTopColor = top
    button.gradientMiddleColor = .white
    button.gradientBottomColor = bottom
    button.gradientAngle = 90
    let window = shown(button)
    var fill = blue
    fill.stops = [
      GradientStop(blue.stops[0].color, at: 0), GradientStop(.white, at: 0.5),
      GradientStop(blue.stops[1].color, at: 1),
    ]
    fill.kind = .axial(.angle(90))
    #expect(button.snapshot(scale: 2) == (try expected { $0.fill = .gradient(fill) }))
    #expect(GradientButton(frame: frame).gradientAngle == 180)
    #expect(!window.isHidden)
  }

  @Test func `In all 720 orders of a nib's setters the picture is the same (R9, R21, U13)`() throws
  {
    let setters: [(GradientButton) -> Void] = [
      { [top] in $0.gradientTopColor = top }, { [bottom] in $0.gradientBottomColor = bottom },
      { $0.gradientOutlineRadius = 10 }, { $0.gradientBorderWidth = 2 },
      { $0.gradientBorderColor = .white }, { $0.gradientAngle = 180 },
    ]
    let expected = try expected {
      $0.fill = .gradient(blue)
      $0.corners = .radius(10)
      $0.borderWidth = 2
      $0.borderPaint = .color(.white)
    }
    let orders = permutations(Array(setters.indices))
    #expect(orders.count == 720)
    var looks: Set<ResolvedStyle> = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.makeKeyAndVisible()
    for (number, order) in orders.enumerated() {
      let button = try #require(
        Nib.load(
          GradientButton.self, from: NibCoder(frame: frame), into: window,
          attributes: order.map { setters[$0] }))
      looks.insert(button.resolvedStyle(for: .normal))
      // A debug build draws slowly: looks that are equal have equal pictures.
      if number % 48 == 0 { #expect(button.snapshot(scale: 2) == expected) }
      button.removeFromSuperview()
    }
    #expect(looks.count == 1)
  }

  @Test func `In any order while on screen, with a layout between, the end is the same (R11)`()
    throws
  {
    let setters: [(GradientButton) -> Void] = [
      { [top] in $0.gradientTopColor = top }, { [bottom] in $0.gradientBottomColor = bottom },
      { $0.gradientOutlineRadius = 10 }, { $0.gradientBorderColor = .white },
    ]
    let expected = try expected {
      $0.fill = .gradient(blue)
      $0.corners = .radius(10)
      $0.borderPaint = .color(.white)
    }
    for order in permutations(Array(setters.indices)) {
      let button = GradientButton(frame: frame)
      let window = shown(button)
      for index in order {
        setters[index](button)
        HeadlessClock.current.turn()
      }
      #expect(button.snapshot(scale: 2) == expected)
      #expect(!window.isHidden)
    }
  }

  private func permutations<Element>(_ list: [Element]) -> [[Element]] {
    guard let first = list.first else { return [[]] }
    return permutations(Array(list.dropFirst())).flatMap { rest in
      (0...rest.count).map { rest[..<$0] + [first] + rest[$0...] }
    }
  }

  @Test func `Dynamic colours follow the button's own traits (R52, U11)`() {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    let button = GradientButton(frame: frame)
    button.gradientTopColor = dynamic
    button.gradientBottomColor = dynamic
    let window = shown(button)
    #expect(button.snapshot(scale: 2)[60, 44] == SIMD4(255, 255, 255, 255))
    window.screenTraits.userInterfaceStyle = .dark
    #expect(button.snapshot(scale: 2)[60, 44] == SIMD4(0, 0, 0, 255))
    button.overrideUserInterfaceStyle = .light
    #expect(button.snapshot(scale: 2)[60, 44] == SIMD4(255, 255, 255, 255))
  }

  @Test func `A colour set before the window is resolved with the window's traits (U12)`() {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    let button = GradientButton(frame: frame)
    button.gradientTopColor = dynamic
    button.gradientBottomColor = dynamic
    button.layoutIfNeeded()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.screenTraits.userInterfaceStyle = .dark
    window.addSubview(button)
    window.makeKeyAndVisible()
    #expect(button.snapshot(scale: 2)[60, 44] == SIMD4(0, 0, 0, 255))
  }

  @Test func `A pattern colour counts as none (R13)`() {
    StyleLog.reset()
    StyleLog.listener = { _ in }
    defer { StyleLog.listener = nil }
    let button = GradientButton(frame: frame)
    let window = shown(button)
    let plain = button.snapshot(scale: 2)
    button.gradientTopColor = UIColor(
      patternImage: UIImage(Pixmap(width: 2, height: 2), scale: 1))
    button.gradientBottomColor = bottom
    #expect(button.snapshot(scale: 2) == plain)
    #expect(!window.isHidden)
  }

  @Test func `A border colour alone is one point wide; figures below 0 leave it to the style`()
    throws
  {
    let button = GradientButton(frame: frame)
    button.gradientBorderColor = .white
    let window = shown(button)
    #expect(button.snapshot(scale: 2) == (try expected { $0.borderPaint = .color(.white) }))
    button.style[.normal].corners = .radius(8)
    button.gradientBorderColor = nil
    button.gradientOutlineRadius = -1
    button.style[.normal].fill = .color(.white)
    #expect(
      button.snapshot(scale: 2)
        == (try expected {
          $0.fill = .color(.white)
          $0.corners = .radius(8)
        }))
    #expect(!window.isHidden)
  }

  @Test func `Inspectables count over the style in code, which keeps the rest`() throws {
    let button = GradientButton(frame: frame)
    button.style[.normal].fill = .color(.white)
    button.style[.normal].corners = .capsule
    button.gradientTopColor = top
    button.gradientBottomColor = bottom
    let window = shown(button)
    #expect(
      button.snapshot(scale: 2)
        == (try expected {
          $0.fill = .gradient(blue)
          $0.corners = .capsule
        }))
    #expect(button.style[.normal].fill == .color(.white))
    #expect(!window.isHidden)
  }

  @Test func `A bar button has the same inspectables`() {
    let button = GradientBarButton(frame: frame)
    button.gradientTopColor = top
    button.gradientBottomColor = bottom
    let window = shown(button)
    #expect(button.snapshot(scale: 2)[60, 44].w == 255)
    #expect(!window.isHidden)
  }

  @Test func `A control around any content has the same inspectables, in any order`() throws {
    let setters: [(GradientControl) -> Void] = [
      { [top] in $0.gradientTopColor = top }, { [bottom] in $0.gradientBottomColor = bottom },
      { $0.gradientOutlineRadius = 10 }, { $0.gradientBorderWidth = 2 },
      { $0.gradientBorderColor = .white },
    ]
    let expected = try expected {
      $0.fill = .gradient(blue)
      $0.corners = .radius(10)
      $0.borderWidth = 2
      $0.borderPaint = .color(.white)
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.makeKeyAndVisible()
    var looks: Set<ResolvedStyle> = []
    for (number, order) in permutations(Array(setters.indices)).enumerated() {
      let control = try #require(
        Nib.load(
          GradientControl.self, from: NibCoder(frame: frame), into: window,
          attributes: order.map { setters[$0] }))
      looks.insert(control.resolvedStyle(for: .normal))
      if number % 24 == 0 { #expect(control.snapshot(scale: 2) == expected) }
      control.gradientTopColor = nil
      #expect(control.resolvedStyle(for: .normal).fill.isClear)
      control.removeFromSuperview()
    }
    #expect(looks.count == 1)
  }
}
