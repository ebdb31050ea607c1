internal import GradientModel

/// The files of a catalog as they come together.
struct CatalogFiles {
  private let scales: [Int]
  private(set) var files: [ExportedFile]
  private(set) var losses = LossList()
  private var imageNames: [AssetName] = []
  private var colorNames: [AssetName] = []
  private var budget: ExportBudget

  /// The name of an asset, and whose it is.
  private struct AssetName {
    var text: String
    var control: String
  }

  init(scales: [Int], byteLimit: Int) {
    self.scales = scales
    budget = ExportBudget(byteLimit)
    files = [ExportedFile(path: "Contents.json", content: .text(CatalogJSON.file([])))]
  }

  mutating func add(
    _ control: ControlTheme.Control, named name: String, title: Size2D?
  ) throws(ExportError) {
    let space = LookSpace(control.style)
    for metrics in [Metrics.regular, .compact] {
      let environments = space.environments.filter { $0.metrics == metrics }
      guard !environments.isEmpty else { continue }
      for state in CatalogStates.shown(of: control.style, in: environments) {
        var parts = name
        if !state.isEmpty { parts += "-" + CatalogStates.name(state) }
        if metrics == .compact { parts += "-compact" }
        imageNames.append(AssetName(text: parts, control: control.name))
        try addImages(control, named: parts, state, environments, title: title)
      }
    }
    for color in CatalogColor.colors(of: control.style, in: space) {
      let parts = name + color.suffix
      colorNames.append(AssetName(text: parts, control: control.name))
      try addText(color.contents, at: parts + ".colorset/Contents.json")
    }
  }

  private mutating func addText(_ text: [UInt8], at path: String) throws(ExportError) {
    try budget.take(text.count)
    files.append(ExportedFile(path: path, content: .text(text)))
  }

  /// Checks that no two assets of one kind have one name, be it but for letter case.
  func checkNames() throws(ExportError) {
    for names in [imageNames, colorNames] {
      let keys = names.map { NameMangling.folded($0.text) }
      guard let (_, later) = NameTable.firstDuplicate(in: keys) else { continue }
      throw ExportError(
        "'" + SafeText.quoted(names[later].control) + "' needs an asset '" + names[later].text
          + "', which another control has already; rename one of them")
    }
  }

  private mutating func addImages(
    _ control: ControlTheme.Control, named name: String, _ state: ControlState,
    _ environments: [StyleEnvironment], title: Size2D?
  ) throws(ExportError) {
    var entries: [CatalogJSON] = []
    var pictures: [ExportedFile] = []
    let turns = environments.contains { $0.layoutDirection == .rightToLeft }
    for environment in environments {
      let look = control.style.resolved(for: state, in: environment)
      let plan = StretchPlan(look, natural: look.fittingSize(title: title))
      report(plan, of: look, of: control)
      let drawing = look.drawing(size: plan.size)
      guard drawing.size.isDrawable else {
        losses.add(
          control.name, "it has no size, so it has no pictures", "give it a width and a height")
        return
      }
      for scale in scales {
        let file = name + Self.suffix(environment, scale: scale) + ".png"
        entries.append(
          Self.entry(file, plan, drawing.margins, environment, turns: turns, scale: scale))
        pictures.append(
          ExportedFile(
            path: name + ".imageset/" + file,
            content: .picture(
              ExportedPicture(drawing: drawing, scale: Double(scale), label: "'" + name + "'"))))
      }
    }
    try addText(
      CatalogJSON.file([("images", .list(entries))]), at: name + ".imageset/Contents.json")
    files += pictures
  }

  private mutating func report(
    _ plan: StretchPlan, of look: ResolvedStyle, of control: ControlTheme.Control
  ) {
    switch plan.mode {
    case .none(let reason):
      losses.add(
        control.name, "its pictures are not stretched: " + reason,
        "export them at the size that is wanted, or use 'GradientControls'")
    case .horizontal, .vertical:
      let isHeight = plan.mode == .horizontal
      var text = TextWriter("its pictures stretch at one ")
      text.add(isHeight ? "height, " : "width, ")
      text.number(isHeight ? plan.size.height : plan.size.width)
      text.add(" points")
      losses.add(
        control.name, String(utf8: text.bytes),
        isHeight ? "give the control that height" : "give the control that width")
    case .both: break
    }
  }

  private static func suffix(_ environment: StyleEnvironment, scale: Int) -> String {
    var text = ""
    if environment.appearance.contains(.dark) { text += "~dark" }
    if environment.appearance.contains(.highContrast) { text += "~high-contrast" }
    if environment.layoutDirection == .rightToLeft { text += "~rtl" }
    if scale > 1 { text += scale == 2 ? "@2x" : "@3x" }
    return text
  }

  private static func entry(
    _ file: String, _ plan: StretchPlan, _ margins: Edges, _ environment: StyleEnvironment,
    turns: Bool, scale: Int
  ) -> CatalogJSON {
    // All numbers are pixels of the entry's own file.
    func pixels(_ points: Double) -> CatalogJSON {
      .whole(Int(Elementary.nearest(points * Double(scale))))
    }
    var members: [(key: String, value: CatalogJSON)] = [
      ("filename", .text(file)), ("idiom", .text("universal")),
      ("scale", .text(scale == 1 ? "1x" : (scale == 2 ? "2x" : "3x"))),
    ]
    members += CatalogStates.appearances(environment.appearance)
    if turns {
      let isRightToLeft = environment.layoutDirection == .rightToLeft
      members.append(
        ("language-direction", .text(isRightToLeft ? "right-to-left" : "left-to-right")))
    }
    if margins != .zero {
      members.append(
        (
          "alignment-insets",
          .object([
            ("top", pixels(margins.top)), ("left", pixels(margins.left)),
            ("bottom", pixels(margins.bottom)), ("right", pixels(margins.right)),
          ])
        ))
    }
    var caps: [(key: String, value: CatalogJSON)] = []
    var center: [(key: String, value: CatalogJSON)] = [("mode", .text("stretch"))]
    if plan.mode == .both || plan.mode == .vertical {
      caps.append(("top", pixels(margins.top + plan.caps.top)))
      caps.append(("bottom", pixels(margins.bottom + plan.caps.bottom)))
      center.append(("height", pixels(1)))
    }
    if plan.mode == .both || plan.mode == .horizontal {
      caps.append(("left", pixels(margins.left + plan.caps.left)))
      caps.append(("right", pixels(margins.right + plan.caps.right)))
      center.append(("width", pixels(1)))
    }
    guard !caps.isEmpty else { return .object(members) }
    let mode =
      plan.mode == .both
      ? "9-part" : (plan.mode == .horizontal ? "3-part-horizontal" : "3-part-vertical")
    members.append(
      (
        "resizing",
        .object([
          ("mode", .text(mode)), ("cap-insets", .object(caps)), ("center", .object(center)),
        ])
      ))
    return .object(members)
  }
}
