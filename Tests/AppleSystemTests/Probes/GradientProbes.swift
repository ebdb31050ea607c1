import Foundation

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Probe {
  /// How Core Animation paints gradients that its documentation leaves open.
  static var gradients: [Probe] {
    [
      Probe("axial-diagonal-on-wide-layer") {
        // In unit space the middle of both diagonals has one colour; at right angles to the line
        // between the corners of 200 × 50 it has not.
        let layer = gradient([red, blue], size: CGSize(width: 200, height: 50))
        layer.startPoint = CGPoint(x: 0, y: 0)
        layer.endPoint = CGPoint(x: 1, y: 1)
        return both(layer) { pixels in
          [
            ("centre", pixels.text(100, 25)), ("top right", pixels.text(198, 1)),
            ("bottom left", pixels.text(1, 48)),
          ]
        }
      },
      Probe("axial-start-equals-end") {
        let layer = gradient([red, blue], size: CGSize(width: 40, height: 40))
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 0.5, y: 0.5)
        return both(layer) { [("above middle below", $0.row(20, [2, 20, 38]))] }
      },
      Probe("axial-locations-out-of-order") {
        let layer = gradient([red, green, blue], size: CGSize(width: 1, height: 100))
        layer.locations = [0, 0.8, 0.4]
        return both(layer) { pixels in
          [0, 30, 50, 70, 90].map { ("row \($0)", pixels.text(0, $0)) }
        }
      },
      Probe("axial-fewer-locations-than-colours") {
        let layer = gradient([red, green, blue], size: CGSize(width: 1, height: 100))
        layer.locations = [0, 0.5]
        return both(layer) { pixels in
          [0, 25, 50, 75, 99].map { ("row \($0)", pixels.text(0, $0)) }
        }
      },
      Probe("axial-one-colour") {
        both(gradient([red], size: CGSize(width: 10, height: 10))) { [("pixel", $0.text(5, 5))] }
      },
      Probe("conic-angles-on-wide-layer") {
        // An eighth turn clockwise from the top lies at 45° in points, or on the diagonal of the
        // bounds in unit space.
        let layer = gradient([red, green, green, blue], size: CGSize(width: 200, height: 50))
        layer.type = .conic
        layer.locations = [0, 0.125, 0.125, 1]
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 0.5, y: 0)
        return both(layer) { pixels in
          [
            ("just above 45 degrees", pixels.text(119, 4)),
            ("just below 45 degrees", pixels.text(121, 6)),
            ("just above the diagonal", pixels.text(180, 4)),
            ("just below the diagonal", pixels.text(190, 4)),
          ]
        }
      },
    ]
  }

  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private static func gradient(_ colors: [UIColor], size: CGSize) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(origin: .zero, size: size)
    layer.colors = colors.map(\.cgColor)
    return layer
  }

  /// What `render(in:)` gives and what the screen shows, which need not agree.
  static func both(
    _ layer: CALayer, _ read: (Pixels) -> [(String, String)]
  ) -> [(String, String)] {
    let drawn = read(rendered(layer)).map { ("render " + $0.0, $0.1) }
    let view = UIView(frame: CGRect(origin: .zero, size: layer.bounds.size))
    view.layer.addSublayer(layer)
    let window = window(showing: view)
    let shown = read(onScreen(view)).map { ("screen " + $0.0, $0.1) }
    window.isHidden = true
    return drawn + shown
  }
}
