#if !canImport(SwiftUI)
  import Foundation
  import GradientControlsUI
  import GradientModel
  import SwiftUIStub
  import Testing

  /// Which style a button takes from the theme around it.
  @MainActor struct ThemeTests {
    private let theme = ControlTheme(
      ["button", "music/rec", "destructive", "cancel", "danger"].map {
        ControlTheme.Control(name: $0, style: ThemeTests.style(of: $0))
      })

    /// A colour for each name: the number of its letters.
    private static func style(of name: String) -> ControlStyle {
      SampleStyle.plain(StyleColor(white: Double(name.utf8.count) / 20))
    }

    /// The letters in the name of the style that was drawn; nil for the bare label.
    private func letters<V: View>(_ view: V) -> Int? {
      let picture = Rendering(view).bitmaps.first
      return picture.map { Int((Double($0.image.bytes[0]) / 255 * 20).rounded()) }
    }

    @Test("A role takes the theme's style of its name, and of the name that the app gives")
    func roles() {
      let plain = Button("Go") {}.buttonStyle(.gradient).gradientTheme(theme)
      let delete = Button("Go", role: .destructive) {}.buttonStyle(.gradient)
      let cancel = Button("Go", role: .cancel) {}.buttonStyle(.gradient).gradientTheme(theme)
      #expect(letters(plain) == "button".count)
      #expect(letters(delete.gradientTheme(theme)) == "destructive".count)
      #expect(letters(cancel) == "cancel".count)
      let renamed = delete.gradientTheme(theme, roles: GradientRoles(destructive: "danger"))
      #expect(letters(renamed) == "danger".count)
    }

    @Test("A name is for buttons whose role has no style; a style given as a value is for all")
    func names() {
      let rec = Button("Go") {}.buttonStyle(.gradient("music/rec")).gradientTheme(theme)
      #expect(letters(rec) == "music/rec".count)
      let delete = Button("Go", role: .destructive) {}
      let named = delete.buttonStyle(.gradient("music/rec"))
      #expect(letters(named.gradientTheme(theme)) == "destructive".count)
      let withoutRole = named.gradientTheme(theme, roles: GradientRoles(destructive: "none such"))
      #expect(letters(withoutRole) == "music/rec".count)
      let given = delete.buttonStyle(.gradient(Self.style(of: "abc"))).gradientTheme(theme)
      #expect(letters(given) == 3)
    }

    @Test("The nearest theme wins")
    func nesting() {
      let inner = ControlTheme([.init(name: "button", style: Self.style(of: "ab"))])
      let view = Button("Go") {}.buttonStyle(.gradient).gradientTheme(inner).gradientTheme(theme)
      #expect(letters(view) == 2)
    }

    @Test("An unknown name falls back to the standard style, without a theme to the bare label")
    func fallback() {
      let view = Button("Go") {}.buttonStyle(.gradient("no such style in ThemeTests"))
      #expect(letters(view.gradientTheme(theme)) == "button".count)
      let bare = Rendering(view)
      #expect(bare.bitmaps.isEmpty)
      #expect(bare.text("Go") != nil)
    }

    @Test("An unknown name is reported once, with what the theme has")
    func report() {
      var said: [String] = []
      let names = MissingNames { said.append($0) }
      names.report("rek", known: ["rec", "play"])
      names.report("rek", known: ["rec", "play"])
      names.report("x", known: [])
      #expect(
        said == [
          "the theme has no style named \"rek\": it has rec, play",
          "the theme has no style named \"x\": "
            + "no theme is set; add .gradientTheme(_:) around the button",
        ])
      let setting = ThemeSetting(theme: theme)
      #expect(setting.missingName(for: .named("rek"), role: nil) == "rek")
      #expect(setting.missingName(for: .named("rek"), role: .destructive) == nil)
      #expect(setting.missingName(for: .named("danger"), role: nil) == nil)
      #expect(setting.missingName(for: .byRole, role: nil) == nil)
      #expect(ThemeSetting().missingName(for: .byRole, role: nil) == "button")
    }

    @Test("A toggle takes its style by value, by name and by default, and turns over when tapped")
    func toggles() {
      @State var isOn = false
      let toggle = Toggle("Loop", isOn: $isOn)
      let rendering = Rendering(toggle.toggleStyle(.gradient("danger")).gradientTheme(theme))
      rendering.tap()
      #expect(isOn)
      rendering.tap()
      #expect(!isOn)
      #expect(letters(toggle.toggleStyle(.gradient("danger")).gradientTheme(theme)) == 6)
      #expect(letters(toggle.toggleStyle(.gradient).gradientTheme(theme)) == 6)
      #expect(letters(toggle.toggleStyle(.gradient(Self.style(of: "abcd")))) == 4)
    }

    @Test("A toggle that is on is told as selected, one that is off is not")
    func toldAsSelected() {
      for isOn in [true, false] {
        let view = Toggle("Loop", isOn: .constant(isOn)).toggleStyle(.gradient(SampleStyle.full))
        let traits = Rendering(view).text("Loop")?.effects.compactMap {
          if case .traits(let traits) = $0 { traits } else { nil }
        }
        #expect(traits == [isOn ? .isSelected : []])
      }
    }
  }
#endif
