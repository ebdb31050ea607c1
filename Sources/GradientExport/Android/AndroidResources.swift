internal import GradientModel

/// The files of a resource folder as they come together.
struct AndroidResources {
  private let source: String
  private(set) var files: [ExportedFile] = []
  private(set) var losses = LossList()
  private var owners: [String] = []
  private var budget: ExportBudget

  init(source: String, byteLimit: Int) {
    self.source = source
    budget = ExportBudget(byteLimit)
  }

  mutating func add(
    _ control: ControlTheme.Control, named name: String
  ) throws(ExportError) {
    let space = LookSpace(control.style)
    addLosses(of: control, space)
    let environments = space.environments.filter {
      !$0.appearance.contains(.highContrast) && $0.metrics == .regular
    }
    let plain = environments[0]
    let states = space.states.filter { !$0.contains(.loading) }
    let drawables = AndroidSelector(states, in: environments, of: control.style) { look in
      AndroidShape(look).text
    }
    let titles = AndroidSelector(states, in: environments, of: control.style) { look in
      AndroidColor.text(look.title.color)
    }
    for (index, environment) in environments.enumerated() {
      let qualifiers = Self.qualifiers(environment)
      for chosen in drawables.chosen {
        let text = chosen.values[index]
        // A qualified folder holds what its plain one does not say.
        if environment != plain, text == chosen.values[0] { continue }
        try addFile(
          "drawable" + qualifiers, Self.name(name, chosen.state), for: control, text)
      }
      let colors = titles.chosen.map { $0.values[index] }
      if environment == plain || colors != titles.chosen.map({ $0.values[0] }) {
        try addFile(
          "color" + qualifiers, name + "_title", for: control,
          titles.document(values: colors) { value in
            var writer = TextWriter("android:color=\"")
            writer.add(value)
            writer.add("\"")
            return writer.bytes
          })
      }
    }
    let duration = control.style.resolved().transition.release.duration
    try addFile(
      "drawable", name, for: control,
      drawables.document(
        values: drawables.chosen.map { Array(Self.name(name, $0.state).utf8) },
        fade: duration > 0 ? Int(Elementary.nearest(duration * 1000)) : nil
      ) { value in
        var writer = TextWriter("android:drawable=\"@drawable/")
        writer.add(value)
        writer.add("\"")
        return writer.bytes
      })
  }

  private mutating func addFile(
    _ folder: String, _ name: String, for control: ControlTheme.Control, _ text: [UInt8]
  ) throws(ExportError) {
    var writer = TextWriter(
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!-- Made by gradient from ")
    writer.add(SafeText.comment(XMLText.escaped(source)))
    writer.add("; what is changed here is lost when it is made again. -->\n")
    writer.add(text)
    try budget.take(writer.bytes.count)
    let path = folder + "/" + name + ".xml"
    files.append(ExportedFile(path: path, content: .text(writer.bytes)))
    owners.append(control.name)
  }

  /// Checks that no two controls need one resource.
  func checkNames() throws(ExportError) {
    guard let (_, later) = NameTable.firstDuplicate(in: files.map { Array($0.path.utf8) }) else {
      return
    }
    let name = files[later].path.utf8.split(separator: UInt8(ascii: "/")).last ?? "".utf8[...]
    throw ExportError(
      "'" + SafeText.quoted(owners[later]) + "' needs a resource '"
        + String(decoding: Array(name.dropLast(4)), as: UTF8.self)
        + "', which another control has already; rename one of them")
  }

  private static func name(_ name: String, _ state: ControlState) -> String {
    guard !state.isEmpty else { return name + "_normal" }
    var text = name
    for (word, single) in ControlState.named where state.contains(single) {
      text += "_" + String(word)
    }
    return text
  }

  private static func qualifiers(_ environment: StyleEnvironment) -> String {
    (environment.layoutDirection == .rightToLeft ? "-ldrtl" : "")
      + (environment.appearance.contains(.dark) ? "-night" : "")
  }

  private mutating func addLosses(of control: ControlTheme.Control, _ space: LookSpace) {
    let style = control.style
    for appearance in style.declaredAppearances where appearance.contains(.highContrast) {
      losses.add(
        control.name, "Android has no resources for high contrast",
        "choose among themes in the app")
    }
    if style.hasCompactMetrics {
      losses.add(
        control.name, "Android has no resources for compact bars", "set the height in the layout")
    }
    for environment in space.environments {
      for state in space.states {
        let look = style.resolved(for: state, in: environment)
        for loss in AndroidShape(look).losses {
          losses.add(control.name, loss.lost, loss.remedy)
        }
      }
    }
    for state in style.declaredStates where state.contains(.loading) {
      losses.add(
        control.name, "Android has no state for loading", "change the background in the app")
    }
  }
}
