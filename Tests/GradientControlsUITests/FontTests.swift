#if !canImport(SwiftUI)
  import GradientControlsUI
  import GradientModel
  import SwiftUIStub
  import Testing

  struct FontTests {
    @Test(
      "A family's name picks the font",
      arguments: [
        ("system", Font.system(size: 13, weight: .bold)),
        ("-apple-system", .system(size: 13, weight: .bold)),
        ("serif", .system(size: 13, weight: .bold, design: .serif)),
        ("ui-rounded", .system(size: 13, weight: .bold, design: .rounded)),
        ("monospace", .system(size: 13, weight: .bold, design: .monospaced)),
        ("Avenir Next", .custom("Avenir Next", fixedSize: 13).weight(.bold)),
      ])
    func families(_ name: String, _ font: Font) {
      #expect(Font(FontStyle(families: [name, "other"], size: 13, weight: 700)) == font)
    }

    @Test("No family is the system's font")
    func none() {
      #expect(Font(FontStyle(families: [], size: 13)) == .system(size: 13, weight: .regular))
    }

    @Test(
      "A weight is the nearest that SwiftUI names",
      arguments: zip(
        [1, 100, 200, 300, 400, 500, 600, 649, 700, 800, 900, 1000] as [Double],
        [
          .ultraLight, .ultraLight, .thin, .light, .regular, .medium, .semibold, .semibold, .bold,
          .heavy, .black, .black,
        ] as [Font.Weight]))
    func weights(_ css: Double, _ weight: Font.Weight) {
      #expect(Font.Weight(css: css) == weight)
    }

    @Test("A colour that sRGB does not hold stays in Display P3")
    func colors() {
      let wide = Color(StyleColor(.displayP3, 1, 0, 0.8, alpha: 0.5))
      #expect(wide.space == .displayP3)
      #expect(zip(wide.components, [1, 0, 0.8]).allSatisfy { abs($0 - $1) < 1e-9 })
      #expect(wide.opacity == 0.5)
      #expect(Color(StyleColor(.oklch, 1, 0, 0)).space == .sRGB)
    }
  }
#endif
