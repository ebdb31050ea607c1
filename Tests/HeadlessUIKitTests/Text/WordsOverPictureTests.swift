import GradientModel
import GradientRaster
import GradientText
import HeadlessUIKit
import Testing

@Suite("A control's picture with words over it, against the renderer's own", .serialized)
struct WordsOverPictureTests {
  private func style() -> ControlStyle {
    var style = ControlStyle()
    style[.normal].fill = .gradient(
      GradientFill(colors: [
        StyleColor(red: 0.95, green: 0.53, blue: 0.69),
        StyleColor(red: 0.79, green: 0.45, blue: 0.57),
      ]))
    return style
  }

  @Test(arguments: [1, 2, 3] as [Double])
  func `Pixels without words are the same bytes, those with words within one level`(
    scale: Double
  ) throws {
    let resolved = style().resolved(for: .normal, in: StyleEnvironment())
    let size = Size2D(width: 120, height: 44)
    let words = resolved.drawing(size: size, title: "Record")
    let rasterizer = Rasterizer(scale: scale)
    let renderer = try TitleRenderer()
    let expected = try rasterizer.draw(words) { title, scale in
      guard let mask = try? renderer.mask(title, scale: scale) else { return nil }
      return PlacedMask(mask.mask, x: mask.x, y: mask.y)
    }.pixmap
    let plain = try rasterizer.draw(resolved.drawing(size: size)).pixmap

    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
    view.layer.contents = CGImage(plain)
    view.layer.contentsScale = CGFloat(scale)
    let insets = resolved.insets
    let label = UILabel(
      frame: view.bounds.inset(
        by: UIEdgeInsets(
          top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
          right: CGFloat(insets.right))))
    label.text = "Record"
    label.textAlignment = .center
    let font = resolved.title.font
    label.font = UIFont(
      families: font.families, size: CGFloat(font.size), weight: font.weight)
    label.textColor = UIColor(
      cgColor: CGColor(
        red: CGFloat(resolved.title.color.converted(to: .srgb).components.x),
        green: CGFloat(resolved.title.color.converted(to: .srgb).components.y),
        blue: CGFloat(resolved.title.color.converted(to: .srgb).components.z),
        alpha: CGFloat(resolved.title.color.alpha)))
    view.addSubview(label)
    let shown = view.snapshot(scale: CGFloat(scale))

    #expect(shown.width == expected.width)
    #expect(shown.height == expected.height)
    var withWords = 0
    for index in stride(from: 0, to: expected.bytes.count, by: 4) {
      let a = Array(shown.bytes[index..<index + 4])
      let b = Array(expected.bytes[index..<index + 4])
      let ground = Array(plain.bytes[index..<index + 4])
      if a == ground || b == ground {
        if b == ground { #expect(a == b) }
        continue
      }
      withWords += 1
      #expect(zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
    #expect(withWords > 100)
  }
}
