import CCairo
import GradientModel
import GradientRaster
import Testing

@Suite("Beside Cairo")
struct CairoTests {
  /// A picture of one gradient drawn by Cairo, whose alpha is straight.
  private func cairo(
    width: Int, height: Int, _ pattern: OpaquePointer?, _ stops: [(StyleColor, Double)]
  ) -> [[Int]] {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
      cairo_pattern_destroy(pattern)
    }
    for (color, place) in stops {
      let c = color.components
      cairo_pattern_add_color_stop_rgba(pattern, place, c.x, c.y, c.z, color.alpha)
    }
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels: [[Int]] = []
    for y in 0..<height {
      for x in 0..<width {
        // Cairo's order in memory is blue, green, red, alpha.
        let at = y * stride + x * 4
        pixels.append([2, 1, 0, 3].map { Int(data[at + $0]) })
      }
    }
    return pixels
  }

  private func compare(
    _ kind: GradientFill.Kind, _ stops: [(StyleColor, Double)], _ pattern: OpaquePointer?
  ) throws {
    let (width, height) = (90, 60)
    let expected = cairo(width: width, height: height, pattern, stops)
    let paint = Scene.gradient(stops, kind, isPremultiplied: false)
    let drawing = Scene.drawing(
      Double(width), Double(height),
      [Scene.surface(Scene.outline(90, 60, radius: 0), [paint])])
    let pixmap = try Rasterizer(path: .exact).draw(drawing).pixmap
    try #require(expected.count == width * height)
    for (index, levels) in expected.enumerated() {
      #expect(isClose(pixmap.levels(index % width, index / width), levels, within: 1))
    }
  }

  static let stops: [[(StyleColor, Double)]] = [
    [("#f287b0", 0), ("#2040ff", 1)],
    [("#a9aeba", 0), ("#7e8790", 0.5), ("#6f778b", 0.6), ("#5b657d", 1)],
    [("#ff000080", 0), ("#00ff00ff", 0.4), ("#0000ff20", 1)],
  ]

  @Test("linear gradients are the same inside the edges", arguments: 0..<3)
  func linear(index: Int) throws {
    for (x0, y0, x1, y1) in [(0.0, 0.0, 0.0, 1.0), (0, 0, 1, 0), (0, 0.5, 1, 0.5)] {
      let kind = GradientFill.Kind.axial(
        .axis(start: .init(x: x0, y: y0), end: .init(x: x1, y: y1)))
      try compare(
        kind, Self.stops[index],
        cairo_pattern_create_linear(x0 * 90, y0 * 60, x1 * 90, y1 * 60))
    }
    // CSS's 45 degrees on 90 × 60: a line through the middle, 150/√2 long.
    let reach = 75.0 / 2
    try compare(
      .axial(.angle(45)), Self.stops[index],
      cairo_pattern_create_linear(45 - reach, 30 + reach, 45 + reach, 30 - reach))
  }

  @Test("radial gradients are the same inside the edges", arguments: 0..<3)
  func radial(index: Int) throws {
    try compare(
      .radial(.circle(radius: 50, center: .init(x: 0.4, y: 0.6))), Self.stops[index],
      cairo_pattern_create_radial(36, 36, 0, 36, 36, 50))
  }
}
