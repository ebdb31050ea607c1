import CSoup

/// Sockets that listen at one port of this machine's own addresses, and at no other address.
struct LoopbackSockets {
  let port: Int
  /// One for 127.0.0.1 and, where the system has IPv6, one for ::1.
  private(set) var sockets: [UnsafeMutablePointer<GSocket>] = []

  /// Listens at a port, or at the next that is free.
  ///
  /// - Parameter first: The first port to try; 0 takes any.
  /// - Throws: ``PreviewError`` when there is none among the next hundred, or the system refuses.
  init(from first: Int) throws(PreviewError) {
    for attempt in 0..<100 {
      let port = first == 0 ? 0 : first + attempt
      guard port <= 65535 else { break }
      if let (chosen, sockets) = try Self.listen(at: port) {
        (self.port, self.sockets) = (chosen, sockets)
        return
      }
    }
    throw PreviewError("no port from \(first) on is free; '--port 0' takes any that is")
  }

  /// Listens at both addresses; nil where the port is taken at either, as a name of this machine
  /// could lead to the other program then.
  private static func listen(
    at port: Int
  ) throws(PreviewError) -> (Int, [UnsafeMutablePointer<GSocket>])? {
    guard let plain = try socket("127.0.0.1", G_SOCKET_FAMILY_IPV4, port) else { return nil }
    let chosen = localPort(of: plain)
    do {
      guard let other = try socket("::1", G_SOCKET_FAMILY_IPV6, chosen) else {
        g_object_unref(plain)
        return nil
      }
      return (chosen, [plain, other])
    } catch {
      // There are systems without IPv6.
      return (chosen, [plain])
    }
  }

  /// A socket that listens; nil where the port is taken.
  private static func socket(
    _ address: String, _ family: GSocketFamily, _ port: Int
  ) throws(PreviewError) -> UnsafeMutablePointer<GSocket>? {
    var error: UnsafeMutablePointer<GError>?
    guard
      let socket = g_socket_new(family, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, &error),
      let place = g_inet_socket_address_new_from_string(address, guint(port))
    else { throw PreviewError(taking: error) }
    defer { g_object_unref(place) }
    g_socket_set_listen_backlog(socket, 1024)
    // Reuse is what lets a server start again while its old connections are still closing.
    if g_socket_bind(socket, place, 1, &error) != 0, g_socket_listen(socket, &error) != 0 {
      return socket
    }
    let isTaken =
      g_error_matches(error, g_io_error_quark(), Int32(G_IO_ERROR_ADDRESS_IN_USE.rawValue)) != 0
    let reason = PreviewError(taking: error)
    g_object_unref(socket)
    if isTaken { return nil }
    throw PreviewError("cannot listen at \(address), port \(port): \(reason)")
  }

  private static func localPort(of socket: UnsafeMutablePointer<GSocket>) -> Int {
    guard let address = g_socket_get_local_address(socket, nil) else { return 0 }
    defer { g_object_unref(address) }
    let isInternet = g_socket_address_get_family(address) != G_SOCKET_FAMILY_UNIX
    return isInternet
      ? address.withMemoryRebound(to: GInetSocketAddress.self, capacity: 1) {
        Int(g_inet_socket_address_get_port($0))
      } : 0
  }
}
