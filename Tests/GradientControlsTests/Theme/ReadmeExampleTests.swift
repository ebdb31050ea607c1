import Foundation
import GradientControls
import GradientModel
import HeadlessUIKit
import Testing

/// A screen as README shows it.
private final class Recorder: UIViewController {
  private let theme: ControlTheme
  private(set) var takes = 0

  init(theme: ControlTheme) {
    self.theme = theme
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    theme = ControlTheme()
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()

    let button = GradientButton()
    button.setTitle("Rec", for: .normal)
    button.tag = 1
    view.addSubview(button)

    theme.apply(to: view, tags: [1: "rec", 2: "play"])
    button.setBorder(BorderStyle(width: 2, paint: .color("#ffffff")), for: .focused)

    navigationItem.rightBarButtonItem = GradientBarButtonItem(
      title: "Add", style: theme["add"] ?? ControlStyle(), primaryAction: UIAction { _ in add() })

    func add() { takes += 1 }
  }
}

@Suite("README's UIKit code", .serialized)
struct ReadmeExampleTests {
  @Test("It styles a button by its tag, adds a border to it, and styles an item of the bar")
  func runs() throws {
    let theme = try ControlTheme(
      data: Data(
        """
        {
          "$extensions": { "dev.gradientcontrols": { "version": 1 } },
          "rec": {
            "$extensions": { "dev.gradientcontrols": { "component": "button" } },
            "fill": { "$value": "#f287b0" }
          },
          "add": {
            "$extensions": { "dev.gradientcontrols": { "component": "bar-button" } },
            "fill": { "$value": "#3e77d2" }
          }
        }
        """.utf8))
    let recorder = Recorder(theme: theme)
    let button = try #require(recorder.view.viewWithTag(1) as? GradientButton)
    var expected = try #require(theme["rec"])
    expected[.focused].borderWidth = 2
    expected[.focused].borderPaint = .color("#ffffff")
    #expect(button.style == expected)
    let item = try #require(recorder.navigationItem.rightBarButtonItem as? GradientBarButtonItem)
    #expect(item.button.style == theme["add"])
    item.button.sendActions(for: .primaryActionTriggered)
    #expect(recorder.takes == 1)
  }
}
