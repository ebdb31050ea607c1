/// What the preview's server is asked, as far as it matters for who may have an answer.
package struct PreviewRequest: Sendable {
  package var method: String
  /// The host of the request's target, without a port.
  package var host: String
  package var path: String
  package var hasQuery = false
  /// The value of `Host`, all of them where there are more; nil where there is none.
  package var authority: String?
  /// The value of `Origin`.
  package var origin: String?
  /// The value of `Sec-Fetch-Site`, in which a browser says whose page asks.
  package var site: String?
  /// The value of `Sec-Fetch-Mode`.
  package var mode: String?
  package var hasBody = false

  package init(method: String, host: String, path: String) {
    (self.method, self.host, self.path) = (method, host, path)
  }
}

/// What the preview's server gives.
package enum PreviewAnswer: Hashable, Sendable {
  /// The studio.
  case page
  /// The file as it is now, and each change of it from then on.
  case events
  /// Nothing, with an HTTP status and the reason.
  case refusal(status: Int, reason: String)
}

/// Whom the preview's server answers: pages that it served itself, under a name of this machine.
///
/// A foreign page could have its own name point to this machine (DNS rebinding) and then read what
/// it likes, but its requests still name it in `Host`. A page of another server of this machine names
/// itself in `Origin`.
package struct PreviewRules: Sendable {
  /// The port that the server listens at.
  package let port: Int

  package init(port: Int) { self.port = port }

  private static let hosts = ["127.0.0.1", "localhost", "::1"]

  /// Where the events are.
  package static let eventPath = "/events"

  /// Decides about a request.
  ///
  /// - Parameter request: What was asked.
  /// - Returns: What it gets.
  package func answer(to request: PreviewRequest) -> PreviewAnswer {
    guard let authority = request.authority?.lowercased(), authorities.contains(authority),
      Self.hosts.contains(request.host.lowercased())
    else {
      return .refusal(status: 403, reason: "This server answers only to \(authorities[0]).")
    }
    if let origin = request.origin, origin.lowercased() != "http://" + authority {
      return .refusal(status: 403, reason: "Pages of other servers get no answer here.")
    }
    // A link that is followed from elsewhere shows the page to a person, and nothing to its site.
    if let site = request.site, site != "same-origin", site != "none",
      request.path != "/" || request.mode != "navigate"
    {
      return .refusal(status: 403, reason: "Pages of other servers get no answer here.")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return .refusal(status: 405, reason: "Here is only something to get.")
    }
    guard !request.hasBody else {
      return .refusal(status: 413, reason: "Nothing is taken here.")
    }
    switch request.path {
    case "/" where !request.hasQuery: return .page
    case Self.eventPath where !request.hasQuery && request.method == "GET": return .events
    default: return .refusal(status: 404, reason: "There is only the page, at '/'.")
    }
  }

  private var authorities: [String] {
    Self.hosts.map { $0.contains(":") ? "[\($0)]:\(port)" : "\($0):\(port)" }
      // Browsers leave out the port of plain HTTP.
      + (port == 80 ? Self.hosts.map { $0.contains(":") ? "[\($0)]" : $0 } : [])
  }
}
