import Foundation
import GradientControls
import GradientModel
import HeadlessUIKit

/// An example, and the moments of it that are pictured.
struct Scene {
  let name: String
  let size: CGSize
  /// Makes the example anew.
  let controller: () throws -> UIViewController
  /// What is done before each picture; each begins where the one before ended.
  let moments: [Moment]

  struct Moment {
    let name: String
    let act: (Stage) throws -> Void

    init(_ name: String, _ act: @escaping (Stage) throws -> Void) {
      self.name = name
      self.act = act
    }
  }

  static func theme(_ name: String) throws -> ControlTheme {
    try ControlTheme(named: name, in: .module)
  }

  static let all = [lyrics, glossy, inspectable, states, notes, list]

  private static let lyrics = Scene(
    name: "lyrics", size: CGSize(width: 320, height: 190),
    controller: { LyricsViewController(theme: try theme("palette")) },
    moments: [
      Moment("normal") { _ in },
      Moment("pressed-by-four-fingers") { stage in
        for title in ["Rec", "Play", "Stop", "Share"] { try stage.press(title) }
      },
      Moment("after-the-taps") { $0.release() },
      Moment("disabled") { stage in
        for title in ["Stop", "Share"] { (try stage.view(title) as? UIControl)?.isEnabled = false }
        stage.wait()
      },
      Moment("dark") { $0.window.screenTraits.userInterfaceStyle = .dark },
    ])

  private static let glossy = Scene(
    name: "glossy", size: CGSize(width: 390, height: 200),
    controller: { GlossyShowcaseViewController(theme: try theme("gradient-control")) },
    moments: [
      Moment("normal") { _ in },
      Moment("pressed") { stage in
        try stage.press("Slate")
        try stage.press("Brass")
      },
      Moment("after-the-taps") { $0.release() },
      Moment("disabled") { stage in
        (try stage.view("Moss") as? UIControl)?.isEnabled = false
        stage.wait()
      },
    ])

  private static let inspectable = Scene(
    name: "inspectable", size: CGSize(width: 320, height: 300),
    controller: { InspectableButtonsViewController() },
    moments: [
      Moment("normal") { _ in },
      Moment("pressed") { stage in
        try stage.press("Radius first")
        try stage.press("Three, sideways")
      },
      Moment("plain-again") { stage in
        stage.release()
        try stage.tap("Undress me")
      },
      Moment("dark") { $0.window.screenTraits.userInterfaceStyle = .dark },
    ])

  private static let states = Scene(
    name: "states", size: CGSize(width: 320, height: 170),
    controller: { StateGradientsViewController() },
    moments: [
      Moment("normal") { _ in },
      Moment("pressed") { stage in
        try stage.press("Gradients")
        try stage.press("Images")
      },
      Moment("selected") { $0.release() },
      Moment("selected-and-pressed") { stage in
        for view in stage.selected { stage.press(view) }
      },
      Moment("disabled") { stage in
        stage.release()
        for title in ["Gradients", "Images"] {
          (try stage.view(title) as? UIControl)?.isEnabled = false
        }
        stage.wait()
      },
    ])

  private static let list = Scene(
    name: "list", size: CGSize(width: 390, height: 420),
    controller: {
      UINavigationController(rootViewController: ExamplesViewController(bundle: .module))
    },
    moments: [
      Moment("normal") { _ in },
      Moment("lyrics-chosen") { try $0.tap("Lyrics") },
    ])

  private static let portrait = CGSize(width: 390, height: 170)

  private static let notes = Scene(
    name: "notes", size: portrait,
    controller: {
      let root = NotesViewController(theme: try theme("bar-button"))
      let navigation = UINavigationController(rootViewController: root)
      // Bars have no background of their own here; with one it shows where the bar ends.
      navigation.navigationBar.backgroundColor = .secondarySystemBackground
      return navigation
    },
    moments: [
      Moment("portrait") { _ in },
      Moment("pressed") { try $0.press("Add") },
      Moment("after-two-taps") { stage in
        stage.release()
        try stage.tap("Add")
      },
      Moment("landscape") { stage in
        stage.window.rotate(
          to: CGSize(width: 560, height: 110), verticalSizeClass: .compact)
      },
      Moment("landscape-pressed") { try $0.press("Delete") },
      Moment("portrait-again") { stage in
        stage.release()
        stage.window.rotate(to: portrait, verticalSizeClass: .regular)
      },
      Moment("dark") { $0.window.screenTraits.userInterfaceStyle = .dark },
    ])
}
