#if !canImport(SwiftUI)
  import Foundation
  import GradientControlsUI
  import GradientModel
  import SwiftUIStub
  import Testing

  /// What a style says of its title and its size reaches the label.
  @MainActor struct LabelTests {
    private func label(
      _ style: ControlStyle, in environment: EnvironmentValues = EnvironmentValues(),
      isPressed: Bool = false
    ) throws -> Walker.Finding {
      let view = Button("Record") {}.buttonStyle(.gradient(style))
      return try #require(Rendering(view, in: environment, isPressed: isPressed).text("Record"))
    }

    @Test("Title font, colour and shadow come from the style; a shadow's radius is half CSS's blur")
    func title() throws {
      var style = ControlStyle()
      style[.normal].font = FontStyle(
        families: ["system"], size: 20, weight: 700, letterSpacing: 1.5)
      style[.normal].dynamicType = .fixed
      style[.normal].titleColor = "#ff8000"
      style[.normal].titleShadow = DropShadow(color: "#000000", offsetX: 1, offsetY: -1, blur: 4)
      let label = try label(style)
      #expect(label.environment.font == .system(size: 20, weight: .bold))
      #expect(label.environment.tracking == 1.5)
      let orange = Color(.sRGB, red: 1, green: 128.0 / 255, blue: 0)
      #expect(label.environment.foreground == orange)
      let shadows = label.effects.compactMap { effect -> String? in
        guard case .shadow(let color, let radius, let x, let y) = effect else { return nil }
        return "\(color.components) \(color.opacity) \(radius) \(x) \(y)"
      }
      #expect(shadows == ["[0.0, 0.0, 0.0] 1.0 2.0 1.0 -1.0"])
    }

    @Test(
      "The text size scales the font by the style's text style, bold text makes it bolder once")
    func textSize() throws {
      var style = ControlStyle()
      style[.normal].font = FontStyle(size: 10, weight: 400)
      style[.normal].dynamicType = .body
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = .accessibility5
      environment.legibilityWeight = .bold
      let label = try label(style, in: environment)
      // Apple's table: body is 17 points by default and 53 at the largest size.
      let font = try #require(label.environment.font)
      #expect(abs(font.size - 10 * 53 / 17) < 1e-9)
      #expect(font.weight == .semibold)
      // SwiftUI would make it bolder again.
      #expect(label.environment.legibilityWeight == .regular)
    }

    @Test(
      "Each text size is the one of the same step",
      arguments: zip(DynamicTypeSize.allCases, TextSize.allCases))
    func textSizes(_ size: DynamicTypeSize, _ own: TextSize) {
      #expect(TextSize(size) == own)
    }

    @Test("Insets stay on the side that the style names, in both directions")
    func insets() throws {
      for direction in [SwiftUIStub.LayoutDirection.leftToRight, .rightToLeft] {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        let paddings = try label(SampleStyle.full, in: environment).effects.compactMap {
          if case .padding(let insets) = $0 { insets } else { nil }
        }
        #expect(paddings == [EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)])
      }
    }

    @Test(
      "Least and given sizes bound the frame; without any, a button is at least 44 high")
    func frames() throws {
      var style = ControlStyle()
      #expect(try frame(style) == [0, nil, 44, nil])
      style[.normal].minWidth = 90
      style[.normal].minHeight = 30
      #expect(try frame(style) == [90, nil, 30, nil])
      style[.normal].width = 49
      style[.normal].height = 24
      #expect(try frame(style) == [49, 49, 24, 24])
    }

    private func frame(_ style: ControlStyle) throws -> [CGFloat?] {
      let frames = try label(style).effects.compactMap { effect -> [CGFloat?]? in
        guard case .frame(let a, let b, let c, let d, _) = effect else { return nil }
        return [a, b, c, d]
      }
      #expect(frames.count == 1)
      return frames.first ?? []
    }

    @Test("A look's opacity dims picture and label as one, so that no fill shows through a title")
    func opacity() throws {
      var style = SampleStyle.plain("#ff0000")
      style[.normal].opacity = 0.25
      let rendering = Rendering(Button("Record") {}.buttonStyle(.gradient(style)))
      let label = try #require(rendering.text("Record")?.effects)
      let picture = try rendering.picture
      for effects in [label, picture.effects] {
        #expect(opacities(effects).reduce(1, *) == 0.25)
        let outer = effects.firstIndex { if case .opacity = $0 { true } else { false } }
        let group = effects.firstIndex { if case .group = $0 { true } else { false } }
        // The outermost first.
        let opacityAt = try #require(outer)
        #expect(group == opacityAt + 1)
      }
      #expect(picture.image.shows(try expected(SampleStyle.plain("#ff0000"))))
    }

    private func opacities(_ effects: [Effect]) -> [Double] {
      effects.compactMap { if case .opacity(let value) = $0 { value } else { nil } }
    }

    @Test("An icon takes the style's image colour, and the label style around it stays in force")
    func icon() throws {
      var style = SampleStyle.plain("#ff0000")
      style[.normal].titleColor = "#ffffff"
      style[.normal].imageColor = "#000000"
      let view = Button {
      } label: {
        Label("Record", systemImage: "circle")
      }
      .buttonStyle(.gradient(style))
      .labelStyle(TitleOnly())
      let rendering = Rendering(view)
      let title = try #require(rendering.text("Record"))
      #expect(title.environment.foreground == Color(.sRGB, white: 1))
      let symbols = rendering.findings.filter { finding in
        guard case .image(let image) = finding.content else { return false }
        guard case .symbol = image.source else { return false }
        return true
      }
      #expect(symbols.isEmpty)
      let both = Rendering(
        Button {
        } label: {
          Label("Record", systemImage: "circle")
        }.buttonStyle(.gradient(style)))
      let icons = both.findings.compactMap { finding -> Color? in
        guard case .image(let image) = finding.content, case .symbol = image.source else {
          return nil
        }
        return finding.environment.foreground
      }
      #expect(icons == [Color(.sRGB, white: 0)])
    }

    private struct TitleOnly: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.title }
    }

    @Test("A busy button shows a spinner in the title's colour and keeps the label's room")
    func busy() throws {
      let view = Button("Record") {}.buttonStyle(.gradient(SampleStyle.full)).gradientLoading(true)
      let rendering = Rendering(view)
      let spinner = try #require(rendering.spinner)
      #expect(spinner.environment.tintColor == Color(.sRGB, white: 1))
      #expect(!spinner.environment.isEnabled)
      let label = try #require(rendering.text("Record"))
      #expect(opacities(label.effects).contains(0))
      #expect(!opacities(spinner.effects).contains(0))
      #expect(Rendering(view.gradientLoading(false)).spinner != nil)
    }
  }
#endif
