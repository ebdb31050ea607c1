import BrowserTestSupport
import GradientModel
import GradientRaster

/// Cells side by side, photographed at eight pixels a point or more and averaged down.
struct Page {
  /// Pixels of the photograph for each of the picture's.
  private let zoom: Int
  /// How far from the usual places cells stand, in points.
  private let offset: Int
  private(set) var cells: [Cell] = []
  private var places: [(x: Int, y: Int)] = []
  private var row = (x: 0, y: 0, height: 0)
  let width = 768
  /// Pixels of a photograph for each of the picture's, unless told otherwise.
  static let scale = 8

  init(zoom: Int = Page.scale, offset: Int = 0) {
    self.zoom = zoom
    self.offset = offset
  }

  var height: Int { row.y + row.height }

  /// Chromium's photographs have at most 16384 pixels a side.
  var isFull: Bool { height * zoom > 8000 }

  /// Pixels a point of the photograph.
  var photographScale: Int {
    let scale = cells.first?.scale ?? 1
    return scale == 1 ? zoom : scale
  }

  /// Puts a cell where its control begins at a multiple of 128 points, plus the page's offset.
  ///
  /// Elsewhere Chromium draws even one opaque capsule of 120 × 50 points up to 10.5 levels from its
  /// area, averaged; there 5.2.
  mutating func add(_ cell: Cell) {
    let pixmap = cell.picture.pixmap
    let size = (width: pixmap.width / cell.scale, height: pixmap.height / cell.scale)
    let margin = cell.picture.originX / cell.scale
    func place(after x: Int) -> Int { (x + margin + 127) / 128 * 128 + offset - margin }
    if place(after: row.x) + size.width > width { row = (0, row.y + row.height + 2, 0) }
    row.x = place(after: row.x)
    places.append((row.x, row.y))
    cells.append(cell)
    row.x += size.width + 2
    row.height = max(row.height, size.height)
  }

  /// Premultiplied levels of the part of a photograph that shows a cell, at our picture's scale.
  func levels(of photograph: Pixmap, cell index: Int) -> [Double] {
    let cell = cells[index]
    guard cell.scale > 1 else { return averaged(photograph, cell: index) }
    var result: [Double] = []
    for y in 0..<cell.picture.pixmap.height {
      for x in 0..<cell.picture.pixmap.width {
        let row = places[index].y * cell.scale + y
        let offset = (row * photograph.width + places[index].x * cell.scale + x) * 4
        for channel in 0..<4 { result.append(Double(photograph.bytes[offset + channel])) }
      }
    }
    return result
  }

  /// What stands at each cell's place: the element of a cell whose picture begins at a point.
  func body(_ element: (Int, Cell, _ x: Int, _ y: Int) -> String) -> String {
    cells.indices.map { element($0, cells[$0], places[$0].x, places[$0].y) }.joined(separator: "\n")
  }

  /// The part of a photograph that shows a cell, averaged down to one pixel a point: premultiplied
  /// levels, four to a pixel.
  private func averaged(_ photograph: Pixmap, cell index: Int) -> [Double] {
    let pixmap = cells[index].picture.pixmap
    return Self.averaged(
      photograph, x: places[index].x * zoom, y: places[index].y * zoom,
      width: pixmap.width, height: pixmap.height, scale: zoom)
  }

  static func averaged(
    _ photograph: Pixmap, x left: Int, y top: Int, width: Int, height: Int,
    scale: Int = Page.scale
  ) -> [Double] {
    var result = [Double](repeating: 0, count: width * height * 4)
    photograph.bytes.withUnsafeBufferPointer { bytes in
      for y in 0..<height {
        for x in 0..<width {
          var sum = SIMD4<Int>.zero
          for row in 0..<scale {
            var offset = ((top + y * scale + row) * photograph.width + left + x * scale) * 4
            for _ in 0..<scale {
              guard offset + 3 < bytes.count else { break }
              sum &+= SIMD4(
                Int(bytes[offset]), Int(bytes[offset + 1]), Int(bytes[offset + 2]),
                Int(bytes[offset + 3]))
              offset += 4
            }
          }
          for channel in 0..<4 {
            result[(y * width + x) * 4 + channel] = Double(sum[channel]) / Double(scale * scale)
          }
        }
      }
    }
    return result
  }
}
