import GradientImport
import GradientModel
import Testing

@Suite struct FigmaTests {
  private func imported(_ json: String, name: String = "gradient") -> Imported {
    var settings = StyleImport.Settings()
    settings.name = name
    return Imported(StyleImport.figma(Array(json.utf8), path: "f.json", settings: settings))
  }

  /// A paint with handles at three points, from red to half clear blue.
  private func paint(_ type: String, _ handles: [(Double, Double)], more: String = "") -> String {
    let points = handles.map { "{\"x\":\($0.0),\"y\":\($0.1)}" }.joined(separator: ",")
    return """
      {"type":"GRADIENT_\(type)","blendMode":"NORMAL","gradientHandlePositions":[\(points)],\(more)
      "gradientStops":[{"position":0,"color":{"r":1,"g":0,"b":0,"a":1}},
      {"position":1,"color":{"r":0,"g":0,"b":1,"a":0.5}}]}
      """
  }

  private func fill(_ paint: String) -> GradientFill? {
    let imported = imported("[\(paint)]")
    #expect(imported.findings.isEmpty)
    guard case .gradient(let fill)? = imported.fill("gradient") else { return nil }
    return fill
  }

  private let red: StyleColor = "#ff0000"
  private let blue = StyleColor(red: 0, green: 0, blue: 1, alpha: 0.5)

  @Test func `handles across the whole box are words, as a person would write them`() {
    let cases: [([(Double, Double)], GradientFill.SideOrCorner)] = [
      ([(0.5, -3e-17), (0.5, 0.99999999), (0, 0)], .bottom), ([(0.5, 1), (0.5, 0), (1, 1)], .top),
      ([(0, 0.5), (1, 0.5), (0, 1)], .right), ([(1, 0.5), (0, 0.5), (1, 0)], .left),
      ([(0, 0), (1, 1), (-1, 1)], .bottomRight), ([(1, 1), (0, 0), (2, 0)], .topLeft),
    ]
    for (handles, target) in cases {
      let expected = GradientFill(colors: [red, blue], kind: .axial(.to(target)))
      #expect(fill(paint("LINEAR", handles)) == expected, "\(handles)")
    }
  }

  @Test func `handles within the box keep their places`() {
    let expected = GradientFill(
      stops: [GradientStop(red, at: 0.2), GradientStop(blue, at: 0.7)], kind: .axial(.to(.left)))
    #expect(fill(paint("LINEAR", [(0.8, 0.5), (0.3, 0.5), (0.8, 1)])) == expected)
  }

  /// The place of a point is what Figma's definition gives.
  ///
  /// (u, v) solves p = start + u·along + v·across, and u is the place. Cramer's rule here, a slope in the importer.
  @Test func `a slanted linear gradient has every point at its place`() {
    let handles = [(0.1, 0.2), (0.9, 0.5), (0.3, 0.9)]
    guard let fill = fill(paint("LINEAR", handles)) else {
      Issue.record("there is no gradient")
      return
    }
    let geometry = GradientGeometry(fill.kind, in: Rect2D(x: 0, y: 0, width: 120, height: 44))
    let (ax, ay) = (handles[1].0 - handles[0].0, handles[1].1 - handles[0].1)
    let (bx, by) = (handles[2].0 - handles[0].0, handles[2].1 - handles[0].1)
    for x in [0.0, 0.25, 0.6, 1] {
      for y in [0.0, 0.5, 1] {
        let (px, py) = (x - handles[0].0, y - handles[0].1)
        let place = (px * by - py * bx) / (ax * by - ay * bx)
        #expect(abs(geometry.place(x: x * 120, y: y * 44) - place) < 1e-3)
      }
    }
  }

  @Test func `a radial gradient has its handles' centre and radii`() {
    let upright = fill(paint("RADIAL", [(0.25, 0.5), (0.25, 1), (-0.05, 0.5)]))
    #expect(
      upright?.kind
        == .radial(
          .ellipse(
            x: GradientFill.RelativeLength(fraction: 0.3),
            y: GradientFill.RelativeLength(fraction: 0.5),
            center: GradientFill.Center(x: 0.25, y: 0.5))))
    let leaning = imported("[\(paint("RADIAL", [(0.5, 0.5), (0.9, 0.9), (0.4, 0.6)]))]")
    #expect(leaning.messages.count == 1)
    #expect(leaning.messages[0].contains("warning: [approximated] gradient: the ellipse leans"))
  }

  @Test func `an angular gradient starts towards its second handle`() {
    // In a box of 200 × 100 points the second handle lies straight to the right, the third below.
    let node = """
      {"document":{"type":"FRAME","name":"Wheel","absoluteBoundingBox":{"x":9,"y":9,"width":200,
      "height":100},"fills":[\(paint("ANGULAR", [(0.5, 0.5), (0.75, 0.5), (0.5, 1)]))]}}
      """
    let wheel = imported(node)
    #expect(wheel.messages.isEmpty)
    guard case .gradient(let fill)? = wheel.fill("wheel") else {
      Issue.record("there is no gradient")
      return
    }
    #expect(fill.kind == .conic(GradientFill.Conic(angle: 90)))
    let stretched = imported("[\(paint("ANGULAR", [(0.5, 0.5), (0.75, 0.5), (0.5, 1)]))]")
    #expect(stretched.messages[0].contains("the turn is stretched"))
  }

  @Test func `a plug-in's transform says the same as handles`() {
    // The matrix of a gradient from top to bottom: u is y, v is 1 - x.
    let paint = """
      {"type":"GRADIENT_LINEAR","gradientTransform":[[0,1,0],[-1,0,1]],"gradientStops":[
      {"position":0,"color":{"r":1,"g":0,"b":0,"a":1}},{"position":1,"color":{"r":0,"g":0,"b":1}}]}
      """
    #expect(fill(paint) == GradientFill(colors: [red, "#0000ff"]))
  }

  @Test func `opacity counts, hidden paints do not, and two fills are fill and overlay`() {
    let solid = #"{"type":"SOLID","color":{"r":0,"g":0.5,"b":0,"a":1}}"#
    let gradient = paint("LINEAR", [(0, 0.5), (1, 0.5), (0, 1)], more: "\"opacity\":0.5,")
    let hidden = #"{"type":"SOLID","visible":false,"color":{"r":1,"g":1,"b":1,"a":1}}"#
    let imported = imported(
      "{\"name\":\"A/B c\",\"fills\":[\(solid),\(gradient),\(hidden)]}")
    #expect(imported.messages.isEmpty)
    #expect(imported.theme.controls.map(\.name) == ["a/b-c"])
    let look = imported.theme["a/b-c"]?.resolved()
    #expect(look?.fill == .color("#008000"))
    #expect(
      look?.overlay
        == .gradient(
          GradientFill(
            colors: [red.withAlpha(0.5), blue.withAlpha(0.25)], kind: .axial(.to(.right)))))
  }

  @Test func `a style that several nodes have is one control with the style's name`() {
    let fills = "\"fills\":[\(paint("LINEAR", [(0, 0.5), (1, 0.5), (0, 1)]))]"
    let imported = imported(
      """
      {"document":{"children":[{"name":"One","styles":{"fill":"1:2"},\(fills)},
      {"name":"Two","styles":{"fills":"1:2"},\(fills),"children":[{"name":"Three",\(fills)}]}]},
      "styles":{"1:2":{"name":"Brand/Sunset","styleType":"FILL"}}}
      """)
    #expect(imported.theme.controls.map(\.name) == ["brand/sunset", "three"])
    #expect(imported.findings.isEmpty)
  }

  @Test(arguments: [
    ("DIAMOND", "no style has diamonds"), ("LINEAR", "three gradientHandlePositions"),
  ])
  func `what cannot be kept is named`(type: String, message: String) {
    let handles = type == "DIAMOND" ? [(0.5, 0.5), (1, 0.5), (0.5, 1)] : []
    let imported = imported("[\(paint(type, handles)),\(paint("LINEAR", [(0, 0), (1, 1)]))]")
    #expect(imported.messages.contains { $0.contains(message) }, "\(imported.messages)")
    #expect(imported.theme.controls.map(\.name) == ["gradient-2"])
  }

  @Test(arguments: [
    "", "7", "{}", "[]", "[1,[2]]", "{\"fills\":7}", "{\"nodes\":{\"1\":7}}",
    "{\"meta\":{\"styles\":[]}}", "[{\"type\":\"GRADIENT_LINEAR\"}]",
    "[{\"type\":\"GRADIENT_LINEAR\",\"gradientStops\":[{\"position\":1e999}]}]",
  ])
  func `an answer without a gradient gives an error and no file`(json: String) {
    let imported = imported(json)
    #expect(imported.result.file == nil)
    #expect(imported.messages.contains { $0.contains(": error: ") })
  }

  // MARK: Nodes

  private func node(_ name: String, _ more: String) -> String {
    let paint = paint("LINEAR", [(0.5, 0), (0.5, 1), (0, 0)])
    return """
      {"type":"FRAME","name":"\(name)","fills":[\(paint)],
       "absoluteBoundingBox":{"x":0,"y":0,"width":120,"height":48},\(more)}
      """
  }

  private static let black = #"{"r":0,"g":0,"b":0,"a":1}"#

  @Test func `a node's corners, stroke, effects, padding and words come along`() {
    let imported = imported(
      node(
        "Buy",
        """
        "rectangleCornerRadii":[1,2,3,4],"opacity":0.5,"strokeWeight":2,"strokeAlign":"INSIDE",
        "strokes":[{"type":"SOLID","color":\(Self.black)}],
        "effects":[{"type":"DROP_SHADOW","visible":true,"color":\(Self.black),"offset":{"x":1,"y":2},
          "radius":4,"spread":-1},{"type":"INNER_SHADOW","color":\(Self.black),"offset":{"x":0,"y":1},
          "radius":0},{"type":"DROP_SHADOW","visible":false,"color":\(Self.black)}],
        "layoutMode":"HORIZONTAL","paddingLeft":12,"paddingRight":12,"paddingTop":8,"paddingBottom":9,
        "layoutSizingVertical":"FIXED","minWidth":80,
        "children":[{"type":"TEXT","name":"Label","characters":"Buy now",
          "style":{"fontFamily":"Inter","fontSize":16,"fontWeight":600,"lineHeightPx":20},
          "fills":[{"type":"SOLID","color":\(Self.black)}]}]
        """))
    #expect(imported.findings.isEmpty)
    #expect(imported.messages.isEmpty)
    #expect(imported.theme.controls.first?.component == .button)
    let look = imported.theme["buy"]?.resolved()
    #expect(
      look?.corners
        == .radii(CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)))
    #expect(look?.opacity == 0.5)
    #expect(look?.border == BorderStyle(width: 2, paint: .color(.black)))
    #expect(
      look?.shadows == [
        DropShadow(color: .black, offsetX: 1, offsetY: 2, blur: 4, spread: -1),
        DropShadow(color: .black, offsetX: 0, offsetY: 1, isInset: true),
      ])
    #expect(look?.insets == Edges(top: 8, left: 12, bottom: 9, right: 12))
    #expect(look?.height == 48)
    #expect(look?.minWidth == 80)
    #expect(look?.sample == "Buy now")
    #expect(look?.title.color == .black)
    #expect(
      look?.title.font == FontStyle(families: ["Inter"], size: 16, weight: 600, lineHeight: 1.25))
  }

  @Test(arguments: [
    (#""cornerRadius":24"#, nil),
    (#""cornerRadius":8,"cornerSmoothing":0.6"#, "are smoothed by 60 %"),
    (#""effects":[{"type":"LAYER_BLUR","radius":2}]"#, "LAYER_BLUR"),
    (
      ##""strokes":[{"type":"SOLID","color":{"r":0,"g":0,"b":0}}],"strokeAlign":"OUTSIDE""##,
      "lies inside its bounds"
    ),
    (
      ##""strokes":[{"type":"SOLID","color":{"r":0,"g":0,"b":0}}],"strokeDashes":[2,2]"##,
      "a dashed border"
    ),
    (##""strokes":[{"type":"IMAGE"}]"##, "the stroke is left out"),
  ])
  func `what of a node a style cannot say is named`(more: String, message: String?) {
    let imported = imported(node("a", more))
    #expect(imported.theme["a"] != nil)
    guard let message else {
      #expect(imported.messages.isEmpty)
      #expect(imported.theme["a"]?.resolved().corners == .capsule)
      return
    }
    #expect(imported.messages.contains { $0.contains(message) }, "\(imported.messages)")
  }

  @Test func `variants of a component set are states of one control`() {
    func variant(_ name: String, _ alpha: Double) -> String {
      """
      {"type":"COMPONENT","name":"\(name)","opacity":\(alpha),
       "fills":[\(paint("LINEAR", [(0.5, 0), (0.5, 1), (0, 0)]))]}
      """
    }
    let set = [
      variant("State=Default, Size=Big", 1), variant("State=Pressed, Size=Big", 0.75),
      variant("State=Disabled, Size=Big", 0.25), variant("State=Default, Size=Small", 0.5),
      variant("State=Hover, Size=Small", 1),
    ].joined(separator: ",")
    let imported = imported(#"{"type":"COMPONENT_SET","name":"Buy","children":[\#(set)]}"#)
    #expect(imported.findings.isEmpty)
    #expect(imported.theme.controls.map(\.name) == ["buy-big", "buy-small"])
    let style = imported.theme["buy-big"]
    #expect(style?.resolved().opacity == 1)
    #expect(style?.resolved(for: .highlighted).opacity == 0.75)
    #expect(style?.resolved(for: .disabled).opacity == 0.25)
    #expect(style?.declaredStates == [.highlighted, .disabled])
    // What the normal look has and a state has not is taken back.
    #expect(imported.theme["buy-small"]?.resolved(for: .hovered).opacity == 1)
  }
}
