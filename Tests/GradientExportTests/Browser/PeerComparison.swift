import Foundation
import GradientModel
import Testing

/// A cell, and the premultiplied levels that somebody else drew of it.
typealias PeerPicture = (cell: Cell, levels: [Double])

/// Cells that somebody else draws too.
protocol PeerComparison {
  var cells: [Cell] { get }

  /// Draws some cells in the other one.
  ///
  /// - Parameters:
  ///   - cells: The cells.
  ///   - zoom: Pixels of the photograph for each of a picture that is compared at one pixel a point.
  ///   - offset: How far from the usual places cells stand, in points.
  /// - Returns: The pictures in the cells' order.
  /// - Throws: What drawing throws.
  func pictures(of cells: [Cell], zoom: Int, offset: Int) throws -> [PeerPicture]
}

/// How far a cell's two pictures are from each other, and what of that is no fault of an exporter.
struct MeasuredCase: Sendable {
  var label: String
  var layerCount: Int
  /// The difference; at edges that of the best place on the page.
  var difference: Difference
  /// The difference at edges at the worst place.
  var worstEdge: Double
  /// The difference from our picture before it is rounded, where that from the picture is over a limit.
  var exact: Difference?
  /// The difference at edges with twice as many pixels, where the other is over the limit.
  var fineEdge: Double?

  /// What the design asks for.
  static let limits = (inside: 1.0, edge: 8.0, mean: 0.3)
}

extension PeerComparison {
  /// What the other one draws of all cells.
  func pictures() throws -> [PeerPicture] {
    try pictures(of: cells, zoom: Page.scale, offset: 0)
  }

  /// The differences of all cells.
  ///
  /// How well Chromium smooths a curve depends on where on a page it begins, so what is over the limit at
  /// an edge is photographed at two more places, and with twice as many pixels.
  func measured() throws -> [MeasuredCase] {
    let limits = MeasuredCase.limits
    var cases: [MeasuredCase] = []
    for (cell, levels) in try pictures() {
      let difference = Difference(levels, cell)
      var item = MeasuredCase(
        label: cell.label, layerCount: cell.layerCount, difference: difference,
        worstEdge: difference.edge)
      if cell.scale == 1, difference.inside > limits.inside || difference.mean > limits.mean {
        item.exact = Difference(levels, cell, exact: try cell.exactLevels())
      }
      cases.append(item)
    }
    let over = cases.indices.filter {
      cells[$0].scale == 1 && cases[$0].difference.edge > limits.edge
    }
    for offset in [43, 86] where !over.isEmpty {
      let again = try pictures(of: over.map { cells[$0] }, zoom: Page.scale, offset: offset)
      for (index, picture) in zip(over, again) {
        let edge = Difference(picture.levels, picture.cell).edge
        cases[index].difference.edge = min(cases[index].difference.edge, edge)
        cases[index].worstEdge = max(cases[index].worstEdge, edge)
      }
    }
    if !over.isEmpty {
      let fine = try pictures(of: over.map { cells[$0] }, zoom: 2 * Page.scale, offset: 0)
      for (index, picture) in zip(over, fine) {
        cases[index].fineEdge = Difference(picture.levels, picture.cell).edge
      }
    }
    return cases
  }

  /// Expects every difference to be within bounds.
  ///
  /// - Parameters:
  ///   - cases: The differences.
  ///   - inside: The bound where one layer is seen.
  ///   - perLayer: What each layer over it may add.
  ///   - edge: The bound nearer to an edge than two pixels.
  ///   - mean: The bound of the mean.
  static func check(
    _ cases: [MeasuredCase], inside: Double, perLayer: Double, edge: Double, mean: Double
  ) {
    #expect(!cases.isEmpty)
    for item in cases {
      let difference = item.difference
      let inside = inside + perLayer * Double(max(item.layerCount - 1, 0))
      if ProcessInfo.processInfo.environment["GRADIENT_DIFFERENCES"] != nil {
        print(
          Self.self, difference.inside, difference.edge, item.worstEdge, difference.mean,
          item.exact?.inside ?? 0, item.exact?.mean ?? 0, item.fineEdge ?? 0, item.label)
      }
      #expect(difference.inside <= inside, "\(item.label): \(difference.text)")
      #expect(difference.edge <= edge, "\(item.label): \(difference.text)")
      #expect(difference.mean <= mean, "\(item.label): \(difference.text)")
    }
  }
}
