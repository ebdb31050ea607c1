#if !canImport(SwiftUI)
  import GradientControlsUI
  import GradientModel
  import SwiftUIStub
  import Testing

  /// How one look gives way to the next.
  @MainActor struct MotionTests {
    private func look(_ state: ControlState, reducesMotion: Bool = false) -> ControlLook {
      ControlLook(
        SampleStyle.full, state: state, environment: StyleEnvironment(),
        reducesMotion: reducesMotion)
    }

    @Test("A press comes in as the style says, every other look as its release")
    func timing() {
      #expect(look(.highlighted).animation == nil)
      let release = Animation.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 0.25).delay(0.1)
      #expect(look(.normal).animation == release)
      #expect(look(.selected).animation == release)
    }

    @Test("A button shrinks while it is pressed, not while it is disabled")
    func pressScale() {
      #expect(look(.highlighted).pressScale == 0.9)
      #expect(look(.normal).pressScale == 1)
      #expect(look([.highlighted, .disabled]).pressScale == 1)
    }

    @Test("Under Reduce Motion nothing shrinks and every look comes in at once")
    func reduced() {
      #expect(look(.normal, reducesMotion: true).animation == nil)
      #expect(look(.highlighted, reducesMotion: true).pressScale == 1)
      var environment = EnvironmentValues()
      environment.accessibilityReduceMotion = true
      let view = Button("Go") {}.buttonStyle(.gradient(SampleStyle.full))
      #expect(scales(view, in: environment) == [1])
      #expect(scales(view, in: EnvironmentValues()) == [0.9])
    }

    private func scales<V: View>(_ view: V, in environment: EnvironmentValues) -> [CGFloat]? {
      Rendering(view, in: environment, isPressed: true).text("Go")?.effects.compactMap {
        if case .scale(let scale) = $0 { scale } else { nil }
      }
    }

    @Test("Only a change of state is animated, never a change of size")
    func value() throws {
      let view = Button("Go") {}.buttonStyle(.gradient(SampleStyle.full))
      let text = try #require(Rendering(view, isPressed: true).text("Go"))
      let values = text.effects.compactMap { effect -> ControlState? in
        if case .animation(_, let value) = effect { value as? ControlState } else { nil }
      }
      #expect(values == [.highlighted])
    }

    @Test("Two looks add up while one gives way to the other: each fades, and light adds")
    func dissolve() throws {
      let view = Button("Go") {}.buttonStyle(.gradient(SampleStyle.full))
      let effects = try Rendering(view).picture.effects
      #expect(effects.contains { if case .blend(.plusLighter) = $0 { true } else { false } })
      let group = try #require(
        effects.firstIndex { if case .group = $0 { true } else { false } })
      let blend = try #require(
        effects.firstIndex { if case .blend = $0 { true } else { false } })
      #expect(group < blend)
      let identities = effects.compactMap { effect -> ResolvedStyle? in
        if case .identity(let id) = effect { id.base as? ResolvedStyle } else { nil }
      }
      #expect(identities == [SampleStyle.full.resolved()])
    }
  }
#endif
