import Foundation

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Probe {
  /// Corners, shadows and pictures.
  static var layers: [Probe] {
    [
      Probe("continuous-corner-in-short-side") {
        // A radius of 20 wants 30.6 points of each side; 50 points leave 25.
        [CGFloat(20), 25].flatMap { radius in
          let layer = CALayer()
          layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
          layer.backgroundColor = red.cgColor
          layer.cornerRadius = radius
          layer.cornerCurve = .continuous
          return both(layer) { corner("radius \(Int(radius))", $0) }
        }
      },
      Probe("continuous-border-in-short-side") {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        layer.cornerRadius = 20
        layer.cornerCurve = .continuous
        layer.borderWidth = 4
        layer.borderColor = red.cgColor
        return both(layer) { corner("border", $0) }
      },
      Probe("masksToBounds-and-shadow-in-render") {
        [true, false].map { masks in
          let layer = CALayer()
          layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
          layer.backgroundColor = red.cgColor
          layer.shadowColor = blue.cgColor
          layer.shadowOpacity = 1
          layer.shadowRadius = 0
          layer.shadowOffset = CGSize(width: 10, height: 10)
          layer.masksToBounds = masks
          let pixels = rendered(layer, in: CGRect(x: 0, y: 0, width: 60, height: 60))
          return ("masks \(masks), pixel in the shadow", pixels.text(45, 45))
        }
      },
      Probe("nine-part-image-smaller-than-its-caps") {
        let image = stripes().resizableImage(
          withCapInsets: UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15))
        let renderer = UIGraphicsImageRenderer(
          size: CGSize(width: 10, height: 10), format: single())
        let pixels = Pixels(
          renderer.image { _ in image.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }.cgImage)
        return [("row", pixels.row(5, Array(0..<10)))]
      },
    ]
  }

  /// How much of each pixel on a corner's diagonal is covered.
  private static func corner(_ name: String, _ pixels: Pixels) -> [(String, String)] {
    [
      (name + " diagonal", (0..<12).map { pixels.text($0, $0) }.joined(separator: " ")),
      (name + " top row", pixels.row(0, Array(0..<26))),
    ]
  }

  static func single() -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }

  /// 31 × 10 points: red caps of 15 with green ends, a blue middle.
  private static func stripes() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 31, height: 10), format: single()).image {
      green.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 31, height: 10))
      red.setFill()
      $0.fill(CGRect(x: 2, y: 0, width: 27, height: 10))
      blue.setFill()
      $0.fill(CGRect(x: 15, y: 0, width: 1, height: 10))
    }
  }
}
