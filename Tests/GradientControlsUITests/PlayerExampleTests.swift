#if !canImport(SwiftUI)
  import GradientControlsUI
  import GradientModel
  import SwiftUIStub
  import Testing

  /// A view as README shows it.
  private struct Player: View {
    let theme: ControlTheme
    @State private var isLooping = true

    var body: some View {
      VStack {
        Button("Record") {}
        Button("Delete", role: .destructive) {}
        Toggle("Loop", isOn: $isLooping).toggleStyle(.gradient("loop"))
      }
      .buttonStyle(.gradient("rec"))
      .gradientTheme(theme)
    }
  }

  @MainActor struct PlayerExampleTests {
    @Test("One theme dresses buttons by name and role, and a toggle as selected while it is on")
    func dresses() throws {
      var loop = SampleStyle.plain("#0000ff")
      loop[.selected].fill = .color("#ffff00")
      let theme = ControlTheme([
        .init(name: "rec", style: SampleStyle.plain("#00ff00")),
        .init(name: "destructive", style: SampleStyle.plain("#ff0000")),
        .init(name: "loop", style: loop),
      ])
      let colors = Rendering(Player(theme: theme)).bitmaps.map { Array($0.image.bytes.prefix(3)) }
      #expect(colors == [[0, 255, 0], [255, 0, 0], [255, 255, 0]])
    }
  }
#endif
