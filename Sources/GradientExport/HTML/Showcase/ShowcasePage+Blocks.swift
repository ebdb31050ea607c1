internal import GradientModel

extension ShowcasePage {
  /// A panel with all layout directions in which it is the same.
  struct Block {
    var panel: Showcase.Panel
    var directions: [LayoutDirection]

    /// The environment in words, such as `dark, right to left`.
    var words: String {
      var words = panel.appearance.name
      if directions.count > 1 {
        words += ", both directions"
      } else {
        words += panel.direction == .leftToRight ? ", left to right" : ", right to left"
      }
      return panel.metrics == .compact ? words + ", compact" : words
    }
  }

  /// A control's panels; those that layout direction alone tells apart, and not for the eye, are one.
  func blocks(of control: Showcase.Control) -> [Block] {
    var blocks: [Block] = []
    for panel in control.panels {
      var isKnown = false
      for index in blocks.indices where !isKnown && isSame(blocks[index].panel, panel) {
        blocks[index].directions.append(panel.direction)
        isKnown = true
      }
      if !isKnown { blocks.append(Block(panel: panel, directions: [panel.direction])) }
    }
    return blocks
  }

  private func isSame(_ one: Showcase.Panel, _ other: Showcase.Panel) -> Bool {
    guard one.appearance == other.appearance, one.metrics == other.metrics,
      one.ground == other.ground, one.cells.count == other.cells.count
    else { return false }
    for (cell, counterpart) in zip(one.cells, other.cells) {
      var look = counterpart.look
      look.layoutDirection = cell.look.layoutDirection
      guard cell.state == counterpart.state, cell.look == look,
        numbers[cell.picture] == numbers[counterpart.picture]
      else { return false }
    }
    return true
  }
}
