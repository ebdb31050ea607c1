import Foundation
import Testing

/// Saved changes, and when they arrive.
@Suite(.serialized) struct WatchingTests {
  private func style(_ color: String) -> String {
    ##"{ "a": { "$type": "color", "$value": "\##(color)" } }"##
  }

  private func listen(to server: PreviewProcess) throws -> Client {
    let client = try Client(port: server.port)
    client.send("GET /events HTTP/1.1\r\nHost: \(server.host)\r\n\r\n")
    #expect(client.wait(for: "\n\n\r\n"))
    client.forget()
    return client
  }

  @Test("A saved change arrives within 200 ms, however the editor saves")
  func latency() throws {
    let server = try PreviewProcess(style("#000000"))
    let client = try listen(to: server)
    let file = server.folder.appending(path: "style.json")
    var times: [Double] = []
    for round in 1...21 {
      let color = "#0000\(String(round + 16, radix: 16))"
      let data = Data(style(color).utf8)
      let start = Date()
      switch round % 3 {
      // Put in the old one's place.
      case 0: try data.write(to: file, options: .atomic)
      // Emptied and written.
      case 1:
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: data)
        try handle.close()
      // The old one kept under another name, as Vim does.
      default:
        let backup = server.folder.appending(path: "style.json~")
        try? FileManager.default.removeItem(at: backup)
        try FileManager.default.moveItem(at: file, to: backup)
        try data.write(to: file)
      }
      #expect(client.wait(for: color))
      times.append(Date().timeIntervalSince(start))
      #expect(!client.text.contains("\"problem\""), "an empty moment is no change")
      client.forget()
      usleep(30_000)
    }
    times.sort()
    print("save to push: median \(times[10]), worst \(times[20])")
    #expect(times[10] < 0.2)
  }

  @Test("A file may come later, go and come back")
  func comesAndGoes() throws {
    let server = try PreviewProcess(nil)
    let client = try Client(port: server.port)
    client.send("GET /events HTTP/1.1\r\nHost: \(server.host)\r\n\r\n")
    #expect(client.wait(for: "is not there"))
    try server.replace(style("#111111"))
    #expect(client.wait(for: "#111111"))
    client.forget()
    let file = server.folder.appending(path: "style.json")
    try FileManager.default.removeItem(at: file)
    #expect(client.wait(for: "is not there"))
    try server.replace(style("#222222"))
    #expect(client.wait(for: "#222222"))
    client.forget()
    // A folder in its place, and what is no text.
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    #expect(client.wait(for: "no regular file"))
    try FileManager.default.removeItem(at: file)
    try Data([0xff, 0x00, 0xfe]).write(to: file)
    #expect(client.wait(for: "UTF-8"))
    try server.replace(style("#333333"))
    #expect(client.wait(for: "#333333"))
  }

  @Test("Files that a resolver document refers to are followed, in their folders and through links")
  func otherFiles() throws {
    let server = try PreviewProcess(nil)
    let sets = server.folder.appending(path: "sets")
    try FileManager.default.createDirectory(at: sets, withIntermediateDirectories: false)
    try server.replace(style("#111111"), name: "sets/base.json")
    let client = try listen(to: server)
    try server.replace(
      """
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/base" }],
        "sets": { "base": { "sources": [{ "$ref": "sets/base.json" }] } } }
      """)
    #expect(client.wait(for: "\"sets/base.json\": "))
    #expect(client.wait(for: "#111111"))
    client.forget()
    try server.replace(style("#222222"), name: "sets/base.json")
    #expect(client.wait(for: "#222222"))
    client.forget()
    // A link is followed to where the file really is.
    let real = sets.appending(path: "real.json")
    try Data(style("#333333").utf8).write(to: real)
    let base = sets.appending(path: "base.json")
    try FileManager.default.removeItem(at: base)
    try FileManager.default.createSymbolicLink(at: base, withDestinationURL: real)
    #expect(client.wait(for: "#333333"))
    try Data(style("#444444").utf8).write(to: real, options: .atomic)
    #expect(client.wait(for: "#444444"))
  }

  @Test("A thousand saves in a row end with the last, and a slow listener holds nobody up")
  func manySaves() throws {
    let server = try PreviewProcess(style("#000000"))
    let slow = try listen(to: server)
    let client = try listen(to: server)
    for round in 0..<1000 { try server.replace(style("#00\(round + 1000)")) }
    #expect(client.wait(for: "#001999"))
    #expect(slow.wait(for: "#001999"))
  }

  @Test("What is wrong with a file is said in the terminal at its place")
  func diagnostics() throws {
    let server = try PreviewProcess(style("#000000"))
    let client = try listen(to: server)
    try server.replace("{ \"a\": ")
    #expect(client.wait(for: #""text": "{ \"a\": ""#))
    let end = Date().addingTimeInterval(5)
    while !server.report.contains("style.json:1:"), Date() < end { usleep(20_000) }
    #expect(server.report.contains("style.json:1:8: error: "))
  }
}
