import GradientModel

/// Where everything on a contact sheet stands, in points.
struct SheetLayout {
  /// A style drawn in a rectangle, with words or without.
  struct Part {
    var style: ControlStyle
    var frame: Rect2D
    var words: String?
  }

  /// A picture, by its place in the list of requests, and the top left corner of its control.
  struct Placed {
    var picture: Int
    var origin: Point2D
  }

  private(set) var parts: [Part] = []
  private(set) var pictures: [Placed] = []
  private(set) var size = Size2D.zero

  private let sizes: [Size2D]
  /// How wide a text is in a style.
  private let measure: (String, ControlStyle) -> Double

  /// Lays out a sheet.
  ///
  /// - Parameters:
  ///   - content: What the sheet shows.
  ///   - sizes: The size in points of each requested picture's control.
  ///   - measure: The width in points of words in a style.
  init(
    _ content: SheetContent, sizes: [Size2D], measure: @escaping (String, ControlStyle) -> Double
  ) {
    self.sizes = sizes
    self.measure = measure
    let grid = grid(of: content)
    var y = SheetLook.pageMargin
    for section in content.sections {
      if y > SheetLook.pageMargin { y += SheetLook.sectionGap }
      add(
        section.heading, SheetLook.heading,
        Rect2D(x: SheetLook.pageMargin, y: y, width: grid.width, height: SheetLook.headingHeight))
      y += SheetLook.headingHeight
      for (index, block) in section.blocks.enumerated() {
        if index > 0 { y += SheetLook.blockGap }
        y = place(block, content.columns, grid, top: y)
      }
    }
    size = Size2D(width: grid.width + 2 * SheetLook.pageMargin, height: y + SheetLook.pageMargin)
  }

  /// The widths of the sheet's columns.
  private struct Grid {
    var names: Double
    var columns: [Double]
    /// The width of a block.
    var width: Double
  }

  private func grid(of content: SheetContent) -> Grid {
    let label = SheetLook.label(on: .color(.white), isBold: true)
    var names = 0.0
    var columns = content.columns.map { measure($0.name, label) }
    for block in content.sections.flatMap(\.blocks) {
      names = max(names, measure(block.appearance.name, label))
      for row in block.rows {
        names = max(names, measure(row.label, label))
        for (column, cell) in row.cells.enumerated() {
          if let cell { columns[column] = max(columns[column], sizes[cell.picture].width) }
        }
      }
    }
    let across = columns.reduce(names) { $0 + SheetLook.columnGap + $1 }
    return Grid(
      names: names, columns: columns, width: (across + 2 * SheetLook.blockPadding).rounded(.up))
  }

  /// Places a block, and gives the place below it.
  private mutating func place(
    _ block: SheetContent.Block, _ states: [ControlState], _ grid: Grid, top: Double
  ) -> Double {
    let ground =
      block.rows.lazy.compactMap(\.backdrop).first
      ?? SheetLook.ground(in: block.appearance)
    let left = SheetLook.pageMargin + SheetLook.blockPadding
    let heights = block.rows.map { row in
      row.cells.reduce(SheetLook.labelHeight) { max($0, $1.map { sizes[$0.picture].height } ?? 0) }
    }
    let rows = heights.reduce(0) { $0 + SheetLook.rowGap + $1 }
    let height = SheetLook.blockPadding * 2 + SheetLook.labelHeight + rows
    parts.append(
      Part(
        style: SheetLook.panel(ground),
        frame: Rect2D(x: SheetLook.pageMargin, y: top, width: grid.width, height: height)))

    var y = top + SheetLook.blockPadding
    let plain = SheetLook.label(on: ground)
    let bold = SheetLook.label(on: ground, isBold: true)
    add(block.appearance.name, bold, labelFrame(x: left, y: y, width: grid.names))
    var x = left + grid.names
    for (column, state) in states.enumerated() {
      x += SheetLook.columnGap
      let width = grid.columns[column]
      if block.rows.contains(where: { $0.cells[column] != nil }) {
        let inset = (width - measure(state.name, plain)) / 2
        add(state.name, plain, labelFrame(x: x + inset, y: y, width: width))
      }
      x += width
    }
    y += SheetLook.labelHeight
    for (row, height) in zip(block.rows, heights) {
      y += SheetLook.rowGap
      place(row, grid, bold, ground, y: y, height: height)
      y += height
    }
    return top + height
  }

  private mutating func place(
    _ row: SheetContent.Row, _ grid: Grid, _ label: ControlStyle, _ ground: Paint, y: Double,
    height: Double
  ) {
    var label = label
    if let backdrop = row.backdrop, backdrop != ground {
      let band = Rect2D(
        x: SheetLook.pageMargin, y: y - SheetLook.rowGap / 2, width: grid.width,
        height: height + SheetLook.rowGap)
      parts.append(Part(style: SheetLook.band(backdrop), frame: band))
      label = SheetLook.label(on: backdrop, isBold: true)
    }
    var x = SheetLook.pageMargin + SheetLook.blockPadding
    let middle = y + height / 2
    add(
      row.label, label,
      labelFrame(x: x, y: middle - SheetLook.labelHeight / 2, width: grid.names))
    x += grid.names
    for (column, cell) in row.cells.enumerated() {
      x += SheetLook.columnGap
      if let cell {
        let size = sizes[cell.picture]
        let origin = Point2D(
          x: x + (grid.columns[column] - size.width) / 2, y: middle - size.height / 2)
        pictures.append(Placed(picture: cell.picture, origin: origin))
      }
      x += grid.columns[column]
    }
  }

  private func labelFrame(x: Double, y: Double, width: Double) -> Rect2D {
    // A point more than measured: rounding must not bring on an ellipsis.
    Rect2D(x: x, y: y, width: width + 1, height: SheetLook.labelHeight)
  }

  private mutating func add(_ words: String, _ style: ControlStyle, _ frame: Rect2D) {
    parts.append(Part(style: style, frame: frame, words: words))
  }
}
