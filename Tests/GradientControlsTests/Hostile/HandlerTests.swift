import GradientControls
import GradientModel
import HeadlessUIKit
import Testing

@Suite("An app's own update handler", .serialized)
struct HandlerTests {
  private var style: ControlStyle {
    var style = plainStyle()
    style[.normal].titleColor = "#ff0000"
    style[.normal].font = FontStyle(size: 15, weight: 700)
    style[.normal].insets = ContentInsets(vertical: 4, horizontal: 10)
    return style
  }

  @Test("A handler that writes title, insets and transformer at each update comes to rest")
  func settles() {
    let button = GradientButton(frame: frame)
    button.style = style
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "Down" : "Up"
      button.configuration?.contentInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 1, bottom: 1, trailing: 1)
      button.configuration?.titleTextAttributesTransformer =
        UIConfigurationTextAttributesTransformer { container in
          var result = container
          result.kern = 3
          return result
        }
    }
    let row = UIStackView(arrangedSubviews: [button])
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    let stage = Stage(row)
    for _ in 0..<3 {
      _ = button.intrinsicContentSize
      stage.turn()
    }
    let updates = button.buttonParts.updateCount
    for _ in 0..<10 {
      _ = button.intrinsicContentSize
      stage.turn()
    }
    #expect(button.buttonParts.updateCount - updates <= 1)
    #expect(button.titleLabel?.text == "Up")
    button.isHighlighted = true
    stage.turn()
    #expect(button.titleLabel?.text == "Down")
  }

  @Test(
    "Attributed titles, with and without a configuration, keep their own words and are measured")
  func attributedTitles() throws {
    for isLegacy in [false, true] {
      let button = try #require(
        isLegacy
          ? Nib.load(GradientButton.self, from: NibCoder(frame: frame))
          : GradientButton(frame: frame))
      button.style = style
      let stage = Stage(button)
      let empty = button.intrinsicContentSize.width
      button.setAttributedTitle(
        NSAttributedString(string: "A rather long title", attributes: [.kern: CGFloat(2)]),
        for: .normal)
      stage.turn()
      #expect(button.titleLabel?.text == "A rather long title")
      #expect(button.intrinsicContentSize.width > empty + 60)
      button.setAttributedTitle(nil, for: .normal)
      stage.turn()
      #expect(button.intrinsicContentSize.width == empty)
    }
  }
}
