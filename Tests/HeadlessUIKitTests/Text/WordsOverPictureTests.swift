import Foundation
import GradientModel
import GradientRaster
import GradientText
import HeadlessUIKit
import Testing

/// A look with words, and what a control shows of it: a background view with the picture, a label over
/// it, and the look's opacity on both.
nonisolated struct WordedLook: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var words = "Record"
  var size = Size2D(width: 120, height: 44)
  var direction = LayoutDirection.leftToRight
  var gamut = OutputGamut.srgb
  var style: ControlStyle

  init(_ name: String, _ change: (inout WordedLook) -> Void = { _ in }) {
    testDescription = name
    style = ControlStyle()
    style[.normal].fill = .gradient(
      GradientFill(colors: [
        StyleColor(red: 0.95, green: 0.53, blue: 0.69),
        StyleColor(red: 0.79, green: 0.45, blue: 0.57),
      ]))
    style[.normal].corners = .radius(9)
    style[.normal].titleColor = .white
    change(&self)
  }

  var resolved: ResolvedStyle {
    style.resolved(
      for: .normal, in: StyleEnvironment(layoutDirection: direction))
  }

  static let all = [
    WordedLook("plain"),
    WordedLook("translucent fill, border and outer shadow") {
      $0.style[.normal].fill = .color(StyleColor(red: 0.1, green: 0.3, blue: 0.9, alpha: 0.37))
      $0.style[.normal].borderPaint = .color(StyleColor(red: 0.4, green: 0, blue: 0.2, alpha: 0.6))
      $0.style[.normal].borderWidth = 1.5
      $0.style[.normal].shadows = [
        DropShadow(color: StyleColor(white: 0, alpha: 0.5), offsetY: 3, blur: 7)
      ]
      $0.style[.normal].titleColor = StyleColor(red: 1, green: 0.9, blue: 0.2, alpha: 0.8)
    },
    WordedLook("no fill at all") {
      $0.style[.normal].fill = .clear
      $0.style[.normal].titleColor = StyleColor(red: 0.2, green: 0.4, blue: 0.6)
    },
    WordedLook("sharp title shadow") {
      $0.style[.normal].titleShadow = DropShadow(
        color: StyleColor(white: 0, alpha: 0.5), offsetY: -1)
    },
    WordedLook("blurred title shadow between pixels") {
      $0.style[.normal].titleShadow = DropShadow(
        color: StyleColor(red: 0.3, green: 0, blue: 0.1, alpha: 0.9), offsetX: -1.3, offsetY: 0.7,
        blur: 3.1)
    },
    WordedLook("leading, with room above and to the left") {
      $0.style[.normal].font = FontStyle(size: 15, weight: 600, alignment: .leading)
      $0.style[.normal].insets = ContentInsets(top: 9, leading: 17, bottom: 2, trailing: 4)
    },
    WordedLook("trailing, spaced out") {
      $0.style[.normal].font = FontStyle(
        size: 13, weight: 700, letterSpacing: 1.25, lineHeight: 1.5, alignment: .trailing)
    },
    WordedLook("truncated") {
      $0.words = "Record everything that is said from now on"
    },
    WordedLook("right to left") {
      $0.words = "שמאל"
      $0.direction = .rightToLeft
      $0.style[.normal].font = FontStyle(size: 17, alignment: .leading)
      $0.style[.normal].insets = ContentInsets(top: 2, leading: 20, bottom: 2, trailing: 5)
    },
    WordedLook("half opaque, with both shadows") {
      $0.style[.normal].opacity = 0.5
      $0.style[.normal].shadows = [
        DropShadow(color: StyleColor(white: 0, alpha: 0.7), offsetY: 2, blur: 4)
      ]
      $0.style[.normal].titleShadow = DropShadow(
        color: StyleColor(white: 0, alpha: 0.8), offsetX: 1, offsetY: 1, blur: 2)
    },
    WordedLook("an opacity that single precision rounds") {
      $0.style[.normal].opacity = 0.37
      $0.style[.normal].fill = .color(StyleColor(red: 0.1, green: 0.9, blue: 0.3, alpha: 0.7))
    },
    WordedLook("Display P3, words outside its reach") {
      $0.gamut = .displayP3
      $0.style[.normal].titleColor = StyleColor(.rec2020, 0.1, 1, 0)
    },
    WordedLook("sRGB, words outside its reach") {
      $0.style[.normal].titleColor = StyleColor(.displayP3, 0, 1, 0.1, alpha: 0.9)
    },
  ]
}

@Suite("A label over a layer's contents, against the renderer's own words", .serialized)
struct WordsOverPictureTests {
  @Test(arguments: WordedLook.all, [1, 2, 3] as [Double])
  func `Every byte is the same`(look: WordedLook, scale: Double) throws {
    let drawing = look.resolved.drawing(size: look.size, title: look.words)
    let renderer = try TitleRenderer()
    let expected = try Rasterizer(scale: scale, gamut: look.gamut).draw(drawing) { title, scale in
      guard let mask = try? renderer.mask(title, scale: scale) else { return nil }
      return PlacedMask(mask.mask, x: mask.x, y: mask.y)
    }
    let margins = UIEdgeInsets(drawing.margins)
    let shown = try view(look, scale: scale).snapshot(
      scale: CGFloat(scale), margins: margins, gamut: look.gamut)
    #expect(shown.width == expected.pixmap.width && shown.height == expected.pixmap.height)
    let differences = zip(shown.bytes, expected.pixmap.bytes).map { abs(Int($0) - Int($1)) }
    #expect(differences.count { $0 > 0 } == 0)

    let without = try view(look, scale: scale, hasWords: false).snapshot(
      scale: CGFloat(scale), margins: margins, gamut: look.gamut)
    let plain = try Rasterizer(scale: scale, gamut: look.gamut).draw(
      look.resolved.drawing(size: look.size))
    #expect(without.bytes == plain.pixmap.bytes)
    #expect(zip(shown.bytes, without.bytes).count { $0 != $1 } > 300)
  }

  /// What a control is to set up: the picture without words and at full opacity, the label, and the
  /// opacity on the view that holds both.
  private func view(_ look: WordedLook, scale: Double, hasWords: Bool = true) throws -> UIView {
    let resolved = look.resolved
    var surfaces = resolved.drawing(size: look.size)
    surfaces.opacity = 1
    let picture = try Rasterizer(scale: scale, gamut: look.gamut).draw(surfaces)
    let view = UIView(
      frame: CGRect(x: 0, y: 0, width: look.size.width, height: look.size.height))
    view.alpha = CGFloat(resolved.opacity)
    let background = UIView(
      frame: CGRect(
        x: -Double(picture.originX) / scale, y: -Double(picture.originY) / scale,
        width: Double(picture.pixmap.width) / scale,
        height: Double(picture.pixmap.height) / scale))
    background.layer.contents = CGImage(picture.pixmap)
    background.layer.contentsScale = CGFloat(scale)
    view.addSubview(background)
    if hasWords { view.addSubview(label(look, resolved, in: view.bounds)) }
    return view
  }

  private func label(_ look: WordedLook, _ resolved: ResolvedStyle, in bounds: CGRect) -> UILabel {
    let label = UILabel(frame: bounds.inset(by: UIEdgeInsets(resolved.insets)))
    let title = resolved.title
    let font = title.font
    label.semanticContentAttribute =
      look.direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    label.font = UIFont(families: font.families, size: CGFloat(font.size), weight: font.weight)
    label.textColor = UIColor(title.color, in: look.gamut)
    label.textAlignment =
      switch font.alignment {
      case .center: .center
      case .leading: .natural
      case .trailing: look.direction == .rightToLeft ? .left : .right
      }
    var attributes: [NSAttributedString.Key: Any] = [.kern: CGFloat(font.letterSpacing)]
    if let lineHeight = font.lineHeight {
      let paragraph = NSMutableParagraphStyle()
      paragraph.minimumLineHeight = CGFloat(lineHeight * font.size)
      attributes[.paragraphStyle] = paragraph
    }
    if title.shadow.color.alpha > 0 {
      let shadow = NSShadow()
      shadow.shadowColor = UIColor(title.shadow.color, in: look.gamut)
      shadow.shadowOffset = CGSize(width: title.shadow.offsetX, height: title.shadow.offsetY)
      shadow.shadowBlurRadius = CGFloat(title.shadow.blur)
      attributes[.shadow] = shadow
    }
    label.attributedText = NSAttributedString(string: look.words, attributes: attributes)
    return label
  }
}

extension UIEdgeInsets {
  fileprivate init(_ edges: Edges) {
    self.init(
      top: CGFloat(edges.top), left: CGFloat(edges.left), bottom: CGFloat(edges.bottom),
      right: CGFloat(edges.right))
  }
}

extension UIColor {
  /// A colour of the style, brought into the gamut as the renderer brings it.
  fileprivate convenience init(_ color: StyleColor, in gamut: OutputGamut) {
    let encoded = gamut.mapped(
      color.converted(to: gamut.space).components, by: .chromaReduction)
    let (red, green, blue) = (CGFloat(encoded.x), CGFloat(encoded.y), CGFloat(encoded.z))
    switch gamut {
    case .srgb: self.init(red: red, green: green, blue: blue, alpha: CGFloat(color.alpha))
    case .displayP3:
      self.init(displayP3Red: red, green: green, blue: blue, alpha: CGFloat(color.alpha))
    }
  }
}
