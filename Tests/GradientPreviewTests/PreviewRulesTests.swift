import GradientTool
import Testing

/// Who gets an answer: RFC 9110's `Host`, RFC 6454's `Origin` and the Fetch standard's metadata.
@Suite struct PreviewRulesTests {
  private let rules = PreviewRules(port: 8417)

  private func request(
    _ method: String = "GET", _ path: String = "/", host: String? = "127.0.0.1:8417"
  ) -> PreviewRequest {
    var request = PreviewRequest(method: method, host: "127.0.0.1", path: path)
    request.authority = host
    return request
  }

  private func status(_ request: PreviewRequest) -> Int {
    if case .refusal(let status, _) = rules.answer(to: request) { status } else { 200 }
  }

  @Test(
    "This machine's own names get the page",
    arguments: ["127.0.0.1:8417", "localhost:8417", "LOCALHOST:8417", "[::1]:8417"])
  func ownNames(_ host: String) { #expect(rules.answer(to: request(host: host)) == .page) }

  @Test(
    "Every other name is foreign, also one that leads here",
    arguments: [
      nil, "", "evil.example:8417", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:8418", "localhost",
      "localhost.:8417", "localhost.evil.example:8417", "127.0.0.1.nip.io:8417", "0.0.0.0:8417",
      "[::1]", "::1:8417", "[::ffff:127.0.0.1]:8417", "127.1:8417", "2130706433:8417",
      "a@127.0.0.1:8417", "127.0.0.1:8417, 127.0.0.1:8417", "127.0.0.1:8417, evil.example",
    ])
  func foreignNames(_ host: String?) {
    #expect(status(request(host: host)) == 403)
    #expect(status(request("GET", "/events", host: host)) == 403)
  }

  @Test("A target of another host is foreign whatever `Host` says")
  func foreignTarget() {
    var request = request()
    request.host = "evil.example"
    #expect(status(request) == 403)
  }

  @Test(
    "Pages of other origins get no events",
    arguments: [
      "null", "http://evil.example", "https://127.0.0.1:8417", "http://127.0.0.1:3000",
      "http://localhost:8417", "http://127.0.0.1:8417.evil.example", "",
    ])
  func foreignOrigins(_ origin: String) {
    var request = request("GET", "/events")
    request.origin = origin
    #expect(status(request) == 403)
  }

  @Test("The page itself gets its events, with and without `Origin`")
  func ownOrigin() {
    var request = request("GET", "/events")
    #expect(rules.answer(to: request) == .events)
    (request.origin, request.site, request.mode) = ("http://127.0.0.1:8417", "same-origin", "cors")
    #expect(rules.answer(to: request) == .events)
  }

  @Test("A link elsewhere may lead a person to the page, and a script elsewhere to nothing")
  func otherSites() {
    var link = request()
    (link.site, link.mode) = ("cross-site", "navigate")
    #expect(rules.answer(to: link) == .page)
    for site in ["cross-site", "same-site"] {
      for path in ["/", "/events"] {
        var script = request("GET", path)
        (script.site, script.mode) = (site, "no-cors")
        #expect(status(script) == 403)
      }
    }
    var followed = request("GET", "/events")
    (followed.site, followed.mode) = ("cross-site", "navigate")
    #expect(status(followed) == 403)
  }

  @Test(
    "There are two paths and no other",
    arguments: [
      "", "//", "/events/", "/Events", "/index.html", "/../etc/passwd", "/%2e%2e/etc/passwd",
      "/favicon.ico", "/style.tokens.json", "*", "/events%00",
    ])
  func otherPaths(_ path: String) { #expect(status(request("GET", path)) == 404) }

  @Test("A query, a body and methods that change something are refused")
  func otherForms() {
    var query = request()
    query.hasQuery = true
    #expect(status(query) == 404)
    var body = request()
    body.hasBody = true
    #expect(status(body) == 413)
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "TRACE", "get", ""] {
      #expect(status(request(method)) == 405)
    }
    #expect(rules.answer(to: request("HEAD")) == .page)
    #expect(status(request("HEAD", "/events")) == 404)
  }

  @Test("At port 80 a browser leaves the port out")
  func plainPort() {
    #expect(PreviewRules(port: 80).answer(to: request(host: "localhost")) == .page)
    #expect(PreviewRules(port: 80).answer(to: request(host: "[::1]:80")) == .page)
  }
}
