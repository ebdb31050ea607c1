// Of Core Graphics, the little that makes a picture of bytes in memory.

/// A bitmap; it keeps what it was made of, which a test compares.
public nonisolated final class CGImage: Sendable {
  public let width: Int
  public let height: Int
  public let bytesPerRow: Int
  public let colorSpace: CGColorSpace?
  public let bitmapInfo: CGBitmapInfo
  package let bytes: [UInt8]

  public init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8, bitsPerPixel == 32,
      bytesPerRow >= width * 4, provider.bytes.count >= bytesPerRow * height
    else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    colorSpace = space
    self.bitmapInfo = bitmapInfo
    bytes = provider.bytes
  }
}

// Toll-free bridged on Apple's systems; one type here.
public typealias CFString = NSString
public typealias CFData = NSData

public nonisolated final class CGDataProvider: Sendable {
  package let bytes: [UInt8]
  public init?(data: CFData) { bytes = [UInt8](Data(referencing: data)) }
}

public nonisolated final class CGColorSpace: Sendable {
  package let label: String
  public init?(name: CFString) { label = String(describing: name) }
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  public var name: CFString? { label as NSString }
}

public nonisolated enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

public nonisolated struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public nonisolated enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
