import GradientModel
import GradientText
import HeadlessUIKit
import Testing

@Suite("Labels through Pango", .serialized)
struct LabelTests {
  @Test func `A label is as large as its words, rounded up to pixels`() throws {
    let label = UILabel()
    label.text = "Record"
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    let size = try TitleRenderer().measure(
      "Record", font: FontStyle(size: 17, weight: 600)
    ).size
    let fitted = label.intrinsicContentSize
    #expect(fitted.width >= size.width)
    #expect(fitted.width < size.width + 0.5)
    #expect(fitted.height >= size.height)
  }

  @Test func `Named weights are CSS's hundreds`() {
    let weights: [(UIFont.Weight, Double)] = [
      (.ultraLight, 100), (.regular, 400), (.medium, 500), (.semibold, 600), (.bold, 700),
      (.black, 900),
    ]
    for (weight, css) in weights { #expect(weight.css == css) }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `Words lie exactly where the title renderer puts them`(scale: CGFloat) throws {
    let label = UILabel(frame: CGRect(x: 12, y: 7, width: 100, height: 30))
    label.text = "Record"
    label.textAlignment = .center
    label.textColor = .white
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 124, height: 44))
    outer.addSubview(label)
    let pixels = outer.snapshot(scale: scale)
    let mask = try TitleRenderer().mask(
      "Record", font: FontStyle(alignment: .center),
      frame: Rect2D(x: 12, y: 7, width: 100, height: 30), direction: .leftToRight,
      scale: Double(scale))
    var sum = 0
    for row in 0..<mask.mask.height {
      for column in 0..<mask.mask.width {
        let value = mask.mask.coverage[row * mask.mask.width + column]
        #expect(pixels.pixel(mask.x + column, mask.y + row) == [value, value, value, value])
        sum += Int(value)
      }
    }
    #expect(sum > 1000)
  }

  @Test func `A shadow lies under the letters at its offset`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    label.text = "I"
    label.textAlignment = .center
    label.textColor = .white
    label.font = .boldSystemFont(ofSize: 24)
    let plain = label.snapshot(scale: 1).coveredPixels
    label.shadowColor = .black
    label.shadowOffset = CGSize(width: 10, height: 0)
    #expect(abs(label.snapshot(scale: 1).coveredPixels - plain * 2) < plain * 0.02)
  }

  @Test func `Text size scales a metrics font in proportion to its text style [HIG]`() {
    let base = UIFont.systemFont(ofSize: 17)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(for: base, compatibleWith: large)
    #expect(font.pointSize == 40)
    #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
  }

  @Test func `A label follows the text size when it is asked to`() {
    let label = UILabel()
    label.text = "Record"
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    label.adjustsFontForContentSizeCategory = true
    let window = show(label)
    let small = label.intrinsicContentSize.width
    window.screenTraits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(label.intrinsicContentSize.width > small * 2)
  }

  @Test func `A font of a family that is not there is nil`() {
    #expect(UIFont(name: "No Such Family At All", size: 12) == nil)
  }
}
