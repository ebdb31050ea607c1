#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How many files and connections this process may have open.
enum OpenFiles {
  private static let wanted: rlim_t = 4096

  /// Raises the limit as far as the system lets it, and no further than is of use.
  ///
  /// - Returns: The limit.
  static func raiseLimit() -> Int {
    #if canImport(Darwin) || canImport(Musl)
      let kind = RLIMIT_NOFILE
    #else
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    var limit = rlimit()
    guard getrlimit(kind, &limit) == 0 else { return 256 }
    if limit.rlim_cur < wanted {
      var raised = limit
      raised.rlim_cur = min(wanted, limit.rlim_max)
      if setrlimit(kind, &raised) == 0 { limit = raised }
    }
    return Int(min(limit.rlim_cur, wanted))
  }
}
