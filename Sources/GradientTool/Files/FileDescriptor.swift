#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file of the operating system.
struct FileDescriptor: Sendable {
  let number: Int32

  static let standardInput = FileDescriptor(number: 0)
  static let standardOutput = FileDescriptor(number: 1)
  static let standardError = FileDescriptor(number: 2)

  /// Opens those of the three standard streams that are closed, so that no other file takes their
  /// numbers; reading or writing them still fails, with the error of a closed file.
  static func holdStandardStreams() {
    for stream in [standardInput, standardOutput, standardError]
    where fcntl(stream.number, F_GETFD) < 0 {
      _ = open("/dev/null", stream.number == standardInput.number ? O_WRONLY : O_RDONLY)
    }
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Writes all bytes.
  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        write(number, buffer.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if written < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      start += written
    }
  }

  /// Reads to the end.
  ///
  /// - Parameter limit: The most bytes that are read.
  /// - Returns: The bytes.
  /// - Throws: An error of the system's, or that there are more.
  func readAll(upTo limit: Int) throws(ReadingError) -> [UInt8] {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .system(.last) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .system(.isDirectory) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    if isRegular, Int(status.st_size) > limit { throw .tooLarge(limit: limit) }
    var bytes: [UInt8] = []
    // One byte more than a regular file holds, so that its end is seen without growing.
    var step = isRegular ? Int(status.st_size) + 1 : 1 << 16
    while true {
      let (count, error) = append(upTo: step, to: &bytes)
      if let error { throw .system(error) }
      if bytes.count > limit { throw .tooLarge(limit: limit) }
      if count == 0 { return bytes }
      step = max(1 << 16, bytes.count / 2)
    }
  }

  func closeFile() throws(SystemError) {
    if close(number) != 0 { throw .last }
  }

  private func append(upTo step: Int, to bytes: inout [UInt8]) -> (Int, SystemError?) {
    var error: SystemError?
    let chunk = [UInt8](unsafeUninitializedCapacity: step) { buffer, count in
      var result = read(number, buffer.baseAddress, step)
      while result < 0, errno == EINTR { result = read(number, buffer.baseAddress, step) }
      if result < 0 { error = .last }
      count = max(0, result)
    }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    return (chunk.count, error)
  }
}
