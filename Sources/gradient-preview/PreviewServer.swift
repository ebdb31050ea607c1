import CSoup
import GradientTool

/// Serves the page and the events of one file.
///
/// Whoever is slow, broken or too many is hung up on, so that nobody keeps others waiting.
final class PreviewServer {
  private let server: UnsafeMutablePointer<SoupServer>
  private let rules: PreviewRules
  private let limit: Int
  private let page: OpaquePointer?
  private var event: [UInt8]
  /// What goes on, by the address of libsoup's message.
  private var exchanges: [OpaquePointer: Exchange] = [:]

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - sockets: Where to listen.
  ///   - event: What a new listener is told.
  ///   - limit: The number of connections at one time.
  /// - Throws: ``PreviewError`` with libsoup's reason.
  init(sockets: LoopbackSockets, event: [UInt8], limit: Int) throws(PreviewError) {
    guard
      let made = g_object_new_with_properties(soup_server_get_type(), 0, nil, nil)
    else { throw PreviewError("the server could not be made") }
    server = UnsafeMutableRawPointer(made).assumingMemoryBound(to: SoupServer.self)
    rules = PreviewRules(port: sockets.port)
    self.limit = limit
    self.event = event
    let html = Array(PreviewPage.html.utf8)
    page = g_bytes_new(html, gsize(html.count))
    connect()
    for socket in sockets.sockets {
      var error: UnsafeMutablePointer<GError>?
      if soup_server_listen_socket(server, socket, SoupServerListenOptions(0), &error) == 0 {
        throw PreviewError(taking: error)
      }
    }
  }

  /// Closes every connection.
  func close() { soup_server_disconnect(server) }

  /// Tells every listener something; who is still being told something older gets only this then.
  func send(_ event: [UInt8]) {
    self.event = event
    for exchange in exchanges.values { exchange.send(event) }
  }

  private func connect() {
    let own = Unmanaged.passUnretained(self).toOpaque()
    soup_server_add_early_handler(
      server, nil, { _, message, _, _, data in PreviewServer.from(data)?.judge(message) }, own, nil)
    soup_server_add_handler(
      server, nil, { _, message, _, _, data in PreviewServer.from(data)?.answer(message) }, own, nil
    )
    let started:
      @convention(c) (UnsafeMutablePointer<SoupServer>?, OpaquePointer?, gpointer?) -> Void =
        { _, message, data in PreviewServer.from(data)?.begin(message) }
    g_signal_connect_data(
      server, "request-started", unsafeBitCast(started, to: GCallback.self), own, nil,
      GConnectFlags(0))
    g_timeout_add(
      1000,
      { data in
        PreviewServer.from(data)?.hangUpOnTheSlow()
        return 1
      }, own)
  }

  private static func from(_ data: gpointer?) -> PreviewServer? {
    data.map { Unmanaged<PreviewServer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// A connection waits for its next request.
  private func begin(_ message: OpaquePointer?) {
    guard let message else { return }
    let exchange = Exchange(message)
    exchanges[message] = exchange
    // Not every message that began is said to have ended, but each goes away.
    let gone: GWeakNotify = { data, message in
      guard let message else { return }
      PreviewServer.from(data)?.exchanges[OpaquePointer(message)] = nil
    }
    g_object_weak_ref(
      UnsafeMutableRawPointer(message).assumingMemoryBound(to: GObject.self), gone,
      Unmanaged.passUnretained(self).toOpaque())
    if exchanges.count > limit { exchange.hangUp() }
  }

  /// Decides about a request before anything of its body is taken.
  private func judge(_ message: OpaquePointer?) {
    guard let message else { return }
    soup_message_body_set_accumulate(soup_server_message_get_request_body(message), 0)
    let request = PreviewRequest(message)
    let answer = rules.answer(to: request)
    guard case .refusal(let status, let reason) = answer else { return }
    if request.hasBody { exchanges[message]?.refuseUnread(status: status, reason: reason) }
    setHeaders(of: message, type: "text/plain; charset=utf-8")
    let headers = soup_server_message_get_response_headers(message)
    soup_message_headers_replace(headers, "Connection", "close")
    if status == 405 { soup_message_headers_replace(headers, "Allow", "GET, HEAD") }
    soup_server_message_set_status(message, guint(status), nil)
    let text = Array((reason + "\n").utf8)
    soup_message_body_append(
      soup_server_message_get_response_body(message), SOUP_MEMORY_COPY, text, gsize(text.count))
  }

  /// Answers a request that nothing is wrong with.
  private func answer(_ message: OpaquePointer?) {
    guard let message, let exchange = exchanges[message] else { return }
    soup_server_message_set_status(message, 200, nil)
    switch rules.answer(to: PreviewRequest(message)) {
    case .page:
      setHeaders(of: message, type: "text/html; charset=utf-8")
      soup_message_body_append_bytes(soup_server_message_get_response_body(message), page)
      exchange.allow(seconds: 60)
    case .events:
      setHeaders(of: message, type: "text/event-stream")
      exchange.becomeStream()
      exchange.send(Array("retry: 500\n\n".utf8) + event)
    case .refusal(let status, _): soup_server_message_set_status(message, guint(status), nil)
    }
  }

  private func setHeaders(of message: OpaquePointer, type: String) {
    let headers = soup_server_message_get_response_headers(message)
    for (name, value) in [
      ("Content-Type", type), ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
      ("Content-Security-Policy", "frame-ancestors 'none'"), ("X-Frame-Options", "DENY"),
      ("Cross-Origin-Resource-Policy", "same-origin"), ("Referrer-Policy", "no-referrer"),
    ] {
      soup_message_headers_replace(headers, name, value)
    }
  }

  private func hangUpOnTheSlow() {
    for exchange in exchanges.values { exchange.tick() }
  }
}
