import BrowserTestSupport
import GradientModel
import GradientRaster

/// How far a picture that somebody else made is from ours, in levels of 255.
struct Difference: Sendable {
  /// The largest difference two pixels or more from an edge.
  var inside = 0.0
  /// The largest difference nearer to one.
  var edge = 0.0
  /// The mean of all channels of all pixels.
  var mean = 0.0
  /// Where the largest difference inside is.
  var place = (x: 0, y: 0)

  /// - Parameters:
  ///   - other: Premultiplied levels, four to a pixel, as many as our picture has.
  ///   - cell: Our picture, and the drawing that its edges come from.
  ///   - exact: Our picture's levels before they are rounded, to be compared instead; nil for the
  ///     picture.
  init(_ other: [Double], _ cell: Cell, exact: [Double]? = nil) {
    let picture = cell.picture
    let edges = Edges2D(cell.drawing)
    var sum = 0.0
    var count = 0
    let width = picture.pixmap.width
    for y in 0..<picture.pixmap.height {
      for x in 0..<width {
        let px = (Double(x - picture.originX) + 0.5) / Double(cell.scale)
        let py = (Double(y - picture.originY) + 0.5) / Double(cell.scale)
        let isEdge = edges.distance(x: px, y: py) * Double(cell.scale) < 2.5
        var largest = 0.0
        for channel in 0..<4 {
          let index = (y * width + x) * 4 + channel
          let ours =
            exact?[index] ?? (isEdge || cell.isSmoothInside ? cell.smooth?[index] : nil)
            ?? Double(picture.pixmap.bytes[index])
          let difference = abs(other[index] - ours)
          largest = max(largest, difference)
          sum += difference
          count += 1
        }
        if isEdge {
          edge = max(edge, largest)
        } else if largest > inside {
          inside = largest
          place = (x, y)
        }
      }
    }
    mean = count == 0 ? 0 : sum / Double(count)
  }

  mutating func merge(_ other: Difference) {
    inside = max(inside, other.inside)
    edge = max(edge, other.edge)
    mean = max(mean, other.mean)
  }

  var text: String { "inside \(inside), edge \(edge), mean \(mean) at \(place)" }
}

extension Difference {
  /// No difference at all.
  static let none = Difference()

  private init() {}
}
