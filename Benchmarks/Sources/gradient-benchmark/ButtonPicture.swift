import Foundation
import GradientModel

/// A button that every renderer draws: a rounded rectangle with a gradient and a border inside its
/// edge.
struct ButtonPicture {
  var width: Int
  var height: Int
  var radius: Double
  var borderWidth: Double
  var kind: Kind
  var stops: [Stop]

  enum Kind {
    /// A CSS angle in degrees.
    case axial(degrees: Double)
    /// An ellipse that touches the sides.
    case radial
    /// From twelve o'clock, clockwise.
    case conic
  }

  struct Stop {
    var place: Double
    var red: Double
    var green: Double
    var blue: Double

    init(_ place: Double, _ rgb: UInt32) {
      self.place = place
      red = Double(rgb >> 16 & 255) / 255
      green = Double(rgb >> 8 & 255) / 255
      blue = Double(rgb & 255) / 255
    }
  }

  /// The ends of the gradient line of a CSS angle.
  func line(degrees: Double) -> (start: (x: Double, y: Double), end: (x: Double, y: Double)) {
    let angle = degrees * .pi / 180
    let half =
      (abs(Double(width) * sin(angle)) + abs(Double(height) * cos(angle))) / 2
    let (x, y) = (Double(width) / 2, Double(height) / 2)
    return (
      (x - sin(angle) * half, y + cos(angle) * half), (x + sin(angle) * half, y - cos(angle) * half)
    )
  }
}
