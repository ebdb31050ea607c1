import GradientModel
import GradientRaster
import Testing

@Suite("Dither")
struct DitherTests {
  /// Two near dark colours over a long way, as in TeehanLax/Upcoming#93 and OpenEmu/OpenEmu#523.
  private func ramp(_ kind: GradientFill.Kind) -> Drawing {
    Scene.drawing(
      640, 64,
      [
        Scene.surface(
          Scene.outline(640, 64, radius: 0),
          [Scene.gradient([("#101010", 0), ("#181818", 1)], kind)])
      ])
  }

  @Test("lets no band of dark ramps be seen: every block of 8 × 8 pixels has the right mean")
  func bands() throws {
    for path in Rasterizer.Path.allCases {
      var worst = [0.0, 0.0]
      for isDithered in [false, true] {
        let pixmap = try Rasterizer(isDithered: isDithered, path: path).draw(
          ramp(.axial(.to(.right)))
        ).pixmap
        for block in 0..<80 {
          var sum = 0.0
          for y in 0..<8 { for x in 0..<8 { sum += Double(pixmap[block * 8 + x, y].x) } }
          let exact = 16 + 8 * Double(block * 8 + 4) / 640
          worst[isDithered ? 1 : 0] = max(worst[isDithered ? 1 : 0], abs(sum / 64 - exact))
        }
      }
      // Plain rounding is off by up to half a level over whole bands; the pattern by 1/32 at most.
      #expect(worst[0] > 0.4)
      #expect(worst[1] < 1.0 / 32)
    }
  }

  @Test("gives the same bytes each time and never more than a level's difference")
  func repeatable() throws {
    for kind in FastPathTests.kinds {
      let rasterizer = Rasterizer(isDithered: true)
      let first = try rasterizer.draw(ramp(kind)).pixmap
      #expect(first == (try rasterizer.draw(ramp(kind)).pixmap))
      let plain = try Rasterizer().draw(ramp(kind)).pixmap
      #expect((first.greatestDifference(to: plain) ?? 256) <= 1)
      let (fast, exact) = try bothPaths(ramp(kind), isDithered: true)
      #expect((fast.greatestDifference(to: exact) ?? 256) <= 1)
    }
  }

  @Test("leaves flat colours alone", arguments: [UInt8(0), 1, 2, 77, 128, 254, 255])
  func flat(level: UInt8) throws {
    let color = StyleColor(white: Double(level) / 255)
    let drawing = Scene.drawing(
      16, 16, [Scene.surface(Scene.outline(16, 16, radius: 0), [.color(color)])])
    let (fast, exact) = try bothPaths(drawing, isDithered: true)
    for y in 0..<16 {
      for x in 0..<16 {
        #expect(fast[x, y] == SIMD4(level, level, level, 255))
        #expect(exact[x, y] == SIMD4(level, level, level, 255))
      }
    }
  }

  @Test("never makes a channel larger than alpha")
  func premultiplied() throws {
    let drawing = Scene.drawing(
      64, 64,
      [
        Scene.surface(
          Scene.outline(64, 64, radius: 20),
          [Scene.gradient([("#ffffff10", 0), ("#ff00ff90", 1)], .axial(.angle(40)))])
      ])
    let (fast, exact) = try bothPaths(drawing, isDithered: true)
    for pixmap in [fast, exact] {
      for y in 0..<64 {
        for x in 0..<64 {
          let p = pixmap[x, y]
          #expect(p.x <= p.w && p.y <= p.w && p.z <= p.w)
        }
      }
    }
  }
}
