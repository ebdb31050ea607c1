#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What tells a file from what it was before, without reading it.
package struct FileStamp: Equatable, Sendable {
  let device: UInt64
  let node: UInt64
  let size: Int64
  let seconds: Int
  let nanoseconds: Int
  let isRegular: Bool
}

extension FilePath {
  /// The stamp of the file at the end of all symbolic links; nil where there is none.
  package var stamp: FileStamp? {
    var status = stat()
    guard stat(text, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileStamp(
      device: UInt64(status.st_dev), node: UInt64(status.st_ino), size: Int64(status.st_size),
      seconds: time.tv_sec, nanoseconds: time.tv_nsec,
      isRegular: status.st_mode & S_IFMT == S_IFREG)
  }
}
