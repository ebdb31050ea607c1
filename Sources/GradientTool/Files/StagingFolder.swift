#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A hidden folder in which files lie until they take their places beside it.
///
/// It is open and locked while its process lives, so that what a killed process left is known.
struct StagingFolder: Sendable {
  let path: FilePath
  let descriptor: FileDescriptor

  private static let prefix = ".gradient-"
  /// The digits after it: those of the greatest 64-bit number in base 36.
  private static let digitCount = 13

  /// Makes a folder in a folder.
  static func make(in folder: FilePath) throws(SystemError) -> StagingFolder {
    var random = SystemRandomNumberGenerator()
    while true {
      let digits = String(random.next(), radix: 36)
      let zeros = String(repeating: "0", count: digitCount - digits.count)
      let path = folder.appending(prefix + zeros + digits)
      do {
        try Interruption.leave(.staging(path)) { mkdir(path.text, 0o700) }
      } catch {
        if error.code == EEXIST { continue }
        throw error
      }
      if let descriptor = lock(path) {
        return StagingFolder(path: path, descriptor: descriptor)
      }
      Interruption.remove([.staging(path)])
    }
  }

  /// Opens and locks a folder just made; nil if another process took it for one left behind.
  ///
  /// A file system without locks is no hindrance: there nothing is taken for left behind.
  private static func lock(_ path: FilePath) -> FileDescriptor? {
    let number = open(path.text, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { return nil }
    let descriptor = FileDescriptor(number: number)
    let isTaken = flock(number, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    if !isTaken, path.isFolder { return descriptor }
    try? descriptor.closeFile()
    return nil
  }

  /// Removes what processes that were killed left in a folder.
  static func removeStale(in folder: FilePath) {
    for name in folder.names where isName(name) {
      let path = folder.appending(name)
      let number = open(path.text, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard number >= 0 else { continue }
      if flock(number, LOCK_EX | LOCK_NB) == 0 { remove(path) }
      try? FileDescriptor(number: number).closeFile()
    }
  }

  /// Removes a staging folder with the files staged in it, and nothing else.
  static func remove(_ path: FilePath) {
    for name in path.names where name.utf8.allSatisfy(isDigit) {
      unlink(path.appending(name).text)
    }
    rmdir(path.text)
  }

  private static func isName(_ name: String) -> Bool {
    let digits = name.dropFirst(prefix.count)
    return name.hasPrefix(prefix) && digits.utf8.count == digitCount
      && UInt64(digits, radix: 36) != nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
