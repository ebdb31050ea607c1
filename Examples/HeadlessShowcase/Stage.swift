import GradientModel
import GradientRaster
import HeadlessUIKit

/// A phone's window with an example in it, fingers to touch it with, and pictures of what it shows.
final class Stage {
  let window: UIWindow
  private let hand = Finger.Hand()
  private var fingers: [Finger] = []

  init(_ controller: UIViewController, size: CGSize) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  nonisolated deinit {}

  /// The view whose title or words these are.
  func view(_ words: String) throws -> UIView {
    let named = window.controls.first { $0.words.contains(words) }
    guard let named else { throw ShowcaseError("no control says \"\(words)\"") }
    return named
  }

  /// Puts a finger on the control with these words, and leaves it there.
  func press(_ words: String) throws { press(try view(words)) }

  /// Puts a finger on a view, and leaves it there.
  func press(_ view: UIView) {
    let finger = Finger(on: window, hand: hand)
    finger.down(on: view)
    fingers.append(finger)
    wait()
  }

  /// The controls that are selected.
  var selected: [UIView] { window.controls.filter(\.isSelected) }

  /// Lifts every finger.
  func release() {
    for finger in fingers { finger.up() }
    fingers = []
    wait()
  }

  func tap(_ words: String) throws {
    try press(words)
    release()
  }

  /// Lets what moves come to rest.
  func wait() { HeadlessClock.current.advance(by: 1) }

  /// What the window shows.
  func picture(scale: Int) -> Pixmap { window.snapshot(scale: CGFloat(scale)) }
}

/// Why the showcase cannot be made.
struct ShowcaseError: Error {
  let message: String
  init(_ message: String) { self.message = message }
}

extension UIView {
  /// All controls in the tree, those in front last.
  fileprivate var controls: [UIControl] {
    subviews.flatMap { view in ((view as? UIControl).map { [$0] } ?? []) + view.controls }
  }

  /// The words of all labels in the tree.
  fileprivate var words: [String] {
    let own = (self as? UILabel)?.text
    return (own.map { [$0] } ?? []) + subviews.flatMap(\.words)
  }
}
