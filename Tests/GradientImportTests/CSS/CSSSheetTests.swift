import GradientImport
import GradientModel
import Testing

@Suite struct CSSSheetTests {
  private static let rec = """
    /* A button as somebody keeps it. */
    .rec {
      background: #f287b0; /* older browsers */
      background: -webkit-linear-gradient(top, #f287b0, #c97391);
      background: linear-gradient(#f287b0, #c97391 70%);
      border: 1px solid #784559;
      border-radius: 7px;
      box-shadow: 0 1px 2px rgba(0, 0, 0, .5), inset 0 1px #fff;
      color: white;
      font: bold 17px/1.25 -apple-system, "Segoe UI", sans-serif;
      cursor: pointer;
    }
    .rec:hover { background-image: linear-gradient(red, blue) }
    .rec:active, .rec[aria-pressed="true"] { background: #784559; border-color: #fff }
    .rec:focus-visible { box-shadow: none }
    .rec:disabled:hover { opacity: 50% }
    @media (prefers-color-scheme: dark) { .rec { color: #ccc } .rec:hover { color: #ddd } }
    """

  @Test func `a class is a control, and its declarations are members`() {
    let imported = Imported(css: Self.rec)
    #expect(imported.findings.isEmpty)
    #expect(imported.theme.controls.map(\.name) == ["rec"])
    let look = imported.theme["rec"]?.resolved()
    #expect(
      look?.fill
        == .gradient(
          GradientFill(stops: [GradientStop("#f287b0", at: 0), GradientStop("#c97391", at: 0.7)])))
    #expect(look?.border == BorderStyle(width: 1, paint: .color("#784559")))
    #expect(look?.corners == .radius(7))
    #expect(
      look?.shadows == [
        DropShadow(color: .black.withAlpha(0.5), offsetX: 0, offsetY: 1, blur: 2),
        DropShadow(color: .white, offsetX: 0, offsetY: 1, blur: 0, isInset: true),
      ])
    #expect(look?.title.color == .white)
    #expect(
      look?.title.font == FontStyle(families: ["system"], size: 17, weight: 700, lineHeight: 1.25))
  }

  @Test func `pseudo-classes and attributes are states, and a media query is an appearance`() {
    let imported = Imported(css: Self.rec)
    let style = imported.theme["rec"]
    let hover = GradientFill(stops: [
      GradientStop("#ff0000", at: 0), GradientStop("#0000ff", at: 1),
    ])
    #expect(imported.fill("rec", .hovered) == .gradient(hover))
    for state in [ControlState.highlighted, .selected] {
      #expect(imported.fill("rec", state) == .color("#784559"))
      #expect(style?.resolved(for: state).border == BorderStyle(width: 1, paint: .color(.white)))
    }
    #expect(style?.resolved(for: .focused).shadows == [])
    #expect(style?[[.disabled, .hovered]].opacity == 0.5)
    #expect(style?[.disabled].opacity == nil)
    let dark = StyleEnvironment(appearance: .dark)
    #expect(style?.resolved(in: dark).title.color == "#cccccc")
    #expect(style?.resolved(for: .hovered, in: dark).title.color == "#dddddd")
    #expect(imported.fill("rec", .hovered, in: .dark) == .gradient(hover))
  }

  @Test func `what is for older browsers is passed over in silence, all else is named`() {
    let messages = Imported(css: Self.rec).messages
    #expect(!messages.contains { $0.contains("webkit") })
    #expect(messages.contains { $0.hasPrefix("a.css:11:3: note: [left-out] rec: cursor says") })
    #expect(messages.count { $0.contains("warning") } == 0)
  }

  @Test(arguments: [
    (".a::before{background:red}.b{background:linear-gradient(red,blue)}", "a.css:1:1: warning"),
    (".b{background:linear-gradient(red,blue);filter:blur(2px)}", "filter has no counterpart"),
    (".b{background:linear-gradient(red,blue);border:1px dashed red}", "a dashed border is not"),
    (".b{background:linear-gradient(red,blue);border-radius:50%}", "a radius in %"),
    (".b{background:linear-gradient(red,blue)}.b:nth-child(2){background:red}", ":nth-child is no"),
    ("@keyframes x{0%{background:red}}.b{background:linear-gradient(red,blue)}", "@keyframes"),
    (".b{background:linear-gradient(red,blue)}.b:hover{font:12px serif}", "would move the layout"),
    (".b{background:url(x.png),linear-gradient(red,blue)}", "a picture is no gradient"),
    (".b{background:linear-gradient(red,blue);background-size:4px}", "background-size has no"),
    (".b{background:linear-gradient(red,blue);color:var(--x)}", "--x is not in the file"),
    (".b{background:linear-gradient(red,blue);color:currentcolor}", "no text colour around it"),
    (".b{border:2px solid red;background:linear-gradient(red,blue)}", "larger by the border"),
  ])
  func `what cannot be kept is named, and the rest comes along`(css: String, message: String) {
    let imported = Imported(css: css)
    #expect(imported.messages.contains { $0.contains(message) }, "\(imported.messages)")
    #expect(
      imported.fill("b")
        == .gradient(GradientFill(colors: ["#ff0000", "#0000ff"])))
    #expect(imported.findings.isEmpty)
  }

  @Test func `custom properties are put in, and give shared colours their names`() {
    let imported = Imported(
      css: """
        :root { --rose: #f287b0; --end: var(--plum, #c97391); --sky: linear-gradient(#08f, #fff) }
        .a { background: linear-gradient(var(--rose), var(--end)) }
        .b { background: var(--rose) }
        """)
    #expect(imported.theme.controls.map(\.name) == ["sky", "a", "b"])
    #expect(imported.text.contains(##""rose": { "$value": "#f287b0" }"##))
    #expect(imported.text.contains(#""linear-gradient({palette.rose}, #c97391)""#))
    #expect(imported.messages.isEmpty)
  }

  @Test func `nested rules are those of their selectors`() {
    let imported = Imported(
      css:
        ".a { background: red; &:hover { background: linear-gradient(red, blue) } .b & { color: red } }"
    )
    #expect(imported.theme.controls.map(\.name) == ["a"])
    #expect(
      imported.fill("a", .hovered) == .gradient(GradientFill(colors: ["#ff0000", "#0000ff"])))
  }

  // MARK: Layers

  @Test func `two layers are fill and overlay`() {
    let imported = Imported(
      css: "linear-gradient(#fff8, transparent), linear-gradient(to right, red, blue)")
    let look = imported.theme["gradient"]?.resolved()
    #expect(
      look?.fill
        == .gradient(GradientFill(colors: ["#ff0000", "#0000ff"], kind: .axial(.to(.right)))))
    #expect(look?.overlay == .gradient(GradientFill(colors: ["#ffffff88", .clear])))
  }

  @Test func `what lies under an opaque layer does not count`() {
    let imported = Imported(
      css: ".a{background:linear-gradient(#fff8,#0000),linear-gradient(red,blue),url(x.png) blue}")
    #expect(imported.theme["a"]?.resolved().overlay != nil)
    #expect(imported.text.contains("\"linear-gradient(#f00, #00f)\""))
  }

  @Test func `three layers that show through each other are refused`() {
    let imported = Imported(
      css:
        "linear-gradient(#fff8, #0000), conic-gradient(#f008, #00f), linear-gradient(#0f08, #000)")
    #expect(imported.result.file == nil)
    #expect(imported.messages[0].contains("3 layers show through each other"))
  }

  @Test func `a state of another colour keeps the base's picture, as CSS does`() {
    let imported = Imported(
      css: ".a{background:linear-gradient(#fff8,#0000) red}.a:hover{background-color:blue}")
    #expect(imported.fill("a", .hovered) == .color("#0000ff"))
    #expect(
      imported.theme["a"]?.resolved(for: .hovered).overlay
        == .gradient(GradientFill(colors: ["#ffffff88", .clear])))
  }

  private static let pill = """
    .pill {
      background: linear-gradient(red, blue) no-repeat center / 100% 100%;
      background-repeat: no-repeat;
      padding: 8px 16px 10px; padding-left: 20px;
      border: 2px solid black;
      min-width: 80px; height: 44px; width: auto;
      transition: background 0.2s ease-out, opacity 150ms linear, color 1s 50ms;
      outline: none; text-decoration: none; -webkit-appearance: none;
    }
    .pill:active { transform: scale(0.97); padding: 9px }
    """

  /// A style's insets and sizes are measured from the outer edge, CSS's padding from within the border.
  @Test func `padding, sizes, transition and a press's scale come along`() {
    let imported = Imported(css: Self.pill)
    #expect(imported.findings.isEmpty)
    let look = imported.theme["pill"]?.resolved()
    #expect(look?.insets == Edges(top: 10, left: 22, bottom: 12, right: 18))
    #expect(look?.minWidth == 80)
    #expect(look?.height == 44)
    #expect(look?.width == nil)
    #expect(look?.pressScale == 0.97)
    // The longest, delay included; its curve is the initial one, `ease`.
    #expect(
      look?.transition
        == Transition(
          release: Transition.Timing(
            duration: 1, delay: 0.05, curve: SIMD4(0.25, 0.1, 0.25, 1))))
    let warnings = imported.messages.filter { $0.contains(": warning: ") }
    #expect(warnings.count == 1, "\(warnings)")
    #expect(warnings[0].hasPrefix("a.css:10:16: "))
    #expect(warnings[0].contains("would move the layout"))
  }

  @Test func `a size within the padding grows by it where the sheet says so`() {
    let imported = Imported(
      css: ".a{background:linear-gradient(red,blue);box-sizing:content-box;padding:4px 6px;"
        + "border:1px solid;height:20px}")
    #expect(imported.theme["a"]?.resolved().height == 30)
  }

  @Test(arguments: [
    ("padding: 1em", "padding is left out"), ("width: 50%", "depends on what is around it"),
    ("padding: -1px", "padding is 0 or more"),
    ("transition: all 1s steps(3)", "Looks change along a smooth curve"),
    ("transform: rotate(3deg)", "transform has no counterpart"),
    ("transform: scale(2)", "scaled while it is pressed alone"),
    ("background-attachment: fixed", "fixed to the window"),
    ("-webkit-background-clip: text", "in the shape of the text"),
    ("background-size: 50% 10px", "the gradient covers the whole control"),
  ])
  func `what of room, size and motion cannot be kept is named`(css: String, message: String) {
    let imported = Imported(css: ".a{background:linear-gradient(red,blue);\(css)}")
    #expect(imported.theme["a"] != nil)
    #expect(imported.messages.contains { $0.contains(message) }, "\(imported.messages)")
  }
}
