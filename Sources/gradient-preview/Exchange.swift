import CSoup

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One request and its answer, from the moment that its connection waits for it.
final class Exchange {
  private let message: OpaquePointer
  /// When the connection is hung up, in microseconds of GLib's clock; nil for never.
  private var deadline: Int64?
  private var isStream = false
  /// Whether the last event is still being sent.
  private var isBusy = false
  private var waiting: [UInt8]?

  /// Seconds for a request's headers, and for an event to be taken.
  private static let patience: Int64 = 10

  init(_ message: OpaquePointer) {
    self.message = message
    allow(seconds: Self.patience)
  }

  /// Gives the other side some time from now on.
  func allow(seconds: Int64) { deadline = Int64(g_get_monotonic_time()) + seconds * 1_000_000 }

  /// Refuses a request without waiting for its body, which may be long or never come.
  func refuseUnread(status: Int, reason: String) {
    guard let socket = soup_server_message_get_socket(message) else { return }
    let phrase = soup_status_get_phrase(guint(status)).map { String(cString: $0) } ?? ""
    let answer = """
      HTTP/1.1 \(status) \(phrase)\r
      Connection: close\r
      Content-Type: text/plain; charset=utf-8\r
      Content-Length: \(reason.utf8.count + 1)\r
      \r
      \(reason)

      """
    g_socket_send(socket, answer, gsize(answer.utf8.count), nil, nil)
    g_socket_shutdown(socket, 0, 1, nil)
    // Time for the other side to read that before its own bytes meet a closed door.
    allow(seconds: 1)
  }

  /// Lets the answer go on for as long as the other side listens.
  func becomeStream() {
    isStream = true
    deadline = nil
    soup_message_headers_set_encoding(
      soup_server_message_get_response_headers(message), SOUP_ENCODING_CHUNKED)
    // What has been sent is not kept.
    soup_message_body_set_accumulate(soup_server_message_get_response_body(message), 0)
    let wrote: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
      guard let data else { return }
      Unmanaged<Exchange>.fromOpaque(data).takeUnretainedValue().goOn()
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(message), "wrote-chunk", unsafeBitCast(wrote, to: GCallback.self),
      Unmanaged.passRetained(self).toOpaque(),
      { data, _ in
        guard let data else { return }
        Unmanaged<Exchange>.fromOpaque(data).release()
      }, GConnectFlags(0))
  }

  /// Sends an event, now or when the one before has been taken; of several that wait, the last.
  func send(_ event: [UInt8]) {
    guard isStream else { return }
    guard !isBusy else {
      waiting = event
      return
    }
    isBusy = true
    allow(seconds: Self.patience)
    soup_message_body_append(
      soup_server_message_get_response_body(message), SOUP_MEMORY_COPY, event, gsize(event.count))
    soup_server_message_unpause(message)
  }

  private func goOn() {
    isBusy = false
    deadline = nil
    guard let event = waiting else { return }
    waiting = nil
    send(event)
  }

  /// Ends what takes too long, and notices who has gone.
  func tick() {
    if let deadline, Int64(g_get_monotonic_time()) > deadline { return hangUp() }
    guard isStream, !isBusy, let socket = soup_server_message_get_socket(message) else { return }
    var byte: UInt8 = 0
    if recv(g_socket_get_fd(socket), &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) == 0 {
      hangUp()
    }
  }

  /// Closes the connection; what waits for it finds its end.
  func hangUp() {
    guard let socket = soup_server_message_get_socket(message) else { return }
    g_socket_shutdown(socket, 1, 1, nil)
    deadline = nil
    // Nobody waits for what is not being sent.
    if isStream, !isBusy { send(Array(":\n\n".utf8)) }
  }
}
