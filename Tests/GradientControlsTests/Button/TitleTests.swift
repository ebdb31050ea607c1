import GradientControls
import GradientModel
import HeadlessUIKit
import Testing

private func titledStyle() -> ControlStyle {
  var style = plainStyle()
  style[.normal].font = FontStyle(size: 15, weight: 700, letterSpacing: 1)
  style[.normal].titleColor = "#ff0000"
  style[.normal].titleShadow = DropShadow(color: "#00ff00", offsetX: 1, offsetY: 2, blur: 4)
  style[.normal].imageColor = "#0000ff"
  style[.normal].insets = ContentInsets(top: 3, leading: 10, bottom: 5, trailing: 20)
  style[.highlighted].titleColor = "#0000ff"
  style[.highlighted].imageColor = "#ff00ff"
  style[.disabled].titleColor = "#808080"
  return style
}

extension GradientButton {
  fileprivate func attribute(_ key: NSAttributedString.Key) -> Any? {
    titleLabel?.attributedText?.attribute(key, at: 0, effectiveRange: nil)
  }

  fileprivate var shownColor: UIColor? {
    configuration == nil ? titleLabel?.textColor : attribute(.foregroundColor) as? UIColor
  }
}

@Suite("A title with a configuration", .serialized)
struct ConfiguredTitleTests {
  private let button = GradientButton(frame: frame)
  private let stage: Stage

  init() {
    button.style = titledStyle()
    button.setTitle("Record", for: .normal)
    stage = Stage(button)
  }

  @Test("Colour, font, shadow and spacing come from the style, in one transformer [U1, U2, R45]")
  func attributes() throws {
    #expect(
      button.attribute(.foregroundColor) as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    )
    let font = try #require(button.attribute(.font) as? UIFont)
    #expect(font.pointSize == 15)
    #expect(font.fontStyle.weight == 700)
    #expect(button.attribute(.kern) as? CGFloat == 1)
    let shadow = try #require(button.attribute(.shadow) as? NSShadow)
    #expect(shadow.shadowOffset == CGSize(width: 1, height: 2))
    // CSS's blur radius is NSShadow's: twice the standard deviation.
    #expect(shadow.shadowBlurRadius == 4)
    #expect(shadow.shadowColor as? UIColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test("Pressed and disabled titles have the style's colour, not UIKit's dimmed one [U1]")
  func states() {
    button.isHighlighted = true
    stage.turn()
    #expect(button.shownColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    button.isHighlighted = false
    button.isEnabled = false
    stage.turn()
    #expect(
      button.shownColor == UIColor(red: 128 / 255, green: 128 / 255, blue: 128 / 255, alpha: 1))
  }

  @Test("The title is as pressed as the fill: both wait for a press to have been seen [U9]")
  func heldPress() {
    Finger(on: stage.window).tap(button)
    #expect(button.state == .normal)
    #expect(button.shownColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    stage.wait(0.2)
    #expect(button.shownColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("The app's own configuration takes the look over, its transformer included [U1]")
  func replaced() {
    var other = UIButton.Configuration.filled()
    other.title = "Other"
    other.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var result = $0
      result.foregroundColor = .black
      return result
    }
    other.background.backgroundColor = .clear
    button.configuration = other
    stage.turn()
    #expect(button.titleLabel?.text == "Other")
    #expect(button.shownColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("An update settles: nothing is assigned that is there already [U4]")
  func settles() {
    stage.turn()
    let updates = button.buttonParts.updateCount
    let layouts = button.layoutCount
    for _ in 0..<5 { stage.turn() }
    #expect(button.buttonParts.updateCount == updates)
    #expect(button.layoutCount == layouts)
    button.setNeedsUpdateConfiguration()
    for _ in 0..<5 { stage.turn() }
    #expect(button.buttonParts.updateCount == updates + 1)
    #expect(button.layoutCount <= layouts + 2)
    button.isHighlighted = true
    for _ in 0..<5 { stage.turn() }
    #expect(button.buttonParts.updateCount <= updates + 4)
  }

  @Test("The configuration's own background stays clear, its radius the look's [U5]")
  func background() {
    var style = titledStyle()
    style[.normal].corners = .radius(9)
    button.style = style
    stage.turn()
    #expect(button.configuration?.cornerStyle == .fixed)
    #expect(button.configuration?.background.cornerRadius == 9)
    #expect(button.configuration?.background.backgroundColor == nil)
  }

  @Test("A pressed style may be bolder and larger: the layout stays where it is [U10]")
  func noMove() {
    var style = titledStyle()
    style[.highlighted].font = FontStyle(size: 40, weight: 900)
    style[.highlighted].insets = ContentInsets(vertical: 50, horizontal: 50)
    button.style = style
    stage.turn()
    let size = button.intrinsicContentSize
    let title = button.titleLabel?.frame
    button.isHighlighted = true
    stage.turn()
    #expect(button.intrinsicContentSize == size)
    #expect(button.titleLabel?.frame == title)
  }

  @Test("A style that says nothing of titles leaves the app's configuration alone")
  func silent() {
    let own = GradientButton(frame: frame)
    own.style = plainStyle()
    own.configuration?.baseForegroundColor = .green
    own.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    own.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var result = $0
      result.kern = 3
      return result
    }
    own.setTitle("Own", for: .normal)
    stage.add(own)
    #expect(own.shownColor == .green)
    #expect(own.attribute(.kern) as? CGFloat == 3)
    #expect(own.configuration?.contentInsets.leading == 2)
  }

  @Test("The style's insets become the content's, mirrored with the layout direction")
  func insets() {
    #expect(
      button.configuration?.contentInsets
        == NSDirectionalEdgeInsets(top: 3, leading: 10, bottom: 5, trailing: 20))
    #expect(button.titleLabel?.frame == CGRect(x: 10, y: 3, width: 90, height: 36))
    stage.window.screenTraits.layoutDirection = .rightToLeft
    stage.turn()
    #expect(button.titleLabel?.frame == CGRect(x: 20, y: 3, width: 90, height: 36))
  }
}

@Suite("A button from a nib, with and without a configuration [U3, U13]", .serialized)
struct NibTests {
  private func load(
    hasConfiguration: Bool, attributes: [(GradientButton) -> Void] = []
  ) throws -> (GradientButton, Stage) {
    let stage = Stage()
    let coder = NibCoder(frame: frame)
    coder.title = "Nib"
    coder.titleColor = .green
    coder.hasConfiguration = hasConfiguration
    let button = try #require(
      Nib.load(GradientButton.self, from: coder, into: stage.window, attributes: attributes))
    stage.turn()
    return (button, stage)
  }

  @Test("It keeps what the nib says: no configuration, if it has none")
  func keeps() throws {
    let (plain, _) = try load(hasConfiguration: false)
    #expect(plain.configuration == nil)
    #expect(plain.titleLabel?.text == "Nib")
    #expect(plain.titleLabel?.textColor == .green)
    let (configured, _) = try load(hasConfiguration: true)
    #expect(configured.configuration != nil)
    #expect(configured.titleLabel?.text == "Nib")
  }

  @Test("Both have the style's look, title and press", arguments: [false, true])
  func look(hasConfiguration: Bool) throws {
    let (button, stage) = try load(
      hasConfiguration: hasConfiguration, attributes: [{ $0.style = titledStyle() }])
    #expect(button.middle != [0, 0, 0, 0])
    #expect(button.shownColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(button.titleLabel?.frame == CGRect(x: 10, y: 3, width: 90, height: 36))
    #expect(button.titleLabel?.fontStyle.size == 15)
    button.isHighlighted = true
    stage.turn()
    #expect(button.shownColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(button.picture().pixel(2, 2) == [0x40, 0x40, 0xc0, 255])
  }

  @Test("Without a configuration the shadow is a label's, its offset the style's [U2]")
  func shadow() throws {
    let (button, _) = try load(
      hasConfiguration: false, attributes: [{ $0.style = titledStyle() }])
    #expect(button.titleLabel?.shadowColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
  }

  @Test("A style that falls silent gives the app's own colour and font back")
  func givenBack() throws {
    let (button, stage) = try load(hasConfiguration: false)
    let font = button.titleLabel?.font
    button.style = titledStyle()
    stage.turn()
    #expect(button.titleLabel?.textColor != .green)
    button.setTitleColor(.blue, for: .normal)
    #expect(button.titleLabel?.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    button.style = plainStyle()
    stage.turn()
    #expect(button.titleLabel?.textColor == .blue)
    #expect(button.titleLabel?.font == font)
  }

  @Test("It settles without a configuration too [U4]")
  func settles() throws {
    let (button, stage) = try load(
      hasConfiguration: false, attributes: [{ $0.style = titledStyle() }])
    stage.turn()
    let layouts = button.layoutCount
    for _ in 0..<5 { stage.turn() }
    #expect(button.layoutCount == layouts)
  }

  @Test("A background image of the app's does not fight with the look for the lowest place")
  func backgroundImage() throws {
    let (button, stage) = try load(
      hasConfiguration: false, attributes: [{ $0.style = titledStyle() }])
    button.setBackgroundImage(UIImage(cgImage: solid([0, 0, 0, 255], side: 4)), for: .normal)
    stage.turn()
    let layouts = button.layoutCount
    for _ in 0..<5 { stage.turn() }
    #expect(button.layoutCount == layouts)
    #expect(button.picture().pixel(2, 2) == [0xc0, 0x40, 0x40, 255])
  }

  @Test("Runtime attributes in any order end the same [U13]")
  func attributesInAnyOrder() throws {
    let set: [(GradientButton) -> Void] = [
      { $0.setGradient(gradient("#ff0000", "#0000ff"), for: .normal) },
      { $0.setBorder(BorderStyle(width: 3, paint: .color("#00ff00")), for: .normal) },
      { $0.layer.cornerRadius = 8 },
      { $0.setTitle("Nib", for: .normal) },
    ]
    let orders = [[0, 1, 2, 3], [1, 0, 3, 2], [3, 2, 1, 0], [2, 3, 0, 1]]
    let pictures = try orders.map { order in
      try load(hasConfiguration: true, attributes: order.map { set[$0] }).0.picture()
    }
    #expect(Set(pictures).count == 1)
  }
}

@Suite("Images beside the title", .serialized)
struct ImagePlacementTests {
  private static let image = UIImage(cgImage: solid([0, 0, 0, 255], side: 20))
    .withRenderingMode(.alwaysTemplate)

  private func button(_ edge: NSDirectionalRectEdge?, configured: Bool) -> GradientButton {
    let size = CGRect(x: 0, y: 0, width: 200, height: 100)
    let button: GradientButton
    if configured {
      button = GradientButton(frame: size)
    } else {
      button = Nib.load(GradientButton.self, from: NibCoder(frame: size)) ?? GradientButton()
    }
    button.style = titledStyle()
    button.setTitle("Play", for: .normal)
    button.setImage(Self.image, for: .normal)
    button.imagePlacement = edge
    button.imagePadding = 6
    return button
  }

  @Test("On any side, with and without a configuration", arguments: [false, true])
  func sides(configured: Bool) throws {
    let sides: [NSDirectionalRectEdge] = [.leading, .trailing, .top, .bottom]
    for side in sides {
      let button = button(side, configured: configured)
      _ = Stage(button)
      let title = try #require(button.titleLabel?.frame)
      let image = try #require(button.imageView?.frame)
      #expect(image.size == CGSize(width: 20, height: 20))
      switch side {
      case .leading: #expect(title.minX - image.maxX == 6)
      case .trailing: #expect(image.minX - title.maxX == 6)
      case .top: #expect(title.minY - image.maxY == 6)
      default: #expect(image.minY - title.maxY == 6)
      }
      // The block stands in the middle of what the insets leave: 10...180 by 3...95.
      let block = title.union(image)
      #expect(abs(block.midX - 95) <= 0.5)
      #expect(abs(block.midY - 49) <= 0.5)
    }
  }

  @Test("Leading is on the right where lines run from there")
  func mirrored() throws {
    let button = button(nil, configured: true)
    let stage = Stage(button)
    stage.window.screenTraits.layoutDirection = .rightToLeft
    stage.turn()
    let title = try #require(button.titleLabel?.frame)
    let image = try #require(button.imageView?.frame)
    #expect(image.minX - title.maxX == 6)
  }

  @Test("A template image has the style's colour in each state", arguments: [false, true])
  func color(configured: Bool) {
    let button = button(nil, configured: configured)
    let stage = Stage(button)
    #expect(button.imageView?.tintColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    button.isHighlighted = true
    stage.turn()
    #expect(button.imageView?.tintColor == UIColor(red: 1, green: 0, blue: 1, alpha: 1))
  }

  @Test("The size holds both, and the gap between them")
  func size() {
    let button = button(.top, configured: true)
    _ = Stage(button)
    let both = button.intrinsicContentSize
    button.setTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 50, height: 44))
    button.setTitle("Play", for: .normal)
    button.setImage(nil, for: .normal)
    let words = button.intrinsicContentSize
    #expect(words.width == both.width)
    #expect(both.height > 20 + 6 + 8 + 15)
  }
}
