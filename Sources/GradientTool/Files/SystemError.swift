#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the operating system says when it refuses.
package struct SystemError: Error, Hashable {
  let code: Int32

  init(code: Int32) { self.code = code }

  /// The error of the call that failed just now.
  static var last: SystemError { SystemError(code: errno) }

  static let notFound = SystemError(code: ENOENT)
  static let isDirectory = SystemError(code: EISDIR)
  static let notPermitted = SystemError(code: EACCES)
  static let notSupported = SystemError(code: ENOTSUP)
  static let brokenPipe = SystemError(code: EPIPE)

  /// The system's own words, such as `No such file or directory`.
  package var text: String {
    var buffer = [CChar](repeating: 0, count: 256)
    // Both of the two functions of this name leave a text behind that ends in a zero, but glibc's
    // other one may leave it outside the buffer; the portable one is what Swift imports.
    guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension SystemError: CustomStringConvertible {
  package var description: String { text }
}
