import Foundation
import GradientModel
import GradientRaster
import GradientTokens
import Testing

/// The module draws the same bytes as a native program.
@Suite struct RenderTests {
  @Test(arguments: try exampleFiles())
  func `every control, state, environment and scale has the same pixels as natively`(
    file: URL
  ) throws {
    let theme = try Self.theme(file)
    try #require(!theme.controls.isEmpty)
    let requests = theme.controls.flatMap { control in
      Self.states(of: control.style).flatMap { state in
        Self.environments.flatMap { environment in
          Self.placements.map { RenderRequest(control, state, environment, $0) }
        }
      }
    }
    let results = try StudioModule.render(file, requests)
    try #require(results.count == requests.count)
    for (request, result) in zip(requests, results) {
      let native = try Self.native(request, theme)
      #expect(result.difference(from: native) == nil, "\(request)")
    }
  }

  @Test func `straight alpha is the premultiplied pixel divided by its alpha`() throws {
    let file = try #require(try Self.exampleFiles().first)
    let control = try #require(try Self.theme(file).controls.first)
    var request = RenderRequest(
      control, .normal, StyleEnvironment(), .init(width: 90, height: 30, scale: 1))
    let premultiplied = try #require(try StudioModule.render(file, [request]).first)
    request.format = 1
    let straight = try #require(try StudioModule.render(file, [request]).first)
    try #require(straight.body.count == premultiplied.body.count)
    for pixel in stride(from: 0, to: straight.body.count, by: 4) {
      let alpha = premultiplied.body[pixel + 3]
      #expect(straight.body[pixel + 3] == alpha)
      for channel in pixel..<pixel + 3 {
        let exact = Double(premultiplied.body[channel]) * 255 / Double(max(alpha, 1))
        #expect(Double(straight.body[channel]) == exact.rounded(.toNearestOrAwayFromZero))
      }
    }
  }

  @Test func `bad requests are refused with a status`() throws {
    let file = try #require(try Self.exampleFiles().first)
    let control = try #require(try Self.theme(file).controls.first)
    let fine = RenderRequest(control, .normal, StyleEnvironment(), .init(scale: 1))
    let statuses: [(Int32, (inout RenderRequest) -> Void)] = [
      (0, { _ in }),
      (0, { $0.width = -5 }),
      (2, { $0.name += "?" }),
      (3, { $0.scale = 0 }),
      (3, { $0.scale = -1 }),
      (3, { $0.width = 1e300 }),
      (3, { ($0.width, $0.height) = (30_000, 30_000) }),
      (4, { $0.format = 2 }),
    ]
    let requests = statuses.map { _, change in
      var request = fine
      change(&request)
      return request
    }
    let results = try StudioModule.render(file, requests)
    #expect(results.map(\.status) == statuses.map(\.0))
    #expect(results.dropFirst().flatMap(\.body) == [])
  }

  @Test func `a file with errors is answered with their places`() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "\(UUID().uuidString).tokens.json")
    try Data("{\n  \"a\": ]".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let request = RenderRequest(
      .init(name: "a", style: ControlStyle()), .normal, StyleEnvironment(), .init(scale: 1))
    let result = try #require(try StudioModule.render(file, [request]).first)
    #expect(result.status == 1)
    #expect(String(decoding: result.body, as: UTF8.self).contains(":2:8"))
  }

  @Test func `numbers beyond 32 bits mean the same as natively`() throws {
    let gradients = [
      "linear-gradient(1234567890123deg, #f00, #00f)",
      "linear-gradient(-987654321098765.5deg, #f00, #00f)",
      "linear-gradient(#f00 1e-99999999999%, #0f0 0.0000000001e11%, #00f 123456789012e-9%)",
      "conic-gradient(from 4294967299deg in oklch, #f00, #00f)",
    ]
    let controls = gradients.enumerated().map { index, text in
      """
      "g\(index)": {
        "$extensions": { "dev.gradientcontrols": { "component": "button" } },
        "fill": { "$type": "gradient", "$value": "\(text)" },
        "opacity": { "$type": "number", "$value": 0.\(String(repeating: "98765432101", count: 90)) }
      }
      """
    }
    let file = FileManager.default.temporaryDirectory
      .appending(path: "\(UUID().uuidString).tokens.json")
    try Data("{ \(controls.joined(separator: ",\n")) }".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let theme = try Self.theme(file)
    let requests = theme.controls.map {
      RenderRequest($0, .normal, StyleEnvironment(), .init(width: 70, height: 50, scale: 1))
    }
    let results = try StudioModule.render(file, requests)
    try #require(results.count == gradients.count)
    for (request, result) in zip(requests, results) {
      #expect(result.difference(from: try Self.native(request, theme)) == nil, "\(request)")
    }
  }

  // MARK: What is drawn

  static func exampleFiles() throws -> [URL] {
    let folder = StudioModule.package.appending(path: "Examples/Styles")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".tokens.json") }
      .sorted { $0.path < $1.path }
  }

  static func theme(_ file: URL) throws -> ControlTheme {
    StyleFile.read([UInt8](try Data(contentsOf: file)), path: file.lastPathComponent).theme
  }

  /// Each single state, and the unions that the style has overrides for.
  static func states(of style: ControlStyle) -> [ControlState] {
    let singles = [.normal] + ControlState.named.map(\.state)
    return singles + style.declaredStates.filter { !singles.contains($0) }
  }

  private static let environments: [StyleEnvironment] = [
    StyleEnvironment(),
    StyleEnvironment(appearance: .dark, layoutDirection: .rightToLeft),
    StyleEnvironment(appearance: [.dark, .highContrast], gamut: .displayP3, metrics: .compact),
  ]

  private static let placements: [RenderRequest.Placement] = [
    .init(scale: 2), .init(width: 49.5, height: 30.25, scale: 1.5),
  ]

  static func native(
    _ request: RenderRequest, _ theme: ControlTheme
  ) throws -> RenderResult {
    let style = try #require(theme[request.name])
    let look = style.resolved(
      for: ControlState(rawValue: UInt(request.state)), in: request.surroundings)
    let own = look.fittingSize(title: nil)
    let size = Size2D(
      width: request.width > 0 ? request.width : own.width,
      height: request.height > 0 ? request.height : own.height)
    let picture = try Rasterizer(scale: request.scale, gamut: request.surroundings.gamut)
      .draw(look.drawing(size: size))
    return RenderResult(
      status: 0, width: Int32(picture.pixmap.width), height: Int32(picture.pixmap.height),
      left: Int32(picture.originX), top: Int32(picture.originY), body: picture.pixmap.bytes)
  }
}
