import GradientModel

/// A control for every geometry, blend, border and outline there is.
enum GeometryStyle {
  /// Sizes at which style sheets are compared; SVG pictures have the style's own.
  static let sizes = [
    "geometry, wide": Size2D(width: 150, height: 30),
    "geometry, high": Size2D(width: 34, height: 80),
  ]

  static func theme() -> ControlTheme {
    var controls: [ControlTheme.Control] = []
    func add(_ name: String, _ change: (inout StyleMembers) -> Void) {
      var style = ControlStyle()
      style[.normal].press = PressDerivation.none
      style[.normal].disabledLook = DisabledDerivation.none
      style[.normal].corners = .radius(6)
      change(&style[.normal])
      controls.append(ControlTheme.Control(name: name, style: style))
    }
    func fill(
      _ name: String, _ kind: GradientFill.Kind,
      _ stops: [(StyleColor, Double)] = [("#1b4fbd", 0), ("#f2b134", 0.6), ("#c73a72", 1)],
      in space: GradientFill.Interpolation = .srgb, premultiplied: Bool = true
    ) {
      add(name) {
        $0.fill = .gradient(
          GradientFill(
            stops: stops.map { GradientStop($0.0, at: $0.1) }, kind: kind, interpolation: space,
            isPremultiplied: premultiplied))
      }
    }
    for (index, target) in GradientFill.SideOrCorner.allCases.enumerated() {
      fill("to/\(index)", .axial(.to(target)))
    }
    let angles: [Double] = [0, 17, 90, 133.7, 180, 222, 270, 341, -40, 405]
    for (index, angle) in angles.enumerated() { fill("angle\(index)", .axial(.angle(angle))) }
    let axes: [(Double, Double, Double, Double)] = [
      (0.5, 0, 0.5, 1), (0, 0.5, 1, 0.5), (0, 0, 1, 1), (1, 1, 0, 0), (0.2, 0.1, 0.7, 0.4),
      (0.9, 0.3, 0.1, 0.5), (0.3, 0.9, 0.5, 0.2), (0.8, 0.7, 0.3, 0.1), (0.5, 0.9, 0.5, 0.1),
    ]
    for (index, axis) in axes.enumerated() {
      let start = GradientFill.UnitPosition(x: axis.0, y: axis.1)
      let end = GradientFill.UnitPosition(x: axis.2, y: axis.3)
      fill("axis\(index)", .axial(.axis(start: start, end: end)))
      if axis.0 != axis.2, axis.1 != axis.3 {
        fill("radial-axis\(index)", .radial(.axis(start: start, end: end)))
      }
    }
    let center = GradientFill.Center(
      x: GradientFill.RelativeLength(fraction: 0.3), y: GradientFill.RelativeLength(points: 9))
    for (index, extent) in GradientFill.Extent.allCases.enumerated() {
      fill("circle\(index)", .radial(.extent(.circle, extent, center: center)))
      fill("ellipse\(index)", .radial(.extent(.ellipse, extent, center: center)))
    }
    fill("radius", .radial(.circle(radius: 25, center: center)))
    fill(
      "radii",
      .radial(
        .ellipse(
          x: GradientFill.RelativeLength(fraction: 0.5),
          y: GradientFill.RelativeLength(points: 21), center: center)))
    fill("conic", .conic(GradientFill.Conic(center: center, angle: 40)))
    fill(
      "conic-whole", .conic(GradientFill.Conic()),
      [("#ff0000", 0), ("#00aa55", 0.4), ("#ff0000", 1)])

    let ends: [(StyleColor, Double)] = [("#1b4fbd", 0), ("#f2e134", 1)]
    for space in GradientFill.Interpolation.allCases {
      fill("blend-\(space.space.name)", .axial(.to(.right)), ends, in: space)
      fill(
        "fade-\(space.space.name)", .axial(.to(.right)),
        [("#1b4fbd", 0), (StyleColor("#f2e134").withAlpha(0.2), 0.5), ("#ffffff00", 1)], in: space)
      fill(
        "straight-\(space.space.name)", .axial(.to(.right)),
        [("#1b4fbd", 0), (StyleColor("#f2e134").withAlpha(0.2), 0.5), ("#ffffff00", 1)], in: space,
        premultiplied: false)
    }
    fill("clear", .axial(.to(.right)), [("#1b4fbd", 0), (.clear, 1)])
    fill("hard", .axial(.angle(70)), [("#1b4fbd", 0), ("#1b4fbd", 0.5), ("#f2e134", 0.5)])
    fill("unsorted", .axial(.to(.right)), [("#1b4fbd", 0.6), ("#f2e134", 0.2), ("#c73a72", 0.9)])
    fill("beyond", .axial(.to(.right)), [("#1b4fbd", -0.3), ("#f2e134", 1.4)])
    fill("radial-beyond", .radial(.farthestCorner), [("#1b4fbd", -0.3), ("#f2e134", 1.4)])
    fill(
      "wide", .axial(.to(.right)),
      [(StyleColor(.displayP3, 1, 0.2, 0.1), 0), (StyleColor(.oklch, 0.8, 0.25, 150), 1)],
      in: .oklab)
    fill(
      "missing", .axial(.to(.right)),
      [
        (StyleColor(.oklch, 0.6, 0.1, 0, missing: .third), 0),
        (StyleColor(.oklch, 0.8, 0.1, 150), 1),
      ],
      in: .oklch)

    addBorders(add)
    return ControlTheme(controls)
  }

  private static func addBorders(_ add: (String, (inout StyleMembers) -> Void) -> Void) {
    let rainbow = Paint.gradient(
      GradientFill(colors: ["#ff2d55", "#5856d6", "#34c759"], kind: .axial(.to(.right))))
    add("border") {
      $0.fill = .color("#ffd400")
      $0.borderPaint = .color("#1c1c1e")
      $0.borderWidth = 3
    }
    add("border-translucent") {
      $0.fill = rainbow
      $0.borderPaint = .color("#00000080")
      $0.borderWidth = 4
    }
    add("border-hole") {
      $0.borderPaint = rainbow
      $0.borderWidth = 3
      $0.corners = .radius(12)
    }
    add("border-gradient") {
      $0.fill = rainbow
      $0.borderPaint = .gradient(
        GradientFill(colors: ["#ffffffc0", "#00000040"], kind: .axial(.angle(20))))
      $0.borderWidth = 3
      $0.shadows = [DropShadow(color: "#ffffff", offsetY: 2, isInset: true)]
    }
    add("corners") {
      $0.fill = rainbow
      $0.corners = .radii(
        CornerRadii(topLeft: 20, topRight: 0, bottomRight: 8, bottomLeft: 40))
      $0.borderPaint = .color("#1c1c1e")
      $0.borderWidth = 2
    }
    add("corners-leading") {
      $0.fill = rainbow
      $0.corners = .radii(
        CornerRadii(topLeading: 12, topTrailing: 0, bottomTrailing: 6, bottomLeading: 0))
    }
    add("capsule") {
      $0.fill = rainbow
      $0.overlay = .gradient(GradientFill(colors: ["#ffffff90", "#ffffff00"]))
      $0.corners = .capsule
      $0.opacity = 0.6
    }
    add("rings") {
      $0.fill = rainbow
      $0.shadows = [
        DropShadow(color: "#ffffff", spread: 2), DropShadow(color: "#0a84ff80", spread: 5),
        DropShadow(color: "#000000", offsetX: 2, offsetY: 1, isInset: true),
        DropShadow(color: "#ffffff60", spread: 3, isInset: true),
      ]
    }
    add("shadow-negative") {
      $0.fill = .color("#ffd400")
      $0.shadows = [DropShadow(color: "#c73a7280", offsetY: 6, spread: -3)]
    }
  }
}
