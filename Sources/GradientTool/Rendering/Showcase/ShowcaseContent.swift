import GradientExport
import GradientModel

/// What a showcase shows, and the pictures that it needs: one for each look, however often it is shown.
struct ShowcaseContent {
  /// Pixels a point of each picture.
  static let scales = [1, 2, 3]

  private(set) var showcase: Showcase
  /// What to draw for each of the showcase's pictures, at any scale.
  private(set) var requests: [PictureRequest] = []
  /// The requests of each control, whose pictures stand side by side: they are much alike.
  private(set) var groups: [Range<Int>] = []
  private var places: [ResolvedStyle: Int] = [:]

  init(_ files: [LoadedStyle], _ selection: PictureSelection) {
    showcase = Showcase(title: "Showcase")
    for file in files {
      var part = Showcase.File(name: file.title)
      for control in file.theme.controls where selection.includes(control) {
        let start = requests.count
        part.controls.append(entry(of: control, in: file, selection))
        groups.append(start..<requests.count)
      }
      if !part.controls.isEmpty { showcase.files.append(part) }
    }
    if showcase.files.count == 1 { showcase.title = showcase.files[0].name }
  }

  /// The page with its pictures.
  ///
  /// - Parameter drawn: For each request a picture at each scale.
  /// - Returns: An HTML file.
  func page(_ drawn: [HTMLPictures.Picture]) -> [UInt8] {
    var showcase = showcase
    showcase.pictures = drawn
    return ShowcasePage.text(of: showcase)
  }

  private mutating func entry(
    of control: ControlTheme.Control, in file: LoadedStyle, _ selection: PictureSelection
  ) -> Showcase.Control {
    let style = control.style
    let declared = style.declaredStates
    var entry = Showcase.Control(
      name: control.name, component: control.component,
      words: style.resolved().sample ?? control.name,
      isToggle: declared.contains { $0.contains(.selected) },
      showsFocus: declared.contains { $0.contains(.focused) })
    for environment in selection.environments(of: style) {
      var panel = Showcase.Panel(
        appearance: environment.appearance, direction: environment.layoutDirection,
        metrics: environment.metrics, ground: Self.ground(of: style, in: environment))
      for state in selection.states(of: style) {
        panel.cells.append(
          Showcase.Cell(
            state: state, look: style.resolved(for: state, in: environment),
            picture: place(of: state, of: control, in: environment, file)))
      }
      entry.panels.append(panel)
    }
    for reader in Appearance.all { addStage(for: reader, of: control, file, to: &entry) }
    return entry
  }

  /// Adds what a reader in an appearance presses, to a stage that is the same for another if there is
  /// one.
  private mutating func addStage(
    for reader: Appearance, of control: ControlTheme.Control, _ file: LoadedStyle,
    to entry: inout Showcase.Control
  ) {
    let environment = StyleEnvironment(appearance: reader)
    let pressed = Showcase.pressStates.map {
      place(of: Self.shown($0, of: control.style), of: control, in: environment, file)
    }
    let disabled = [ControlState.disabled, [.disabled, .selected]]
      .map { place(of: $0, of: control, in: environment, file) }
    let ground = Self.ground(of: control.style, in: environment)
    for index in entry.stages.indices
    where entry.stages[index].pressed == pressed && entry.stages[index].disabled == disabled
      && entry.stages[index].ground == ground
    {
      entry.stages[index].readers.append(reader)
      return
    }
    entry.stages.append(
      Showcase.Stage(readers: [reader], ground: ground, pressed: pressed, disabled: disabled))
  }

  /// What is shown while states are on: of the focus of the keyboard and the pointer above, which
  /// seldom meet, the focus alone unless the style says something about both, which saves a quarter of
  /// the pictures.
  private static func shown(_ state: ControlState, of style: ControlStyle) -> ControlState {
    let both: ControlState = [.focused, .hovered]
    guard state.isSuperset(of: both),
      !style.declaredStates.contains(where: { $0.isSuperset(of: both) })
    else { return state }
    return state.subtracting(.hovered)
  }

  /// The place of a look's picture in the list of requests.
  private mutating func place(
    of state: ControlState, of control: ControlTheme.Control, in environment: StyleEnvironment,
    _ file: LoadedStyle
  ) -> Int {
    let request = PictureRequest(
      styleFile: file.label, control: control, state: state, environment: environment, scale: 1,
      options: PictureOptions())
    let look = request.look
    if let place = places[look] { return place }
    places[look] = requests.count
    requests.append(request)
    return requests.count - 1
  }

  /// What a control stands on: what its style says, or the ground of the appearance.
  private static func ground(of style: ControlStyle, in environment: StyleEnvironment) -> Paint {
    style.resolved(in: environment).backdrop ?? SheetLook.ground(in: environment.appearance)
  }
}
