import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

/// One picture that both draw.
struct PictureCase: CustomStringConvertible {
  let name: String
  /// Nil for a control of other content than a title.
  let words: String?
  let style: ControlStyle
  let state: ControlState
  let environment: StyleEnvironment
  let scale: Double

  var description: String {
    "\(name) \(state.name) \(environment.appearance.name) \(environment.metrics) @\(scale)"
  }

  /// What all examples come to: every state and declared union, appearance and size class.
  static func all(of file: String, scales: [Double]) throws -> [PictureCase] {
    var result: [PictureCase] = []
    for control in try example(file) {
      var style = control.style
      // A press shrinks the control on screen, which a picture of its look does not show.
      style[.normal].pressScale = 1
      let singles = ControlState.named.map(\.state)
      let states =
        [.normal] + singles + style.declaredStates.filter { !singles.contains($0) }
      for appearance in style.declaredAppearances {
        for metrics in style.hasCompactMetrics ? Metrics.allCases : [.regular] {
          for state in states {
            for scale in scales {
              result.append(
                PictureCase(
                  name: control.name, words: control.component == .control ? nil : "Record",
                  style: style, state: state,
                  environment: StyleEnvironment(appearance: appearance, metrics: metrics),
                  scale: scale))
            }
          }
        }
      }
    }
    return result
  }
}

@Suite("A button on screen and its picture from the command line", .serialized)
struct SamePixelsTests {
  #if DEBUG
    static let scales: [Double] = [2]
  #else
    static let scales: [Double] = [1, 2, 3]
  #endif

  @Test(
    "The same bytes, title included, for every example, state and appearance",
    arguments: [
      "bar-button", "gradient-control", "inspectable", "modern", "palette", "per-state",
    ])
  func examples(file: String) throws {
    let cases = try PictureCase.all(of: file, scales: Self.scales)
    #expect(!cases.isEmpty)
    #if DEBUG
      let chosen = cases.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
    #else
      let chosen = cases
    #endif
    var unequal: [String] = []
    for picture in chosen {
      let difference = try Self.difference(of: picture)
      if difference != 0 { unequal.append("\(picture): \(difference.map(String.init) ?? "size")") }
    }
    #expect(unequal.isEmpty, "\(unequal.count) of \(chosen.count): \(unequal.prefix(5))")
  }

  private static func difference(of picture: PictureCase) throws -> Int? {
    let look = picture.style.resolved(for: picture.state, in: picture.environment)
    // While it loads, a spinner stands in the title's place.
    let words = picture.state.contains(.loading) ? nil : picture.words
    let size = Size2D(width: look.width ?? 120, height: look.height ?? 44)
    let expected = try rendered(
      look, size: size, scale: picture.scale, title: words)
    let stage = Stage()
    stage.window.screenTraits = traits(of: picture)
    let button = GradientButton(
      frame: CGRect(x: 60, y: 60, width: CGFloat(size.width), height: CGFloat(size.height)))
    button.style = picture.style
    button.setTitle(picture.words, for: .normal)
    stage.add(button)
    put(button, in: picture.state)
    stage.wait(1)
    for spinner in button.subviews where spinner is UIActivityIndicatorView {
      spinner.alpha = 0
    }
    let margins = look.drawing(size: size).margins
    let shown = button.snapshot(
      scale: CGFloat(picture.scale),
      margins: UIEdgeInsets(
        top: CGFloat(margins.top), left: CGFloat(margins.left), bottom: CGFloat(margins.bottom),
        right: CGFloat(margins.right)))
    FocusSystem.focus(nil)
    return shown.difference(from: expected)
  }

  private static func traits(of picture: PictureCase) -> UITraitCollection.Values {
    var traits = UITraitCollection.Values.system
    traits.displayScale = CGFloat(picture.scale)
    let appearance = picture.environment.appearance
    if appearance.contains(.dark) { traits.userInterfaceStyle = .dark }
    if appearance.contains(.highContrast) { traits.accessibilityContrast = .high }
    if picture.environment.metrics == .compact { traits.verticalSizeClass = .compact }
    return traits
  }

  private static func put(_ button: GradientButton, in state: ControlState) {
    if state.contains(.focused) { FocusSystem.focus(button) }
    if state.contains(.hovered) { Pointer.hover(button, true) }
    button.isSelected = state.contains(.selected)
    button.isHighlighted = state.contains(.highlighted)
    button.isEnabled = !state.contains(.disabled)
    button.isLoading = state.contains(.loading)
  }
}
