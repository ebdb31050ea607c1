import GradientTokens

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A path of the file system, and what can be done with the file there.
package struct FilePath: Hashable, Sendable {
  package let text: String

  /// Takes a path; slashes at its end mean nothing.
  package init(_ text: String) {
    var text = text[...]
    while text.utf8.count > 1, text.utf8.last == UInt8(ascii: "/") { text.removeLast() }
    self.text = String(text)
  }

  /// The part after the last slash.
  var name: String { String(text.split(separator: "/").last ?? "") }

  /// The name up to its first dot.
  var stem: String { FileNameKey.stem(of: name) }

  /// What follows the last dot of the name; nil where there is none, or nothing before it.
  var suffix: String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, parts.dropLast().contains(where: { !$0.isEmpty })
    else { return nil }
    return String(last)
  }

  /// The path without the suffix and its dot.
  var withoutSuffix: String {
    suffix.map { String(text.dropLast($0.count + 1)) } ?? text
  }

  /// The folder that it lies in.
  package var folder: FilePath {
    guard let slash = text.lastIndex(of: "/") else { return FilePath(".") }
    return FilePath(slash == text.startIndex ? "/" : String(text[..<slash]))
  }

  /// A path below this folder.
  func appending(_ name: String) -> FilePath {
    if text == "." { return FilePath(name) }
    return FilePath(text.hasSuffix("/") ? text + name : text + "/" + name)
  }

  /// The absolute path without symbolic links; nil if there is nothing there.
  package var resolved: FilePath? {
    guard let real = realpath(text, nil) else { return nil }
    defer { free(real) }
    return FilePath(String(cString: real))
  }

  /// Whether a resolved path lies below this resolved folder.
  func contains(_ other: FilePath) -> Bool {
    other.text.hasPrefix(text.hasSuffix("/") ? text : text + "/")
  }

  /// Reads the whole file.
  func contents() throws(SystemError) -> [UInt8] {
    let number = open(text, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw .last }
    let file = FileDescriptor(number: number)
    defer { try? file.closeFile() }
    return try file.readAll()
  }

  /// The first bytes of a file, fewer if it is shorter; nil if there is none that can be read.
  func prefix(_ count: Int) -> [UInt8]? {
    let number = open(text, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { return nil }
    defer { try? FileDescriptor(number: number).closeFile() }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, read(number, buffer.baseAddress, count))
    }
  }

  /// Whether there is anything, be it at the end of a symbolic link.
  var isThere: Bool { resolved != nil }

  package var isFolder: Bool { isKind(S_IFDIR) }

  /// Whether there is a regular file, perhaps at the end of a symbolic link.
  var isFile: Bool { isKind(S_IFREG) }

  /// Whether there is a file whose permissions let nobody write to it.
  var isLocked: Bool {
    var status = stat()
    return stat(text, &status) == 0 && status.st_mode & 0o222 == 0
  }

  private func isKind(_ kind: mode_t) -> Bool {
    var status = stat()
    return stat(text, &status) == 0 && status.st_mode & S_IFMT == kind
  }
}
