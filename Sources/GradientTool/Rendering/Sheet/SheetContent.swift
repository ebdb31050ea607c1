import GradientModel

/// What a contact sheet shows: sections of blocks of rows.
///
/// There is a section for each style file, in it a block for each appearance, and in that a row for
/// each control. Columns are states, the same all the way down.
struct SheetContent: Sendable {
  struct Section: Sendable {
    var heading: String
    var blocks: [Block]
  }

  struct Block: Sendable {
    var appearance: Appearance
    var rows: [Row]
  }

  struct Row: Sendable {
    var label: String
    /// One cell for each column; nil where the control has no such picture.
    var cells: [Cell?]
    /// What the control says that it stands on.
    var backdrop: Paint?
  }

  struct Cell: Sendable {
    /// The place of the picture in the list of requests.
    var picture: Int
  }

  /// The states, in the order in which overrides apply.
  private(set) var columns: [ControlState] = []
  private(set) var sections: [Section] = []
  /// The pictures of all cells.
  private(set) var requests: [PictureRequest] = []

  init(_ files: [LoadedStyle], _ selection: PictureSelection, scale: Double) {
    for control in files.flatMap(\.theme.controls) where selection.includes(control) {
      for state in selection.states(of: control.style) where !columns.contains(state) {
        columns.append(state)
      }
    }
    columns.sort { $0.precedence < $1.precedence }
    for file in files {
      let controls = file.theme.controls.filter(selection.includes)
      guard !controls.isEmpty else { continue }
      var appearances: [Appearance] = []
      for control in controls {
        for environment in selection.environments(of: control.style)
        where !appearances.contains(environment.appearance) {
          appearances.append(environment.appearance)
        }
      }
      appearances.sort { $0.rawValue < $1.rawValue }
      var section = Section(heading: file.title, blocks: [])
      for appearance in appearances {
        var block = Block(appearance: appearance, rows: [])
        for control in controls {
          block.rows += rows(
            of: control, in: appearance, file: file, selection, scale: scale)
        }
        section.blocks.append(block)
      }
      sections.append(section)
    }
  }

  /// The rows of a control: one for each layout direction and metrics.
  private mutating func rows(
    of control: ControlTheme.Control, in appearance: Appearance, file: LoadedStyle,
    _ selection: PictureSelection, scale: Double
  ) -> [Row] {
    let states = selection.states(of: control.style)
    // Controls that do not tell this appearance apart are shown in it beside those that do.
    var selection = selection
    selection.appearances = .listed([appearance])
    var rows: [Row] = []
    for environment in selection.environments(of: control.style) {
      var label = control.name
      if environment.layoutDirection == .rightToLeft { label += " · rtl" }
      if environment.metrics == .compact { label += " · compact" }
      var row = Row(label: label, cells: [])
      for state in columns {
        guard states.contains(state) else {
          row.cells.append(nil)
          continue
        }
        row.cells.append(Cell(picture: requests.count))
        requests.append(
          PictureRequest(
            styleFile: file.label, control: control, state: state, environment: environment,
            scale: scale, options: PictureOptions()))
      }
      row.backdrop = control.style.resolved(in: environment).backdrop
      rows.append(row)
    }
    return rows
  }
}
