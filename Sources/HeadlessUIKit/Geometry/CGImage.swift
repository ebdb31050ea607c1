import GradientModel
package import GradientRaster

/// A bitmap whose pixels never change.
public nonisolated final class CGImage: Hashable, Sendable {
  package let pixmap: Pixmap

  package init(_ pixmap: Pixmap) { self.pixmap = pixmap }

  /// Reads four bytes a pixel; any other layout fails.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, bitsPerPixel == 32, width > 0, height > 0,
      let order = PixelOrder(bitmapInfo), bytesPerRow >= width * 4, space.kind != .gray,
      provider.bytes.count >= bytesPerRow * (height - 1) + width * 4
    else { return nil }
    var pixmap = Pixmap(
      width: width, height: height, gamut: space.kind == .displayP3 ? .displayP3 : .srgb)
    if order.isPixmap, bytesPerRow == width * 4, provider.bytes.count == pixmap.bytes.count {
      pixmap.bytes = provider.bytes
      self.init(pixmap)
      return
    }
    for y in 0..<height {
      for x in 0..<width {
        let source = y * bytesPerRow + x * 4
        let target = (y * width + x) * 4
        order.copy(provider.bytes, at: source, to: &pixmap.bytes, at: target)
      }
    }
    self.init(pixmap)
  }

  public var width: Int { pixmap.width }
  public var height: Int { pixmap.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { pixmap.width * 4 }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  public var colorSpace: CGColorSpace? {
    CGColorSpace(pixmap.gamut == .displayP3 ? .displayP3 : .srgb)
  }
  public var dataProvider: CGDataProvider? { CGDataProvider(bytes: pixmap.bytes) }

  /// The part of the picture within a rectangle of pixels; nil outside it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard part.width >= 1, part.height >= 1 else { return nil }
    var result = Pixmap(width: Int(part.width), height: Int(part.height), gamut: pixmap.gamut)
    let rowLength = result.width * 4
    for y in 0..<result.height {
      let start = ((y + Int(part.minY)) * width + Int(part.minX)) * 4
      result.bytes.replaceSubrange(
        y * rowLength..<(y + 1) * rowLength, with: pixmap.bytes[start..<start + rowLength])
    }
    return CGImage(result)
  }

  public static func == (a: CGImage, b: CGImage) -> Bool { a === b || a.pixmap == b.pixmap }
  public func hash(into hasher: inout Hasher) { hasher.combine(pixmap) }
}

public nonisolated final class CGDataProvider: Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  public convenience init?(data: CFData) { self.init(bytes: [UInt8](Data(referencing: data))) }

  public var data: CFData? { NSData(data: Data(bytes)) }
}

public nonisolated enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

public nonisolated struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// Where the four components of a pixel lie.
private nonisolated struct PixelOrder {
  let offsets: [Int]
  let isOpaque: Bool
  let isPremultiplied: Bool

  /// Whether it is the order that bitmaps here have.
  var isPixmap: Bool { offsets == [0, 1, 2, 3] && !isOpaque && isPremultiplied }

  init?(_ info: CGBitmapInfo) {
    let alpha = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    guard let alpha, !info.contains(.floatComponents) else { return nil }
    let alphaFirst: Bool
    switch alpha {
    case .premultipliedLast, .last, .noneSkipLast: alphaFirst = false
    case .premultipliedFirst, .first, .noneSkipFirst: alphaFirst = true
    case .none, .alphaOnly: return nil
    }
    isOpaque = alpha == .noneSkipLast || alpha == .noneSkipFirst
    isPremultiplied = alpha != .last && alpha != .first
    let order = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue
    let big = alphaFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    switch order {
    case 0, CGBitmapInfo.byteOrder32Big.rawValue: offsets = big
    case CGBitmapInfo.byteOrder32Little.rawValue: offsets = big.map { 3 - $0 }
    default: return nil
    }
  }

  func copy(_ source: [UInt8], at from: Int, to target: inout [UInt8], at index: Int) {
    let alpha = isOpaque ? 255 : source[from + offsets[3]]
    for channel in 0..<3 {
      let value = source[from + offsets[channel]]
      target[index + channel] =
        isPremultiplied ? value : UInt8((Int(value) * Int(alpha) + 127) / 255)
    }
    target[index + 3] = alpha
  }
}
