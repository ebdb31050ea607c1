import CPNG

extension PNG {
  /// The version of libpng that runs.
  package static var libraryVersion: String {
    png_get_libpng_ver(nil).map { String(cString: $0) } ?? "unknown"
  }
}
