import GradientRaster
import HeadlessUIKit
import Testing

@Suite("Images")
struct ImageTests {
  /// 49 × 30 pixels: every column has a colour of its own.
  private func columns(_ width: Int = 49, _ height: Int = 30, scale: CGFloat = 1) -> UIImage {
    var pixmap = Pixmap(width: width, height: height)
    for index in 0..<width * height {
      pixmap.bytes[index * 4] = UInt8(truncatingIfNeeded: index % width * 5)
      pixmap.bytes[index * 4 + 3] = 255
    }
    return UIImage(pixmap, scale: scale)
  }

  private func drawn(_ image: UIImage, _ width: CGFloat, _ height: CGFloat) -> Pixmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height), format: format)
    let result = renderer.image { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    return result.cgImage?.pixmap ?? Pixmap(width: 0, height: 0)
  }

  @Test func `Size is pixels over scale`() {
    #expect(columns(49, 30, scale: 1).size == CGSize(width: 49, height: 30))
    #expect(columns(98, 60, scale: 2).size == CGSize(width: 49, height: 30))
  }

  @Test func `Left cap 15, top cap 0: 15 points, 1 stretches, the rest is the right cap [AD]`() {
    let image = columns().stretchableImage(withLeftCapWidth: 15, topCapHeight: 0)
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 33))
    #expect(image.leftCapWidth == 15)
    #expect(image.topCapHeight == 0)
    let pixels = drawn(image, 120, 24)
    for x in 0..<15 { #expect(pixels.pixel(x, 3)[0] == UInt8(x * 5)) }
    for x in 15..<(120 - 33) { #expect(pixels.pixel(x, 3)[0] == 75) }
    for x in 0..<33 { #expect(pixels.pixel(120 - 33 + x, 3)[0] == UInt8((16 + x) * 5)) }
  }

  @Test func `A cap of 0 means that the whole axis stretches [AD]`() {
    let image = columns().stretchableImage(withLeftCapWidth: 0, topCapHeight: 0)
    #expect(image.capInsets == .zero)
    let pixels = drawn(image, 98, 30)
    #expect(pixels.pixel(49, 3)[0] > 110)
    #expect(pixels.pixel(49, 3)[0] < 130)
  }

  @Test func `At scale 2 the column that stretches is 2 pixels wide`() {
    let image = columns(98, 60, scale: 2)
      .stretchableImage(withLeftCapWidth: 15, topCapHeight: 0)
    let pixels = drawn(image, 60, 30)
    #expect(pixels.pixel(29, 3)[0] == 29 * 5)
    #expect(pixels.pixel(119, 3)[0] == UInt8(truncatingIfNeeded: 97 * 5))
  }

  @Test func `Corners of a resizable image stay untouched [R56]`() {
    let image = columns().resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15), resizingMode: .stretch)
    let pixels = drawn(image, 120, 30)
    for x in 0..<15 {
      #expect(pixels.pixel(x, 3)[0] == UInt8(x * 5))
      #expect(pixels.pixel(105 + x, 3)[0] == UInt8((34 + x) * 5))
    }
  }

  @Test func `The middle tiles by default, and stretches when asked [AD]`() {
    let caps = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
    let image = columns(6, 2).resizableImage(withCapInsets: caps)
    #expect(image.resizingMode == .tile)
    let pixels = drawn(image, 10, 2)
    // Columns 2 and 3 repeat three times.
    #expect((0..<10).map { pixels.pixel($0, 0)[0] / 5 } == [0, 1, 2, 3, 2, 3, 2, 3, 4, 5])
    #expect(UIImage.ResizingMode.tile.rawValue == 0)
    #expect(UIImage.ResizingMode.stretch.rawValue == 1)
  }

  @Test func `A template takes the tint`() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.image = UIImage(cgImage: solid([10, 20, 30, 255], width: 4, height: 4))
      .withRenderingMode(.alwaysTemplate)
    view.tintColor = .red
    #expect(view.snapshot(scale: 1).pixel(1, 1) == [255, 0, 0, 255])
  }

  @Test func `A renderer of another scale gives as many pixels`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5), format: format)
      .image { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 5)) }
    #expect(image.cgImage?.width == 30)
    #expect(image.size == CGSize(width: 10, height: 5))
  }

  @Test func `Bitmaps are made from bytes in Core Graphics' own orders`() throws {
    func image(_ info: UInt32, _ bytes: [UInt8]) -> CGImage? {
      CGDataProvider(data: NSData(data: Data(bytes)) as CFData).flatMap {
        CGImage(
          width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info),
          provider: $0, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
      }
    }
    let last = CGImageAlphaInfo.premultipliedLast.rawValue
    let first = CGImageAlphaInfo.premultipliedFirst.rawValue
    let little = CGBitmapInfo.byteOrder32Little.rawValue
    #expect(image(last, [1, 2, 3, 4])?.pixmap.bytes == [1, 2, 3, 4])
    #expect(image(first | little, [3, 2, 1, 4])?.pixmap.bytes == [1, 2, 3, 4])
    #expect(image(CGImageAlphaInfo.none.rawValue, [1, 2, 3, 4]) == nil)
    #expect(image(last, [1, 2, 3]) == nil)
  }
}
