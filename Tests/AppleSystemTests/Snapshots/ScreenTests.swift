import GradientControls
import GradientModel
import GradientRaster
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What Core Animation draws of a button is the renderer's picture.
@Suite("A button in a window", .serialized)
struct ScreenTests {
  /// A look's opacity is the view's, so a dimmed pixel is rounded twice: one level. Core Graphics may
  /// round once more when it lays the picture on a clear ground.
  #if os(iOS)
    static let tolerance = 2
  #else
    static let tolerance = 1
  #endif

  private static let states: [ControlState] = [
    .normal, .highlighted, .selected, .disabled, [.selected, .highlighted],
  ]

  @Test("is what the renderer draws, for every example and state", arguments: Examples.names)
  func examples(file: String) throws {
    let controls = try Examples.theme(file).controls
    #expect(!controls.isEmpty)
    for control in controls {
      var style = control.style
      // A press shrinks the control on screen, which a picture of its look does not show.
      style[.normal].pressScale = 1
      style[.normal].transition = Transition.none
      for state in Self.states {
        let difference = try difference(style, in: state)
        #expect(
          difference.map { $0 <= Self.tolerance } ?? false,
          "\(control.name) \(state.name): \(difference.map(String.init) ?? "another size")")
      }
    }
  }

  /// The greatest difference of any byte.
  private func difference(_ style: ControlStyle, in state: ControlState) throws -> Int? {
    let button = GradientButton(frame: CGRect(x: 60, y: 60, width: 120, height: 44))
    button.style = style
    let window = window(showing: button)
    button.isSelected = state.contains(.selected)
    button.isHighlighted = state.contains(.highlighted)
    button.isEnabled = !state.contains(.disabled)
    settle()
    // Whatever the machine's text size and appearance are, the button says what it resolved.
    let look = button.resolvedStyle(for: button.state)
    let drawing = look.drawing(size: Size2D(width: 120, height: 44))
    let expected = try Rasterizer(scale: 2).draw(drawing).pixmap
    let margins = drawing.margins
    let area = button.bounds.inset(
      by: UIEdgeInsets(
        top: -CGFloat(margins.top), left: -CGFloat(margins.left),
        bottom: -CGFloat(margins.bottom), right: -CGFloat(margins.right)))
    // Not what the screen shows: a package's tests have no app whose screen could be captured.
    let shown = rendered(button.layer, in: area, scale: 2)
    window.isHidden = true
    return shown.difference(
      from: expected.bytes, width: expected.width, height: expected.height)
  }
}
