#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The operating system that this runs on, by name.
enum SystemName {
  /// The distribution's own name where there is one, and the kernel's name and release.
  static var text: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "unknown" }
    let kernel = "\(Self.text(of: names.sysname)) \(Self.text(of: names.release))"
    return distribution.map { "\($0) (\(kernel))" } ?? kernel
  }

  private static var distribution: String? {
    guard let file = fopen("/etc/os-release", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 512)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard text.hasPrefix("PRETTY_NAME=") else { continue }
      return String(text.dropFirst(12).filter { $0 != "\"" && !$0.isNewline })
    }
    return nil
  }

  /// The text in one of the fields, which are tuples of characters that end with a zero.
  private static func text<Field>(of field: Field) -> String {
    withUnsafeBytes(of: field) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
