import CPango

/// Checksums of files.
enum Checksum {
  /// SHA-256 (FIPS 180-4) in lower-case hexadecimal digits, by GLib.
  static func sha256(_ bytes: [UInt8]) -> String {
    guard let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count))
    else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
