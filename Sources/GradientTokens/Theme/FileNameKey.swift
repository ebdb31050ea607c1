import GradientModel

/// What a file name is compared by: two names of one key are one file on some file system.
///
/// Case does not count, nor does the way in which accents are encoded. The rule is Unicode's full
/// case folding without its Turkic part (<https://www.unicode.org/Public/UCD/latest/ucd/CaseFolding.txt>)
/// and canonical equivalence, as APFS and NTFS come near to; Embedded Swift has no tables for that
/// and folds ASCII alone.
package struct FileNameKey: Hashable {
  #if hasFeature(Embedded)
    private let bytes: [UInt8]

    package init(_ name: String) {
      bytes = FileNameKey.part(of: name).utf8.map { $0 >= 65 && $0 <= 90 ? $0 | 0x20 : $0 }
    }
  #else
    // Equal strings are those that are canonically equivalent.
    private let text: String

    package init(_ name: String) {
      var folded = ""
      for scalar in FileNameKey.part(of: name).unicodeScalars {
        folded += FileNameKey.folded(scalar)
      }
      text = folded
    }

    /// Lower, upper and again lower case: ẞ meets ß and ss, ς meets σ, ſ meets s.
    private static func folded(_ scalar: Unicode.Scalar) -> String {
      if scalar.isASCII { return scalar.properties.lowercaseMapping }
      // The dotless i is not i.
      if scalar == "\u{131}" { return String(scalar) }
      var result = ""
      for lower in scalar.properties.lowercaseMapping.unicodeScalars {
        for upper in lower.properties.uppercaseMapping.unicodeScalars {
          result += upper.properties.lowercaseMapping
        }
      }
      return result
    }
  #endif

  /// The text with `-` for whatever has a meaning in paths on some system.
  package static func part(of name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 { bytes.append(isReserved(byte) ? UInt8(ascii: "-") : byte) }
    return String(utf8: bytes)
  }

  /// A file's name up to its first dot, without which the whole name: what is made of a style file is
  /// called so.
  package static func stem(of name: String) -> String {
    let first = Array(name.utf8).split(separator: UInt8(ascii: ".")).first
    return first.map { String(utf8: $0) } ?? name
  }

  private static func isReserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7f, UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: ":"),
      UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "\""), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "|"):
      true
    default: false
    }
  }
}
