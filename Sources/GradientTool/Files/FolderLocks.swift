#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The locks of folders, by which processes that put files in place there wait for each other.
///
/// A folder on a file system without locks is not locked.
struct FolderLocks {
  private var descriptors: [FileDescriptor] = []

  /// Waits for the locks of folders; a folder that has several names is locked once.
  init(_ folders: [FilePath]) {
    var known: [Identity: FilePath] = [:]
    for folder in folders {
      if let identity = Identity(folder) { known[identity] = folder }
    }
    // All processes lock folders in one order, so that none waits for another that waits for it.
    for (_, folder) in known.sorted(by: { $0.key < $1.key }) {
      let number = open(folder.text, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard number >= 0 else { continue }
      while flock(number, LOCK_EX) != 0, errno == EINTR {}
      descriptors.append(FileDescriptor(number: number))
    }
  }

  func release() {
    for descriptor in descriptors { try? descriptor.closeFile() }
  }

  /// What tells folders apart, whatever they are called.
  private struct Identity: Hashable, Comparable {
    let device: UInt64
    let number: UInt64

    init?(_ folder: FilePath) {
      var status = stat()
      guard stat(folder.text, &status) == 0 else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }

    static func < (one: Identity, other: Identity) -> Bool {
      (one.device, one.number) < (other.device, other.number)
    }
  }
}
