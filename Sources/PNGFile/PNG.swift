/// PNG files: `PNG.encode(_:)` writes one, `PNG.decode(_:pixelLimit:)` reads one.
///
/// Chunk names and layouts are those of the PNG specification, third edition
/// (https://www.w3.org/TR/png-3/).
package enum PNG {
  /// The eight bytes that every PNG file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The greatest width and height that the format can hold.
  static let largestSide = 0x7FFF_FFFF

  /// What a `tEXt` chunk that names the maker begins with: the keyword and its end.
  static let softwareKeyword = Array("Software\0".utf8)
}
