import Foundation
import GradientControlsUI
import GradientModel
import Testing

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUIStub
#endif

/// Where touches count, and what draws around a look.
struct ShapeTests {
  @Test("Touches count in the bounds grown to 44 × 44 about their middle")
  func touchArea() {
    let small = TouchArea.grown(CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(small == CGRect(x: -12, y: -17, width: 44, height: 44))
    let wide = TouchArea.grown(CGRect(x: 5, y: 5, width: 120, height: 24))
    #expect(wide == CGRect(x: 5, y: -5, width: 120, height: 44))
    let large = CGRect(x: 0, y: 0, width: 50, height: 60)
    #expect(TouchArea.grown(large) == large)
  }

  #if !canImport(SwiftUI)
    @Test("A clear look is touched as any other: the shape is a rectangle")
    @MainActor func clear() throws {
      let view = Button("Go") {}.buttonStyle(.gradient(ControlStyle()))
      let text = try #require(Rendering(view).text("Go"))
      let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
      let areas = text.effects.compactMap { effect -> SwiftUIStub.Path? in
        guard case .contentShape(.interaction, let shape) = effect else { return nil }
        return shape.path(in: bounds)
      }
      #expect(areas == [SwiftUIStub.Path(bounds)])
    }

    @Test("Pointer and previews draw around the look's own outline")
    @MainActor func outline() throws {
      var style = ControlStyle()
      style[.normal].corners = .capsule
      let view = Button("Go") {}.buttonStyle(.gradient(style))
      let text = try #require(Rendering(view).text("Go"))
      let shapes = text.effects.compactMap { effect -> ControlOutline? in
        guard case .contentShape([.hoverEffect, .contextMenuPreview], let shape) = effect else {
          return nil
        }
        return shape as? ControlOutline
      }
      #expect(shapes.map(\.corners) == [.capsule])
    }

    @Test("A circle's quarters come to within 0.03 % of its radius")
    func circle() throws {
      let path = ControlOutline(corners: .capsule, curve: .circular).path(
        in: CGRect(x: 0, y: 0, width: 100, height: 100))
      var from = CGPoint.zero
      var quarters = 0
      for step in path.steps {
        switch step {
        case .move(let end), .line(let end): from = end
        case .curve(let first, let second, let end):
          quarters += 1
          for t in stride(from: CGFloat(0), through: 1, by: 0.05) {
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            let x = a * from.x + b * first.x + c * second.x + d * end.x - 50
            let y = a * from.y + b * first.y + c * second.y + d * end.y - 50
            #expect(abs((x * x + y * y).squareRoot() - 50) < 50 * 0.0003)
          }
          from = end
        case .close: break
        }
      }
      #expect(quarters == 4)
    }
  #endif
}
