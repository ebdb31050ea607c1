import Foundation
import GradientModel
import GradientTokens
import Testing

@Suite struct ModernContrastTests {
  private func theme() throws -> ControlTheme {
    let url = URL(fileURLWithPath: ExampleStyle.modern.path)
    return StyleFile.read([UInt8](try Data(contentsOf: url)), path: "modern").theme
  }

  /// WCAG 2.2, 1.4.3: at least 4.5:1 for text of this size, at the worst place of the title's box.
  @Test(arguments: Appearance.all)
  func titlesCanBeReadInEveryStateThatReacts(_ appearance: Appearance) throws {
    let controls = try theme().controls
    #expect(controls.count == 7)
    let states: [ControlState] = [
      .normal, .selected, .focused, .hovered, .highlighted, .loading, [.selected, .highlighted],
    ]
    for control in controls {
      for state in states {
        let look = control.style.resolved(
          for: state, in: StyleEnvironment(appearance: appearance))
        let contrast = worstContrast(of: look)
        #expect(contrast >= 4.5, "\(control.name) \(state.name) \(contrast)")
      }
    }
  }

  @Test func highContrastRaisesIt() throws {
    for control in try theme().controls {
      let plain = worstContrast(of: control.style.resolved())
      let high = worstContrast(
        of: control.style.resolved(in: StyleEnvironment(appearance: .highContrast)))
      #expect(high >= plain, "\(control.name)")
    }
  }

  private func worstContrast(of look: ResolvedStyle) -> Double {
    let box = Rect2D(x: 0, y: 0, width: 160, height: 50)
    let paints = [look.backdrop ?? .color(.white), look.fill, look.overlay]
    let samplers = paints.map { GradientSampler(gradient(of: $0), in: box) }
    var worst = Double.infinity
    for x in stride(from: 26.0, through: 134, by: 4) {
      for y in stride(from: 14.0, through: 36, by: 2) {
        var ground = SIMD4<Double>.zero
        for sampler in samplers {
          let above = sampler.premultipliedColor(x: x, y: y)
          ground = above + ground * (1 - above.w)
        }
        let color = StyleColor(red: ground.x, green: ground.y, blue: ground.z)
        worst = min(worst, contrast(look.title.color, color))
      }
    }
    return worst
  }

  private func gradient(of paint: Paint) -> GradientFill {
    switch paint {
    case .color(let color): GradientFill(colors: [color])
    case .gradient(let gradient): gradient
    }
  }

  private func contrast(_ one: StyleColor, _ other: StyleColor) -> Double {
    let (a, b) = (one.relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
