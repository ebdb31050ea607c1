import HeadlessUIKit
import Testing

@Suite("Buttons: a value for each state, sizes and pictures", .serialized)
struct ButtonTests {
  private func image(_ width: Int, _ height: Int) -> UIImage {
    UIImage(cgImage: solid([200, 100, 0, 255], width: width, height: height))
  }

  @Test func `A union without a value of its own shows normal's, not a part's [SO 47468313]`() {
    let button = UIButton()
    button.setTitle("n", for: .normal)
    button.setTitle("s", for: .selected)
    button.setTitle("h", for: .highlighted)
    button.isSelected = true
    #expect(button.currentTitle == "s")
    button.isHighlighted = true
    #expect(button.currentTitle == "n")
    button.setTitle("hs", for: [.highlighted, .selected])
    #expect(button.currentTitle == "hs")
  }

  @Test func `title(for:) answers normal's where the state has none [AD]`() {
    let button = UIButton()
    button.setTitle("n", for: .normal)
    #expect(button.title(for: .disabled) == "n")
    button.setTitle("d", for: .disabled)
    button.setTitle(nil, for: .disabled)
    #expect(button.title(for: .disabled) == "n")
  }

  @Test func `Without values: white title colour, no shadow, no title [XM ButtonTest]`() {
    let button = UIButton()
    button.setTitleColor(nil, for: .normal)
    #expect(button.titleColor(for: .normal) == .white)
    #expect(button.titleShadowColor(for: .normal) == nil)
    #expect(button.title(for: .normal) == nil)
  }

  @Test func `init(frame:) is custom, a system button has the tint's colour [O2]`() {
    #expect(UIButton().buttonType == .custom)
    let system = UIButton(type: .system)
    system.tintColor = .red
    #expect(system.currentTitleColor == .red)
  }

  @Test func `UIButton(type:) on a subclass gives the subclass`() {
    final class Own: UIButton {}
    #expect(Own(type: .system).buttonType == .system)
  }

  @Test func `An empty button is 30 × 34 [FK]`() {
    let button = UIButton()
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 30, height: 34))
  }

  @Test func `A title is as wide as itself and 12 points higher [FK]`() {
    let button = UIButton()
    button.setTitle("Title", for: .normal)
    button.sizeToFit()
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(title.width > 20)
    #expect(button.bounds.size == CGSize(width: title.width, height: title.height + 12))
  }

  @Test func `An image is its own size; both: widths add, the higher counts [FK]`() {
    let button = UIButton()
    button.setImage(image(80, 20), for: .normal)
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 80, height: 20))
    button.setTitle("Title", for: .normal)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.intrinsicContentSize.width == title.width + 80)
    #expect(button.intrinsicContentSize.height == title.height + 12)
  }

  @Test func `After sizeToFit a label at the top starts at 6, else at 0 [FK]`() {
    let button = UIButton()
    button.setTitle("Title", for: .normal)
    button.contentVerticalAlignment = .top
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == 6)
    button.frame.size.height = 100
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == 0)
  }

  @Test func `Image before title, swapped from right to left`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    button.setTitle("Title", for: .normal)
    button.setImage(image(20, 20), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.maxX == button.titleLabel?.frame.minX)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxX == button.imageView?.frame.minX)
  }

  @Test func `Background images are dimmed only where no image is set for that state [CH, ADF]`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    button.setBackgroundImage(image(20, 20), for: .normal)
    #expect(button.snapshot(scale: 1).pixel(5, 5) == [200, 100, 0, 255])
    button.isHighlighted = true
    // Mixed with black at 45 % [ADF 732905].
    #expect(button.snapshot(scale: 1).pixel(5, 5) == [110, 55, 0, 255])
    button.setBackgroundImage(image(20, 20), for: .highlighted)
    #expect(button.snapshot(scale: 1).pixel(5, 5) == [200, 100, 0, 255])
  }

  @Test func `Dimming never touches a layer of one's own [WinObjC 1885]`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let layer = CAGradientLayer()
    layer.frame = button.bounds
    layer.colors = [red, red]
    button.layer.insertSublayer(layer, at: 0)
    button.isHighlighted = true
    #expect(button.snapshot(scale: 1).pixel(5, 5) == [255, 0, 0, 255])
  }

  @Test func `Touch up sends touchUpInside and the primary action`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
    Finger(on: show(button)).tap(button)
    #expect(Set(log) == ["up", "primary"])
    #expect(log.count == 2)
  }

  @Test func `changesSelectionAsPrimaryAction toggles`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.changesSelectionAsPrimaryAction = true
    let finger = Finger(on: show(button))
    finger.tap(button)
    #expect(button.isSelected)
    finger.tap(button)
    #expect(!button.isSelected)
  }

  @Test func `The title label is overwritten at layout, so it is set by setTitle`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.setTitle("right", for: .normal)
    button.titleLabel?.text = "wrong"
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "right")
  }

  @Test func `The title shadow shows only with colour and offset`() {
    let button = UIButton()
    #expect(button.titleLabel?.shadowOffset == .zero)
    #expect(button.titleShadowColor(for: .normal) == nil)
  }
}

@Suite("Buttons with a configuration", .serialized)
struct ConfigurationTests {
  @Test func `Medium insets are 7 and 12 [ADF 733541]`() {
    let insets = UIButton.Configuration.plain().contentInsets
    #expect(insets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
  }

  @Test func `Raw values of corner styles [O2]`() {
    #expect(UIButton.Configuration.CornerStyle.fixed.rawValue == -1)
    #expect(UIButton.Configuration.CornerStyle.capsule.rawValue == 4)
  }

  @Test func `The size is the title's and the insets'`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    let size = button.intrinsicContentSize
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(size == CGSize(width: title.width + 24, height: title.height + 14))
  }

  @Test func `Legacy insets are ignored, titles per state still feed it [AD, O2]`() {
    let button = UIButton(configuration: .plain())
    button.setTitle("State", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "State")
    button.configuration?.title = "Own"
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Own")
  }

  @Test func `The label's font is ignored; the transformer gives font and colour`() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Title"
    button.titleLabel?.font = .boldSystemFont(ofSize: 40)
    let plain = button.intrinsicContentSize
    #expect(plain.height < 50)
    button.configuration?.titleTextAttributesTransformer =
      UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = UIFont.boldSystemFont(ofSize: 40)
        outgoing.foregroundColor = .red
        return outgoing
      }
    #expect(button.intrinsicContentSize.height > plain.height + 10)
    let attributes = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
  }

  @Test func `The style's own colour dims while pressed and disabled`() {
    let button = UIButton(configuration: .plain())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.configuration?.title = "Title"
    button.configuration?.baseForegroundColor = .red
    func color() -> UIColor? {
      button.layoutIfNeeded()
      return button.titleLabel?.attributedText?
        .attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    let normal = color()
    button.isHighlighted = true
    let pressed = color()
    button.isHighlighted = false
    button.isEnabled = false
    #expect(normal == .red)
    #expect(pressed != normal)
    #expect(color() != normal)
  }

  @Test func `Updates are coalesced before layout, the handler after updateConfiguration [O2]`() {
    final class Own: UIButton {
      var log: [String] = []
      override func updateConfiguration() {
        log.append("update")
        super.updateConfiguration()
      }
    }
    let button = Own(configuration: .plain())
    button.layoutIfNeeded()
    button.log = []
    button.configurationUpdateHandler = { ($0 as? Own)?.log.append("handler") }
    button.isHighlighted = true
    button.isHighlighted = false
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(button.log == ["update", "handler"])
  }

  @Test func `Setting the handler alone switches to configuration behaviour [O2]`() {
    let button = UIButton()
    button.configurationUpdateHandler = { _ in }
    #expect(button.configuration != nil)
  }

  @Test func `An assignment inside the update does not ask for another one`() {
    final class Own: UIButton {
      override func updateConfiguration() {
        super.updateConfiguration()
        configuration?.background.cornerRadius = 9
      }
    }
    let button = Own(configuration: .plain())
    let window = show(button)
    HeadlessClock.current.turn()
    let count = button.buttonParts.updateCount
    HeadlessClock.current.turn()
    #expect(button.buttonParts.updateCount == count)
    #expect(!window.needsLayoutAnywhere)
  }

  @Test func `The background is a view above the backing layer, with continuous corners [O2]`() {
    let button = UIButton(configuration: .filled())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.configuration?.background.backgroundColor = .red
    button.configuration?.cornerStyle = .fixed
    button.configuration?.background.cornerRadius = 11
    button.layoutIfNeeded()
    let background = button.subviews.first
    #expect(background?.frame == button.bounds)
    #expect(background?.layer.cornerCurve == .continuous)
    #expect(background?.layer.cornerRadius == 11)
    #expect(button.snapshot(scale: 1).pixel(5, 20) == [255, 0, 0, 255])
  }

  @Test(arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
  func `Images go on any side`(edge: NSDirectionalRectEdge) {
    let button = UIButton(configuration: .plain())
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    button.configuration?.title = "Title"
    button.configuration?.image = UIImage(
      cgImage: solid([255, 0, 0, 255], width: 20, height: 20))
    button.configuration?.imagePadding = 5
    button.configuration?.imagePlacement = edge
    button.layoutIfNeeded()
    let image = button.imageView?.frame ?? .zero
    let title = button.titleLabel?.frame ?? .zero
    switch edge {
    case .leading: #expect(image.maxX + 5 == title.minX)
    case .trailing: #expect(title.maxX + 5 == image.minX)
    case .top: #expect(image.maxY + 5 <= title.minY)
    default: #expect(title.maxY + 5 <= image.minY)
    }
  }

  @Test func `A shadow comes in by the container's dictionary`() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 2)
    shadow.shadowBlurRadius = 4
    shadow.shadowColor = UIColor.black
    let button = UIButton(configuration: .plain())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.configuration?.attributedTitle = AttributedString(
      "Title", attributes: AttributeContainer([.shadow: shadow]))
    button.layoutIfNeeded()
    let shown =
      button.titleLabel?.attributedText?
      .attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow
    #expect(shown?.shadowOffset == shadow.shadowOffset)
    #expect(shown?.shadowBlurRadius == 4)
  }
}
