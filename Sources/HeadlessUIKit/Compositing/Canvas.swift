package import GradientModel
package import GradientRaster

/// What layers are painted on: double precision, rounded to bytes once at the end.
///
/// Most pixels are clear, or copied from a picture, whose colours bytes hold exactly. So pixels are
/// bytes, and sixteen in a row become doubles when something is painted on one of them that bytes
/// cannot hold. Letters on such pixels are kept as how much of their ink goes where.
package nonisolated struct Canvas: Sendable {
  package let width: Int
  package let height: Int
  package let gamut: OutputGamut
  private var levels: Pixmap
  private var rows: [Row]
  /// For each run of pixels of the rows that need it, which of `exact` stand for them, counted in runs
  /// from 1; which of `marks` goes over those of `levels`, as -1 and below; 0 where `levels` do.
  private var places: [Int32] = []
  private var exact: [PremultipliedColor] = []
  private var marks: [Mark] = []
  private var inks: [PremultipliedColor] = []

  /// Ink on a run of pixels.
  private struct Mark: Sendable {
    var ink: Int32
    var amounts = SIMD16<UInt8>()
  }

  private struct Row: Sendable {
    var isPainted = false
    /// Its first in `places`; none while all its pixels are bytes.
    var firstPlace: Int32 = -1
  }

  private static let run = 16

  package init(width: Int, height: Int, gamut: OutputGamut) {
    self.init(Pixmap(width: width, height: height, gamut: gamut), isPainted: false)
  }

  private init(_ pixmap: Pixmap, isPainted: Bool) {
    width = pixmap.width
    height = pixmap.height
    gamut = pixmap.gamut
    levels = pixmap
    rows = [Row](repeating: Row(isPainted: isPainted), count: pixmap.height)
  }

  package var box: PixelBox { PixelBox(x: 0, y: 0, width: width, height: height) }

  /// An empty canvas of the same size.
  package var cleared: Canvas { Canvas(width: width, height: height, gamut: gamut) }

  package func color(_ color: CGColor) -> PremultipliedColor {
    PremultipliedColor(color.styleColor, in: gamut)
  }

  package subscript(x: Int, y: Int) -> PremultipliedColor {
    guard x >= 0, x < width, y >= 0, y < height, rows[y].isPainted else { return .clear }
    let place = place(x, y)
    if place > 0 { return exact[(place - 1) * Self.run + x % Self.run] }
    let color = levels.color(at: y * width + x)
    return place < 0 ? marked(color, place, x) : color
  }

  /// A pixel of `levels` with the ink that goes over it.
  private func marked(_ color: PremultipliedColor, _ place: Int, _ x: Int) -> PremultipliedColor {
    let mark = marks[-1 - place]
    let amount = mark.amounts[x % Self.run]
    return amount == 0
      ? color : inks[Int(mark.ink)].scaled(by: Double(amount) / 255).over(color)
  }

  /// Hands the pixels over in bytes; the canvas is none any more.
  package mutating func takePixmap() -> Pixmap {
    var result = Pixmap(width: 0, height: 0, gamut: gamut)
    swap(&result, &levels)
    for y in 0..<height where rows[y].firstPlace >= 0 {
      for first in stride(from: 0, to: width, by: Self.run) {
        let place = place(first, y)
        guard place != 0 else { continue }
        for x in first..<min(first + Self.run, width) {
          let pixel = y * width + x
          if place > 0 {
            exact[(place - 1) * Self.run + x - first].write(to: &result.bytes, at: pixel)
          } else if marks[-1 - place].amounts[x - first] > 0 {
            marked(result.color(at: pixel), place, x).write(to: &result.bytes, at: pixel)
          }
        }
      }
    }
    return result
  }

  /// Which run of `exact` holds a pixel, from 1.
  private func place(_ x: Int, _ y: Int) -> Int {
    let first = Int(rows[y].firstPlace)
    return first < 0 ? 0 : Int(places[first + x / Self.run])
  }

  /// Where in `places` a pixel's run is, from now on.
  private mutating func placeIndex(x: Int, y: Int) -> Int {
    rows[y].isPainted = true
    if rows[y].firstPlace < 0 {
      rows[y].firstPlace = Int32(places.count)
      for _ in stride(from: 0, to: width, by: Self.run) { places.append(0) }
    }
    return Int(rows[y].firstPlace) + x / Self.run
  }

  /// Where in `exact` a pixel is, from now on.
  private mutating func exactIndex(x: Int, y: Int) -> Int {
    let index = placeIndex(x: x, y: y)
    if places[index] <= 0 {
      let first = x - x % Self.run
      for column in first..<first + Self.run {
        exact.append(column < width ? self[column, y] : .clear)
      }
      places[index] = Int32(exact.count / Self.run)
    }
    return (Int(places[index]) - 1) * Self.run + x % Self.run
  }
}

// MARK: Painting

nonisolated extension Canvas {
  /// Paints through a coverage.
  ///
  /// - Parameters:
  ///   - coverage: How much of each pixel is painted.
  ///   - shader: The colour at the middle of a pixel.
  package mutating func paint(
    _ coverage: PathCoverage, shader: (_ x: Double, _ y: Double) -> PremultipliedColor
  ) {
    for row in 0..<coverage.height {
      let y = coverage.y + row
      for column in 0..<coverage.width {
        let amount = coverage.share(column, row)
        guard amount > 0 else { continue }
        let x = coverage.x + column
        let color = shader(Double(x) + 0.5, Double(y) + 0.5)
        let index = exactIndex(x: x, y: y)
        exact[index] = (amount == 1 ? color : color.scaled(by: amount)).over(exact[index])
      }
    }
  }

  package mutating func paint(_ coverage: PathCoverage, _ color: PremultipliedColor) {
    guard color.alpha > 0 else { return }
    paint(coverage) { _, _ in color }
  }

  package mutating func paint(x: Int, y: Int, _ color: PremultipliedColor) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    let index = exactIndex(x: x, y: y)
    exact[index] = color.over(exact[index])
  }

  /// Makes a colour one that pixels can be painted with in shares.
  ///
  /// - Parameter color: The colour.
  /// - Returns: Its number.
  package mutating func ink(_ color: PremultipliedColor) -> Int32 {
    inks.append(color)
    return Int32(inks.count - 1)
  }

  /// Paints a pixel with 0...255 parts of an ink.
  package mutating func paint(x: Int, y: Int, ink: Int32, amount: UInt8) {
    guard x >= 0, x < width, y >= 0, y < height, amount > 0 else { return }
    let index = placeIndex(x: x, y: y)
    if places[index] == 0 {
      marks.append(Mark(ink: ink))
      places[index] = Int32(-marks.count)
    }
    let mark = -1 - Int(places[index])
    if mark >= 0, marks[mark].ink == ink, marks[mark].amounts[x % Self.run] == 0 {
      marks[mark].amounts[x % Self.run] = amount
    } else {
      paint(x: x, y: y, inks[Int(ink)].scaled(by: Double(amount) / 255))
    }
  }

  /// Paints pixels of a picture side by side.
  ///
  /// What is opaque, or goes on pixels that are clear, stays in bytes.
  ///
  /// - Parameters:
  ///   - count: The number of pixels.
  ///   - picture: A picture in this canvas' gamut.
  ///   - source: The first of them among the picture's pixels.
  ///   - x: The first pixel that is painted, which like the others is on the canvas.
  ///   - y: Its row.
  package mutating func copy(_ count: Int, of picture: Pixmap, from source: Int, x: Int, y: Int) {
    if !rows[y].isPainted {
      rows[y].isPainted = true
      levels.copy(count, of: picture, from: source, to: y * width + x)
      return
    }
    for column in 0..<count {
      let target = y * width + x + column
      let pixel = (source + column) * 4
      let isLevels = place(x + column, y) == 0
      if isLevels, picture.bytes[pixel + 3] == 255 || levels.isClear(target) {
        levels.copy(1, of: picture, from: source + column, to: target)
      } else if !picture.isClear(source + column) {
        paint(x: x + column, y: y, picture.color(at: source + column))
      }
    }
  }

  /// Paints another canvas of the same size over this one.
  package mutating func paint(_ other: Canvas, opacity: Double) {
    for y in 0..<height where other.rows[y].isPainted {
      for x in 0..<width {
        let color = other[x, y]
        guard color.alpha > 0 else { continue }
        paint(x: x, y: y, opacity == 1 ? color : color.scaled(by: opacity))
      }
    }
  }

  /// Keeps of each pixel what a mask says.
  package mutating func multiply(by factor: (_ x: Int, _ y: Int) -> Double) {
    for y in 0..<height where rows[y].isPainted {
      for x in 0..<width {
        let color = self[x, y]
        if color != .clear { exact[exactIndex(x: x, y: y)] = color.scaled(by: factor(x, y)) }
      }
    }
  }

  /// This canvas at share 0, the other one at share 1.
  package func mixed(with other: Canvas, share: Double) -> Canvas {
    var result = self
    for y in 0..<height where rows[y].isPainted || other.rows[y].isPainted {
      for x in 0..<width {
        let color = self[x, y]
        let mixed = color.mixed(with: other[x, y], share: share)
        if mixed != color { result.exact[result.exactIndex(x: x, y: y)] = mixed }
      }
    }
    return result
  }
}
