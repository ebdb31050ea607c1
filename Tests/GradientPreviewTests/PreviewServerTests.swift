import Foundation
import Testing

@Suite struct PreviewServerTests {
  private static let style = ##"{ "a": { "$type": "color", "$value": "#010203" } }"##

  private func get(_ path: String, of server: PreviewProcess, _ headers: String = "") throws
    -> Client
  {
    let client = try Client(port: server.port)
    client.send("GET \(path) HTTP/1.1\r\nHost: \(server.host)\r\n\(headers)\r\n")
    return client
  }

  private func listen(to server: PreviewProcess) throws -> Client {
    let client = try get("/events", of: server)
    #expect(client.wait(for: "\n\n\r\n"))
    return client
  }

  @Test("The page is served at both addresses of this machine, and nobody may keep it")
  func page() throws {
    let server = try PreviewProcess(Self.style)
    let client = try get("/", of: server, "Connection: close\r\n")
    #expect(client.wait(for: nil))
    #expect(client.status == 200)
    for header in [
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
      "Cross-Origin-Resource-Policy: same-origin",
    ] {
      #expect(client.text.contains(header + "\r\n"))
    }
    #expect(!client.text.contains("Access-Control"))
    #expect(client.text.hasSuffix("</html>\n"))
    if let other = try? Client(port: server.port, isIPv6: true) {
      other.send("HEAD / HTTP/1.1\r\nHost: [::1]:\(server.port)\r\n\r\n")
      #expect(other.wait(for: "\r\n\r\n"))
      #expect(other.status == 200)
    }
  }

  @Test("A foreign name, a foreign page and a path outside get no byte of the file")
  func foreign() throws {
    let server = try PreviewProcess(Self.style)
    for (request, status) in [
      ("GET /events HTTP/1.1\r\nHost: evil.example:\(server.port)\r\n\r\n", 403),
      ("GET /events HTTP/1.1\r\nHost: \(server.host)\r\nOrigin: http://evil.example\r\n\r\n", 403),
      ("GET /events HTTP/1.1\r\nHost: \(server.host)\r\nHost: evil.example\r\n\r\n", 403),
      ("GET http://evil.example/events HTTP/1.1\r\nHost: \(server.host)\r\n\r\n", 403),
      ("GET /events HTTP/1.0\r\n\r\n", 403),
      ("GET /events HTTP/1.1\r\n\r\n", 400),
      ("GET /style.json HTTP/1.1\r\nHost: \(server.host)\r\n\r\n", 404),
      ("GET /../style.json HTTP/1.1\r\nHost: \(server.host)\r\n\r\n", 404),
      ("CONNECT \(server.host) HTTP/1.1\r\nHost: \(server.host)\r\n\r\n", 405),
    ] {
      let client = try Client(port: server.port)
      client.send(request)
      #expect(client.wait(for: "\r\n\r\n"), "\(request)")
      #expect(client.status == status, "\(request): \(client.text)")
      #expect(!client.text.contains("010203"))
    }
  }

  @Test("What is too large is refused at once, or hung up on, and costs no memory")
  func oversize() throws {
    let server = try PreviewProcess(Self.style)
    let before = try #require(server.memory)
    let long = String(repeating: "a", count: 1 << 20)
    for request in [
      "GET /\(long) HTTP/1.1\r\nHost: \(server.host)\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: \(server.host)\r\nX: \(long)\r\n\r\n",
    ] {
      let client = try Client(port: server.port)
      client.send(request)
      #expect(client.wait(for: nil))
      #expect(client.status == 0 || client.status >= 400)
    }
    for body in [
      "Content-Length: 99999999999\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\nffffff\r\n",
    ] {
      let client = try Client(port: server.port)
      client.send("POST / HTTP/1.1\r\nHost: \(server.host)\r\n" + body)
      #expect(client.wait(for: "\r\n\r\n", seconds: 2))
      #expect(client.status == 405)
      for _ in 0..<50 { client.send(long) }
      #expect(client.wait(for: nil, seconds: 20))
    }
    #expect(try #require(server.memory) < before + (16 << 20))
  }

  @Test("Broken clients are hung up on, and nobody else notices")
  func broken() throws {
    let server = try PreviewProcess(Self.style)
    let idle = try Client(port: server.port)
    let slow = try Client(port: server.port)
    slow.send("GET / HTT")
    let garbage = try Client(port: server.port)
    garbage.send("\u{16}\u{3}\u{1}\u{0}\u{5}\r\n\r\n")
    #expect(garbage.wait(for: nil))
    // One that asks for the page and reads nothing of it.
    let deaf = try get("/", of: server)
    let start = Date()
    let client = try get("/", of: server, "Connection: close\r\n")
    #expect(client.wait(for: nil))
    #expect(client.text.hasSuffix("</html>\n"))
    #expect(Date().timeIntervalSince(start) < 5)
    #expect(idle.wait(for: nil, seconds: 20))
    #expect(slow.wait(for: nil, seconds: 20))
    #expect(deaf.descriptor > 0)
  }

  @Test("A thousand listeners hear a change, and their going leaves nothing open")
  func thousand() throws {
    let server = try PreviewProcess(Self.style)
    let before = try #require(server.openFiles)
    var clients: [Client] = []
    for _ in 0..<1000 { clients.append(try get("/events", of: server)) }
    #expect(clients.allSatisfy { $0.wait(for: "010203", seconds: 30) })
    try server.replace(Self.style.replacingOccurrences(of: "#010203", with: "#040506"))
    #expect(clients.allSatisfy { $0.wait(for: "040506", seconds: 30) })
    clients = []
    let end = Date().addingTimeInterval(30)
    while server.openFiles ?? 0 > before + 2, Date() < end { usleep(100_000) }
    #expect(server.openFiles ?? .max <= before + 2)
    let last = try listen(to: server)
    #expect(last.text.contains("040506"))
  }

  @Test("An interrupt ends it as an interrupt ends a program, with every connection closed")
  func interrupt() throws {
    for number in [SIGINT, SIGTERM] {
      let server = try PreviewProcess(Self.style)
      let client = try listen(to: server)
      let end = server.stop(by: number)
      #expect(end.signal == number)
      #expect(end.seconds < 2)
      #expect(client.wait(for: nil))
      let names = try FileManager.default.contentsOfDirectory(atPath: server.folder.path)
      #expect(names.sorted() == [".messages", "style.json"])
      // The same port at once, although connections to it are still closing.
      let again = try PreviewProcess(Self.style, arguments: ["--port", "\(server.port)"])
      #expect(again.port == server.port)
      #expect(again.report == "")
    }
  }

  @Test("Where nobody reads its address it ends quietly")
  func brokenPipe() throws {
    let folder = try PreviewProcess.newFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    let (output, messages) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c", "exec 3> >(true); wait $!; \"$0\" --port 0 \"$1/a.json\" >&3; echo \"code $?\"",
      PreviewProcess.programs.appending(path: "gradient-preview").path, folder.path,
    ]
    try Data(Self.style.utf8).write(to: folder.appending(path: "a.json"))
    process.standardOutput = output
    process.standardError = messages
    try process.run()
    process.waitUntilExit()
    let text = { (pipe: Pipe) in
      String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    }
    #expect(text(output) == "code 141\n")
    #expect(text(messages) == "")
  }

  @Test("Where its port is taken it says so and takes the next")
  func takenPort() throws {
    let first = try PreviewProcess(Self.style)
    let second = try PreviewProcess(Self.style, arguments: ["--port", "\(first.port)"])
    #expect(second.port > first.port)
    #expect(
      second.report == "gradient: port \(first.port) is taken; \(second.port) is used\n")
    #expect(try listen(to: second).text.contains("010203"))
  }

  @Test("`gradient preview` runs it, and `--open` hands the address to the system's opener")
  func command() throws {
    let tools = try PreviewProcess.newFolder()
    defer { try? FileManager.default.removeItem(at: tools) }
    let opened = tools.appending(path: "opened")
    let opener = tools.appending(path: "xdg-open")
    try Data("#!/bin/sh\necho \"$1\" > '\(opened.path)'\n".utf8).write(to: opener)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: opener.path)
    let server = try PreviewProcess(
      Self.style, arguments: ["--open", "--port=0"], program: ["gradient", "preview"],
      path: tools.path + ":/usr/bin:/bin")
    let end = Date().addingTimeInterval(5)
    while (try? String(contentsOf: opened, encoding: .utf8))?.isEmpty ?? true, Date() < end {
      usleep(20_000)
    }
    #expect(try String(contentsOf: opened, encoding: .utf8) == "http://\(server.host)/\n")
    #expect(server.stop().signal == SIGINT)
  }
}

extension PreviewProcess {
  /// The number of files and connections that the server has open.
  fileprivate var openFiles: Int? {
    try? FileManager.default.contentsOfDirectory(
      atPath: "/proc/\(process.processIdentifier)/fd"
    ).count
  }

  /// The memory that the server has in use, in bytes.
  fileprivate var memory: Int? {
    let status = try? String(
      contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
      .map { $0 * 1024 }
  }
}
