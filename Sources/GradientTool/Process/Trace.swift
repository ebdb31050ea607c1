#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Something on disk that must not outlast the work which made it.
enum Trace: Hashable, Sendable {
  /// A folder of files that have not taken their places, with whatever is in it.
  case staging(FilePath)
  /// A folder that was not there before; it stays as soon as it holds something.
  case folder(FilePath)

  func remove() {
    switch self {
    case .staging(let path): StagingFolder.remove(path)
    case .folder(let path): rmdir(path.text)
    }
  }
}
