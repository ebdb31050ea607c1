import GradientRaster
import HeadlessUIKit

/// All pictures side by side with their names, by example.
struct ContactSheet {
  struct Row {
    let title: String
    var pictures: [(name: String, pixels: Pixmap)]
  }

  /// Pixels a point of the pictures and of the sheet.
  static let scale = 2
  private static let gap: CGFloat = 20
  private static let caption: CGFloat = 22
  /// Where a row goes on below.
  private static let widest: CGFloat = 1300

  let rows: [Row]

  func picture() -> Pixmap {
    let sheet = UIView()
    var y = Self.gap
    var width: CGFloat = 0
    for row in rows {
      sheet.addSubview(label(row.title, bold: true, at: CGPoint(x: Self.gap, y: y), width: 400))
      y += Self.caption + 4
      var x = Self.gap
      var height: CGFloat = 0
      for (name, pixels) in row.pictures {
        let image = UIImage(pixels, scale: CGFloat(Self.scale))
        if x > Self.gap, x + image.size.width > Self.widest {
          y += Self.caption + height + Self.gap
          (x, height) = (Self.gap, 0)
        }
        let view = UIImageView(image: image)
        view.frame = CGRect(origin: CGPoint(x: x, y: y + Self.caption), size: image.size)
        view.layer.borderWidth = 0.5
        view.layer.borderColor = UIColor(white: 0.6, alpha: 1).cgColor
        sheet.addSubview(view)
        sheet.addSubview(
          label(name, bold: false, at: CGPoint(x: x, y: y), width: image.size.width))
        x += image.size.width + Self.gap
        width = max(width, x)
        height = max(height, image.size.height)
      }
      y += Self.caption + height + Self.gap
    }
    sheet.frame = CGRect(x: 0, y: 0, width: width, height: y)
    sheet.backgroundColor = .white
    let window = UIWindow(frame: sheet.frame)
    window.addSubview(sheet)
    window.screenTraits.displayScale = CGFloat(Self.scale)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    return sheet.snapshot(scale: CGFloat(Self.scale))
  }

  private func label(_ text: String, bold: Bool, at point: CGPoint, width: CGFloat) -> UILabel {
    let label = UILabel(
      frame: CGRect(origin: point, size: CGSize(width: width, height: Self.caption)))
    label.text = text
    label.textColor = bold ? .black : .darkGray
    label.font = .systemFont(ofSize: bold ? 16 : 13, weight: bold ? .bold : .regular)
    return label
  }
}
