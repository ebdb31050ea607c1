import GradientExport
import GradientModel
import Testing

@Suite struct AndroidTests {
  @Test func `a palette button is a shape with gradient, stroke and corners for each state`() throws
  {
    let export = try AndroidExport().files(of: PackageFiles.example("palette"), source: "palette")
    let selector = try #require(Self.text("drawable/rec.xml", in: export))
    // The first item whose states are on is taken, so the one without any comes last.
    #expect(
      selector.contains(
        """
          <item android:state_enabled="false" android:drawable="@drawable/rec_disabled"/>
          <item android:state_pressed="true" android:drawable="@drawable/rec_highlighted"/>
          <item android:drawable="@drawable/rec_normal"/>
        </selector>
        """))
    let shape = try #require(Self.text("drawable/rec_normal.xml", in: export))
    // .95 .53 .69 to .79 .45 .57 at 0.7: 242 135 176 and 201 115 145 of 255.
    #expect(
      shape.contains(
        """
        <gradient android:type="linear" android:angle="270" android:startColor="#FFF287B0" \
        android:centerColor="#FFC97391" android:centerX="0.5" android:centerY="0.7" \
        android:endColor="#FFC97391"/>
        """))
    #expect(shape.contains("<stroke android:width=\"1dp\" android:color=\"#FF784559\"/>"))
    // The stroke runs along the middle of the border.
    #expect(shape.contains("<corners android:radius=\"6.5dp\"/>"))
  }

  @Test func `dark looks and mirrored ones lie in folders of their own`() throws {
    var style = ControlStyle()
    style[.normal].fill = .gradient(
      GradientFill(colors: ["#ff0000", "#0000ff"], kind: .axial(.to(.trailing))))
    style[.normal, in: .dark].fill = .color("#111111")
    style[.normal, in: .dark].titleColor = "#eeeeee"
    let theme = ControlTheme([ControlTheme.Control(name: "it", style: style)])
    let export = try AndroidExport().files(of: theme, source: "a")
    #expect(
      Self.text("drawable/it_normal.xml", in: export)?.contains("android:angle=\"0\"") == true)
    #expect(
      Self.text("drawable-ldrtl/it_normal.xml", in: export)?.contains("android:angle=\"180\"")
        == true)
    #expect(
      Self.text("drawable-night/it_normal.xml", in: export)?.contains("#FF111111") == true)
    #expect(Self.text("color-night/it_title.xml", in: export)?.contains("#FFEEEEEE") == true)
  }

  @Test func `what Android cannot say is named`() throws {
    let losses = try AndroidExport().files(of: PackageFiles.example("modern"), source: "a").losses
    let primary = losses.filter { $0.place == "primary" }.map(\.lost)
    for word in ["high contrast", "direction", "three colours", "border", "inset", "continuous"] {
      #expect(primary.contains { $0.contains(word) }, "\(word)")
    }
    #expect(losses.allSatisfy { !$0.remedy.isEmpty })
  }

  private static func text(_ path: String, in export: Export) -> String? {
    for file in export.files where file.path == path {
      if case .text(let bytes) = file.content { return String(decoding: bytes, as: UTF8.self) }
    }
    return nil
  }
}
