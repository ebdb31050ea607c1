import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

@Suite("Themes on controls", .serialized)
struct ThemeTests {
  private static func style(_ color: StyleColor) -> ControlStyle {
    var style = ControlStyle()
    style[.normal].fill = .color(color)
    return style
  }

  private let theme = ControlTheme([
    ControlTheme.Control(name: "rec", style: style("#f287b0")),
    ControlTheme.Control(name: "play", style: style("#7da661")),
  ])

  private func shown(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(view)
    window.makeKeyAndVisible()
    return window
  }

  private func button(tag: Int = 0, identifier: String? = nil) -> GradientButton {
    let button = GradientButton(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
    button.tag = tag
    button.accessibilityIdentifier = identifier
    return button
  }

  /// Runs a body and gives the lines that were logged.
  private func lines(_ body: () throws -> Void) rethrows -> [String] {
    StyleLog.reset()
    var lines: [String] = []
    StyleLog.listener = { lines.append($0) }
    defer {
      StyleLog.listener = nil
      ControlTheme.installed = ControlTheme()
    }
    try body()
    return lines
  }

  @Test func `A whole tree is styled by tag in one call (source 0)`() {
    let (rec, play, other) = (button(tag: 1), button(tag: 2), button(tag: 9))
    let root = UIView()
    let inner = UIView()
    root.addSubview(inner)
    inner.addSubview(rec)
    inner.addSubview(UIButton())
    root.addSubview(play)
    root.addSubview(other)
    let styled = theme.apply(to: root, tags: [1: "rec", 2: "play"])
    #expect(styled.map(\.tag) == [1, 2])
    #expect(rec.style == theme["rec"])
    #expect(play.style == theme["play"])
    #expect(other.style == ControlStyle())
  }

  @Test func `By accessibility identifier too; the tag counts over it`() {
    let (a, b) = (button(identifier: "record"), button(tag: 2, identifier: "record"))
    let root = UIView()
    root.addSubview(a)
    root.addSubview(b)
    theme.apply(to: root, tags: [2: "play"], identifiers: ["record": "rec"])
    #expect(a.style == theme["rec"])
    #expect(b.style == theme["play"])
  }

  @Test func `The top of the tree may be the control itself, and a deep tree is no danger`() {
    let top = button(tag: 1)
    #expect(theme.apply(to: top, tags: [1: "rec"]).count == 1)
    #expect(top.style == theme["rec"])
    let root = UIView()
    var view = root
    for _ in 0..<2000 {
      let next = UIView()
      view.addSubview(next)
      view = next
    }
    let leaf = button(tag: 1)
    view.addSubview(leaf)
    #expect(theme.apply(to: root, tags: [1: "rec"]).count == 1)
  }

  @Test func `An unknown name makes the control plain and is said once, with the names there are`()
  {
    let said = lines {
      let root = UIView()
      let buttons = [button(tag: 1), button(tag: 1)]
      buttons[0].style = Self.style(.white)
      for button in buttons { root.addSubview(button) }
      for _ in 0..<3 { theme.apply(to: root, tags: [1: "wreck"]) }
      #expect(buttons[0].style == ControlStyle())
    }
    #expect(said.count == 1)
    #expect(said.first?.contains("\"wreck\"") == true)
    #expect(said.first?.contains("rec, play") == true)
  }

  @Test func `A control looks its name up in the installed theme, also when that comes later`() {
    let said = lines {
      ControlTheme.installed = theme
      let button = button()
      button.gradientStyleName = "rec"
      let window = shown(button)
      #expect(button.snapshot(scale: 2)[60, 44] == SIMD4(0xf2, 0x87, 0xb0, 255))
      ControlTheme.installed = ControlTheme([
        ControlTheme.Control(name: "rec", style: Self.style("#102030"))
      ])
      #expect(button.snapshot(scale: 2)[60, 44] == SIMD4(0x10, 0x20, 0x30, 255))
      button.gradientStyleName = nil
      #expect(button.snapshot(scale: 2)[60, 44].w == 0)
      #expect(!window.isHidden)
    }
    #expect(said == [])
  }

  @Test func `A name from the theme and colours from the inspector, in either order, end the same`()
  {
    _ = lines {
      ControlTheme.installed = theme
      let setters: [(GradientButton) -> Void] = [
        { $0.gradientStyleName = "rec" }, { $0.gradientBorderColor = .white },
        { $0.style[.normal].corners = .radius(9) },
      ]
      var pictures: Set<[UInt8]> = []
      for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let button = button()
        for index in order { setters[index](button) }
        let window = shown(button)
        pictures.insert(button.snapshot(scale: 2).bytes)
        #expect(!window.isHidden)
      }
      #expect(pictures.count == 1)
    }
  }

  @Test func `An unknown name in the inspector: plain, and said once however many buttons have it`()
  {
    let said = lines {
      ControlTheme.installed = theme
      for _ in 0..<3 {
        let button = button()
        button.gradientStyleName = "wreck"
        button.layoutIfNeeded()
        let window = shown(button)
        #expect(button.snapshot(scale: 2)[60, 44].w == 0)
        #expect(!window.isHidden)
      }
    }
    #expect(said.count == 1)
  }

  @Test
  func `Without a theme the line says that none is installed; before the window none is said`() {
    let early = lines {
      let button = button()
      button.gradientStyleName = "rec"
      button.layoutIfNeeded()
      _ = button.intrinsicContentSize
    }
    #expect(early == [])
    let late = lines {
      let button = button()
      button.gradientStyleName = "rec"
      let window = shown(button)
      #expect(!window.isHidden)
    }
    #expect(late.count == 1)
    #expect(late.first?.contains("no theme is installed") == true)
  }

  @Test func `The appearance proxy gives a style name to every button without one`() {
    _ = lines {
      HeadlessUIKit.Appearance.reset()
      defer { HeadlessUIKit.Appearance.reset() }
      HeadlessUIKit.Appearance.register(\GradientButton.gradientStyleName)
      ControlTheme.installed = theme
      GradientButton.appearance().gradientStyleName = "rec"
      let (plain, own) = (button(), button())
      own.gradientStyleName = "play"
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(plain)
      root.addSubview(own)
      let window = shown(root)
      #expect(plain.snapshot(scale: 2)[60, 44] == SIMD4(0xf2, 0x87, 0xb0, 255))
      #expect(own.snapshot(scale: 2)[60, 44] == SIMD4(0x7d, 0xa6, 0x61, 255))
      #expect(!window.isHidden)
    }
  }

  @Test func `A control that is gone is not kept by the theme`() {
    _ = lines {
      weak var gone: GradientButton?
      do {
        let button = button()
        button.gradientStyleName = "rec"
        gone = button
      }
      #expect(gone == nil)
      ControlTheme.installed = theme
    }
  }

  @Test func `A control around any content is styled by tag and by name as a button is`() {
    _ = lines {
      let control = GradientControl(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
      control.tag = 1
      #expect(theme.apply(to: control, tags: [1: "play"]).count == 1)
      #expect(control.style == theme["play"])
      ControlTheme.installed = theme
      control.style = ControlStyle()
      control.gradientStyleName = "rec"
      let window = shown(control)
      #expect(control.snapshot(scale: 2)[60, 44] == SIMD4(0xf2, 0x87, 0xb0, 255))
      #expect(!window.isHidden)
    }
  }
}
