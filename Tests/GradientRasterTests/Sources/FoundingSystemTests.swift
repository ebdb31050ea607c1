import GradientModel
import GradientRaster
import Testing

/// The buttons of the five systems that the library grew from, by the figures that were published.
@Suite("The founding systems")
struct FoundingSystemTests {
  struct Look: Sendable, CustomTestStringConvertible {
    var name: String
    var high: [Double]
    var low: [Double]
    var testDescription: String { name }
  }

  static let palette = [
    Look(name: "rec", high: [0.95, 0.53, 0.69], low: [0.79, 0.45, 0.57]),
    Look(name: "rec pressed", high: [0.57, 0.33, 0.42], low: [0.47, 0.27, 0.35]),
    Look(name: "play", high: [0.49, 0.65, 0.38], low: [0.39, 0.51, 0.30]),
    Look(name: "play pressed", high: [0.39, 0.51, 0.30], low: [0.33, 0.44, 0.36]),
    Look(name: "stop", high: [0.57, 0.59, 0.59], low: [0.49, 0.50, 0.50]),
    Look(name: "stop pressed", high: [0.50, 0.51, 0.51], low: [0.39, 0.39, 0.39]),
    Look(name: "share", high: [0.62, 0.80, 0.82], low: [0.44, 0.63, 0.65]),
    Look(name: "share pressed", high: [0.40, 0.54, 0.56], low: [0.24, 0.32, 0.33]),
  ]

  private func color(_ c: [Double]) -> StyleColor {
    StyleColor(red: c[0], green: c[1], blue: c[2])
  }

  private func levels(_ c: [Double]) -> [Int] {
    c.map { Int(($0 * 255).rounded()) } + [255]
  }

  @Test("draw each palette row as the blend at its centre, flat below 70 %", arguments: palette)
  func paletteButton(look: Look) throws {
    let outline = Scene.outline(120, 44, radius: 7)
    let drawing = Scene.drawing(
      120, 44,
      [
        Scene.surface(
          outline, [Scene.gradient([(color(look.high), 0), (color(look.low), 0.7)])],
          border: .color(color([0.47, 0.27, 0.35])), borderWidth: 1)
      ])
    for path in Rasterizer.Path.allCases {
      for scale in [1, 2, 3] {
        let pixmap = try Rasterizer(scale: Double(scale), path: path).draw(drawing).pixmap
        #expect(pixmap.width == 120 * scale && pixmap.height == 44 * scale)
        for row in scale..<(43 * scale) {
          let place = (Double(row) + 0.5) / Double(44 * scale) / 0.7
          let t = min(place, 1)
          let blend = zip(look.high, look.low).map { $0 * (1 - t) + $1 * t }
          let pixel = pixmap.levels(60 * scale, row)
          #expect(isClose(pixel, levels(blend), within: path == .exact ? 0 : 1))
          if place >= 1 { #expect(pixel == levels(look.low)) }
        }
        for (x, y) in [(0, 0), (1, 0), (0, 1)] {
          let last = (pixmap.width - 1, pixmap.height - 1)
          #expect(pixmap[x, y] == .zero && pixmap[last.0 - x, last.1 - y] == .zero)
        }
        #expect(pixmap.levels(60 * scale, 0) == levels([0.47, 0.27, 0.35]))
      }
    }
  }

  @Test("keep the break of four stops as crisp as its places say", arguments: [1, 2, 3])
  func gradientControl(scale: Int) throws {
    let stops: [(StyleColor, Double)] = [
      ("#a9aeba", 0), ("#7e8790", 0.5), ("#6f778b", 0.51), ("#5b657d", 1),
    ]
    let drawing = Scene.drawing(
      200, 50,
      [
        Scene.surface(
          Scene.outline(200, 50, radius: 10), [Scene.gradient(stops)],
          border: .color(.white), borderWidth: 1)
      ])
    for path in Rasterizer.Path.allCases {
      let pixmap = try Rasterizer(scale: Double(scale), path: path).draw(drawing).pixmap
      let rows = 50 * scale
      for row in scale..<(rows - scale) {
        let place = (Double(row) + 0.5) / Double(rows)
        let upper = [0xa9, 0xae, 0xba], middle = [0x7e, 0x87, 0x90]
        let lower = [0x6f, 0x77, 0x8b], last = [0x5b, 0x65, 0x7d]
        let (from, to, t) =
          place < 0.5
          ? (upper, middle, place / 0.5)
          : place < 0.51
            ? (middle, lower, (place - 0.5) / 0.01) : (lower, last, (place - 0.51) / 0.49)
        let blend =
          zip(from, to).map { Int((Double($0) * (1 - t) + Double($1) * t).rounded()) } + [255]
        #expect(isClose(pixmap.levels(100 * scale, row), blend, within: 1))
      }
      // At 50 rows no centre lies between 0.5 and 0.51 but row 25's, on 0.51 itself: one clean step.
      if scale == 1 {
        #expect(isClose(pixmap.levels(100, 24), [0x7f, 0x88, 0x91, 255], within: 1))
        #expect(pixmap.levels(100, 25) == [0x6f, 0x77, 0x8b, 255])
      }
    }
  }

  @Test("draw cyan to green, and magenta to red, from edge to edge at every scale")
  func imagesPerState() throws {
    let looks: [(StyleColor, StyleColor, [Int], [Int])] = [
      ("#00ffff", "#00ff00", [0, 255, 255, 255], [0, 255, 0, 255]),
      ("#ff00ff", "#ff0000", [255, 0, 255, 255], [255, 0, 0, 255]),
    ]
    for (top, bottom, first, last) in looks {
      for scale in [1, 2, 3] {
        let drawing = Scene.drawing(
          1, 40,
          [
            Scene.surface(
              Scene.outline(1, 40, radius: 0), [Scene.gradient([(top, 0), (bottom, 1)])])
          ])
        let pixmap = try Rasterizer(scale: Double(scale)).draw(drawing).pixmap
        let step = 255 / (80 * scale) + 1
        #expect(isClose(pixmap.levels(0, 0), first, within: step))
        #expect(isClose(pixmap.levels(0, 40 * scale - 1), last, within: step))
      }
    }
  }

  @Test("give bar buttons corners that no width changes", arguments: [24.0, 30.0], [1.0, 2, 3])
  func barButton(height: Double, scale: Double) throws {
    func draw(_ width: Double) throws -> Pixmap {
      let outline = Scene.outline(width, height, radius: 5)
      return try Rasterizer(scale: scale).draw(
        Scene.drawing(
          width, height,
          [
            Scene.surface(
              outline,
              [
                Scene.gradient([("#8cb4f0", 0), ("#3c78dc", 0.5), ("#1e5ac8", 0.5), ("#2864d2", 1)])
              ],
              border: .color("#123c78"), borderWidth: 1)
          ])
      ).pixmap
    }
    let narrow = try draw(49)
    let wide = try draw(120)
    let cap = Int(15 * scale)
    for y in 0..<narrow.height {
      for x in 0..<cap {
        #expect(narrow[x, y] == wide[x, y])
        #expect(narrow[narrow.width - 1 - x, y] == wide[wide.width - 1 - x, y])
      }
      for x in cap..<(wide.width - cap) { #expect(wide[x, y] == wide[cap, y]) }
    }
  }
}
