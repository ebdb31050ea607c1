import GradientControls
import GradientModel
import HeadlessUIKit
import Testing

@Suite("What an app does to a button's own parts", .serialized)
struct ButtonContentTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private var style: ControlStyle {
    var style = plainStyle()
    style[.normal].titleColor = "#ff0000"
    style[.normal].press = PressDerivation.none
    style[.highlighted].fill = nil
    return style
  }

  private func legacy(_ style: ControlStyle) throws -> GradientButton {
    let button = try #require(Nib.load(GradientButton.self, from: NibCoder(frame: frame)))
    button.style = style
    button.setTitle("Words", for: .normal)
    return button
  }

  @Test("The style's title colour is there in every state, whichever was shown first")
  func selectedFirst() throws {
    let button = try legacy(style)
    button.isSelected = true
    let stage = Stage(button)
    #expect(button.currentTitleColor == red)
    button.isSelected = false
    stage.turn()
    #expect(button.currentTitleColor == red)
    #expect(button.titleLabel?.textColor == red)
  }

  @Test("The style's title colour counts over the app's own for a state that looks like normal")
  func ownPressedColor() throws {
    let button = try legacy(style)
    button.setTitleColor(.green, for: .highlighted)
    let stage = Stage(button)
    button.isHighlighted = true
    stage.turn()
    #expect(button.currentTitleColor == red)
  }

  @Test("A button whose configuration is taken away keeps the style's title")
  func configurationTakenAway() {
    let button = GradientButton(frame: frame)
    button.style = style
    button.setTitle("Words", for: .normal)
    let stage = Stage(button)
    button.configuration = nil
    stage.turn()
    #expect(button.titleLabel?.textColor == red)
    button.configuration = .filled()
    stage.turn()
    let label = button.titleLabel?.attributedText
    #expect(label?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == red)
  }

  @Test("Title, subtitle and image give way to the spinner, and come back with their own alpha")
  func hiddenParts() {
    let button = GradientButton(frame: frame)
    button.style = style
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Words"
    configuration.subtitle = "More"
    configuration.image = UIImage()
    button.configuration = configuration
    let stage = Stage(button)
    button.titleLabel?.alpha = 0.5
    button.isLoading = true
    stage.turn()
    #expect(button.titleLabel?.alpha == 0)
    #expect(button.subtitleLabel?.alpha == 0)
    #expect(button.imageView?.alpha == 0)
    button.isLoading = false
    stage.turn()
    #expect(button.titleLabel?.alpha == 0.5)
    #expect(button.subtitleLabel?.alpha == 1)
    #expect(button.imageView?.alpha == 1)
  }

  @Test("A subtitle that comes while the button is busy leaves no hidden title")
  func subtitleWhileBusy() {
    let button = GradientButton(frame: frame)
    button.style = style
    button.setTitle("Words", for: .normal)
    let stage = Stage(button)
    button.isLoading = true
    stage.turn()
    button.configuration?.subtitle = "More"
    stage.turn()
    button.setTitle("Other words", for: .normal)
    button.isLoading = false
    stage.turn()
    #expect(button.titleLabel?.alpha == 1)
    #expect(button.subtitleLabel?.alpha == 1)
  }

  @Test("An image view of the app's at the back does not vanish under the fill")
  func appsImageView() {
    for kind in Kind.allCases {
      let control = kind.make()
      let stage = Stage(control)
      let picture = UIImageView(frame: control.bounds)
      picture.backgroundColor = .green
      control.insertSubview(picture, at: 0)
      stage.turn()
      #expect(control.subviews.first === control.look.view)
    }
  }

  @Test("The button's image view lies over the fill, even where UIKit put it at the back")
  func imageAtTheBack() throws {
    let button = try legacy(style)
    button.setImage(UIImage(), for: .normal)
    let stage = Stage(button)
    let view = try #require(button.imageView)
    button.sendSubviewToBack(view)
    button.setNeedsLayout()
    stage.turn()
    #expect(button.subviews.first === button.look.view)
  }

  @Test("Insets wider than the button leave the title no room, not a room on the wrong side")
  func wideInsets() {
    var style = style
    style[.normal].insets = ContentInsets(vertical: 0, horizontal: 100)
    let button = GradientButton(frame: frame)
    button.style = style
    button.setTitle("Words", for: .normal)
    let stage = Stage(button)
    #expect(button.titleLabel?.frame.width == 0)
    stage.turn()
  }

  @Test("Content that went into another control is not laid out by the first")
  func sharedContent() {
    let (first, second) = (GradientControl(frame: frame), GradientControl(frame: frame))
    second.frame.size.width = 60
    let stage = Stage(first)
    stage.add(second)
    let label = UILabel(frame: .zero)
    first.contentView = label
    stage.turn()
    second.contentView = label
    stage.turn()
    first.isLoading = true
    first.setNeedsLayout()
    stage.turn()
    #expect(label.superview === second)
    #expect(label.frame.width == 60)
    #expect(label.alpha == 1)
  }
}
