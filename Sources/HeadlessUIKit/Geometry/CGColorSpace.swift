// Toll-free bridged on Apple's systems; one type here.
public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFDictionary = NSDictionary

/// One of the colour spaces that UIKit's colours live in.
public nonisolated final class CGColorSpace: Hashable, Sendable {
  package enum Kind: Sendable {
    case gray, srgb, displayP3, linearSRGB
  }

  package let kind: Kind
  package let isExtended: Bool

  package init(_ kind: Kind, isExtended: Bool = false) {
    self.kind = kind
    self.isExtended = isExtended
  }

  public convenience init?(name: CFString) {
    let name = name as String
    guard let entry = Self.table.first(where: { $0.name == name }) else { return nil }
    self.init(entry.kind, isExtended: entry.isExtended)
  }

  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  public static var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" }
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }

  private static let table: [(name: String, kind: Kind, isExtended: Bool)] = [
    ("kCGColorSpaceSRGB", .srgb, false), ("kCGColorSpaceExtendedSRGB", .srgb, true),
    ("kCGColorSpaceDisplayP3", .displayP3, false),
    ("kCGColorSpaceExtendedDisplayP3", .displayP3, true),
    ("kCGColorSpaceLinearSRGB", .linearSRGB, false),
    ("kCGColorSpaceExtendedLinearSRGB", .linearSRGB, true),
    ("kCGColorSpaceGenericGrayGamma2_2", .gray, false), ("kCGColorSpaceExtendedGray", .gray, true),
  ]

  public var name: CFString? {
    Self.table.first { $0.kind == kind && $0.isExtended == isExtended }.map { $0.name as NSString }
  }

  public var numberOfComponents: Int { kind == .gray ? 1 : 3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.kind == b.kind && a.isExtended == b.isExtended
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(isExtended)
  }
}

public nonisolated func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.srgb) }

public nonisolated func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.gray) }

public nonisolated enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
