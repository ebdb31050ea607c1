#if !canImport(SwiftUI)
  import Foundation
  import GradientControlsUI
  import GradientModel
  import GradientRaster
  import SwiftUIStub
  import Testing

  /// One value of SwiftUI's environment, and what the model must make of it.
  struct EnvironmentCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let set: @Sendable (inout EnvironmentValues) -> Void
    let state: ControlState
    let expected: StyleEnvironment

    init(
      _ name: String, state: ControlState = .normal, expected: StyleEnvironment = .init(),
      _ set: @escaping @Sendable (inout EnvironmentValues) -> Void
    ) {
      testDescription = name
      self.set = set
      self.state = state
      self.expected = expected
    }

    /// Every value of trap U26 that changes what is drawn.
    static let all: [EnvironmentCase] = [
      .init("nothing") { _ in },
      .init("isEnabled", state: .disabled) { $0.isEnabled = false },
      .init("isFocused", state: .focused) { $0.isFocused = true },
      .init("colorScheme", expected: .init(appearance: .dark)) { $0.colorScheme = .dark },
      .init("colorSchemeContrast", expected: .init(appearance: .highContrast)) {
        $0.colorSchemeContrast = .increased
      },
      .init("both", expected: .init(appearance: [.dark, .highContrast])) {
        $0.colorScheme = .dark
        $0.colorSchemeContrast = .increased
      },
      .init("layoutDirection", expected: .init(layoutDirection: .rightToLeft)) {
        $0.layoutDirection = .rightToLeft
      },
      .init("verticalSizeClass", expected: .init(metrics: .compact)) {
        $0.verticalSizeClass = .compact
      },
      .init("gradientGamut", expected: .init(gamut: .displayP3)) {
        $0.gradientGamut = .displayP3
      },
    ]
  }

  /// The picture behind a SwiftUI button is the renderer's own, in every state and environment.
  @MainActor struct PictureTests {
    private func button(_ style: ControlStyle = SampleStyle.full) -> some View {
      Button("Record") {}.buttonStyle(.gradient(style))
    }

    @Test("Each value of the environment reaches the picture", arguments: EnvironmentCase.all)
    func followsEnvironment(_ value: EnvironmentCase) throws {
      var environment = EnvironmentValues()
      environment.displayScale = 3
      value.set(&environment)
      let picture = try Rendering(button(), in: environment).picture
      let own = try expected(
        SampleStyle.full, state: value.state, in: value.expected, scale: 3)
      #expect(picture.image.shows(own))
      #expect(picture.scale == 3)
    }

    @Test("Each of these environments and states has a picture of its own")
    func differs() throws {
      let pictures = try Set(
        EnvironmentCase.all.dropLast().map {
          try expected(SampleStyle.full, state: $0.state, in: $0.expected).pixmap.bytes
        })
      #expect(pictures.count == EnvironmentCase.all.count - 1)
    }

    @Test("Pressed, selected and busy buttons show those states")
    func states() throws {
      let size = CGSize(width: 80, height: 30)
      let own = Size2D(width: 80, height: 30)
      let pressed = try Rendering(button(), size: size, isPressed: true).picture
      #expect(
        try pressed.image.shows(expected(SampleStyle.full, state: .highlighted, size: own)))
      let toggle = Toggle("Loop", isOn: .constant(true)).toggleStyle(.gradient(SampleStyle.full))
      #expect(
        try Rendering(toggle, size: size).picture.image.shows(
          expected(SampleStyle.full, state: .selected, size: own)))
      let busy = button().gradientLoading(true)
      #expect(
        try Rendering(busy, size: size).picture.image.shows(
          expected(SampleStyle.full, state: .loading, size: own)))
    }

    @Test("A pointer over the button shows it hovered")
    func hovers() throws {
      let memory = StateMemory()
      let view = button()
      let actions = Rendering(view, memory: memory).text("Record")?.effects.compactMap { effect in
        if case .hover(let action) = effect { action } else { nil }
      }
      let hover = try #require(actions?.first)
      for (isOver, state) in [(true, ControlState.hovered), (false, .normal)] {
        hover(isOver)
        let picture = try Rendering(view, memory: memory).picture
        #expect(try picture.image.shows(expected(SampleStyle.full, state: state)))
      }
    }

    @Test("What shadows reach lies outside the control: the picture is moved by it")
    func margins() throws {
      var environment = EnvironmentValues()
      environment.displayScale = 2
      let picture = try Rendering(button(), in: environment).picture
      // Blur 6 has a standard deviation of 3, so a reach of 9: 8 to the left, 7 upwards.
      let offsets = picture.effects.compactMap { effect -> CGPoint? in
        if case .offset(let x, let y) = effect { CGPoint(x: x, y: y) } else { nil }
      }
      #expect(offsets == [CGPoint(x: -8, y: -7)])
      // (120 + 8 + 10) × 2 and (44 + 7 + 11) × 2
      #expect(picture.image.width == 276)
      #expect(picture.image.height == 124)
    }

    @Test("The picture takes no touches and stands behind the label")
    func standsBehind() throws {
      let rendering = Rendering(button())
      let picture = try rendering.picture
      #expect(
        picture.effects.contains { if case .hitTesting(false) = $0 { true } else { false } })
      #expect(picture.effects.contains { if case .background = $0 { true } else { false } })
      guard case .image = rendering.findings.first?.content else {
        Issue.record("the label is painted before the picture")
        return
      }
    }

    @Test("Core Graphics is told what the bytes are", arguments: [OutputGamut.srgb, .displayP3])
    func tagged(_ gamut: OutputGamut) throws {
      let image = try #require(Pixmap(width: 3, height: 2, gamut: gamut).cgImage())
      #expect(image.bytesPerRow == 12)
      #expect(image.bitmapInfo.rawValue == CGImageAlphaInfo.premultipliedLast.rawValue)
      let name = gamut == .srgb ? "kCGColorSpaceSRGB" : "kCGColorSpaceDisplayP3"
      #expect(image.colorSpace?.name.map { $0 as String } == name)
    }

    @Test("A size or scale without pixels leaves the label alone")
    func degenerate() {
      let sizes =
        [(0, 44), (-5, 10), (.nan, 10), (.infinity, 10), (1e9, 10)] as [(CGFloat, CGFloat)]
      for (width, height) in sizes {
        let rendering = Rendering(button(), size: CGSize(width: width, height: height))
        #expect(rendering.bitmaps.isEmpty)
        #expect(rendering.text("Record") != nil)
      }
      var environment = EnvironmentValues()
      environment.displayScale = 0
      #expect(Rendering(button(), in: environment).bitmaps.isEmpty)
    }
  }
#endif
