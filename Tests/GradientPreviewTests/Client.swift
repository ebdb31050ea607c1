import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A connection whose every byte a test decides.
final class Client {
  let descriptor: Int32
  private(set) var received: [UInt8] = []

  struct Refused: Error { var code: Int32 }

  init(port: Int, isIPv6: Bool = false) throws {
    // A server that hangs up is what some tests wait for.
    signal(SIGPIPE, SIG_IGN)
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    descriptor = socket(isIPv6 ? AF_INET6 : AF_INET, stream, 0)
    let big = in_port_t(port).bigEndian
    var result: Int32 = -1
    if isIPv6 {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = big
      address.sin6_addr = in6addr_loopback
      result = Self.open(descriptor, &address)
    } else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = big
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      result = Self.open(descriptor, &address)
    }
    guard result == 0 else {
      close(descriptor)
      throw Refused(code: errno)
    }
  }

  private static func open<Address>(_ descriptor: Int32, _ address: inout Address) -> Int32 {
    withUnsafeBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { list in
        connect(descriptor, list.baseAddress, socklen_t(bytes.count))
      }
    }
  }

  deinit { close(descriptor) }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        write(descriptor, buffer.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if count <= 0 { return }
      start += count
    }
  }

  /// Reads until a text has come, the other side has closed or time is up.
  ///
  /// - Returns: Whether the text has come; for nil whether the other side has closed.
  func wait(for text: String?, seconds: Double = 5) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    let wanted = text.map { Array($0.utf8) }
    while true {
      if let wanted, contains(wanted) { return true }
      let left = end.timeIntervalSinceNow
      guard left > 0 else { return false }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, Int32(left * 1000) + 1) == 1 else { continue }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return wanted == nil }
      received += buffer[..<count]
    }
  }

  private func contains(_ wanted: [UInt8]) -> Bool {
    Data(received).range(of: Data(wanted)) != nil
  }

  func forget() { received = [] }

  var text: String { String(decoding: received, as: UTF8.self) }

  /// The status of the answer; 0 where there is none.
  var status: Int {
    let words = text.prefix(40).split(separator: " ")
    return words.count > 1 ? Int(words[1].prefix(3)) ?? 0 : 0
  }
}
