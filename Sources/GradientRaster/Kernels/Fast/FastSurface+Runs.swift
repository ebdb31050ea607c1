/// Pixels of a row that one rule paints.
struct SurfaceRun {
  /// The pixels.
  let columns: Range<Int>
  /// The coverage of the outline.
  let outer: CoverageView.Stretch
  /// The coverage of the border's inner edge.
  let inner: CoverageView.Stretch

  /// Whether each coverage is one value on all of the pixels.
  var isEven: Bool { unsafe outer.values == nil && inner.values == nil }
  /// Whether the interior covers all of each pixel.
  var isInterior: Bool { unsafe inner.values == nil && inner.constant == 1 }
  /// Whether the border covers all of each pixel.
  var isRim: Bool { isEven && inner.constant == 0 && outer.constant == 1 }

  /// The coverage of a pixel by the interior and by the border.
  @inline(__always)
  func coverage(_ x: Int) -> (interior: Float, ring: Float) {
    let i = inner[x]
    let ring = outer[x] - i
    return (i, ring > 0 ? ring : 0)
  }
}

/// The left edge of a row that is its own mirror image.
///
/// It lives while the coverage is looked at, as ``CoverageView`` does.
@safe struct MirroredEdge {
  /// The outline's coverage.
  let outer: OutlineCoverage.Row
  /// The inner edge's; it starts where the outline is solid where there is no interior.
  let inner: OutlineCoverage.Row
  /// The outline's values, found by their column.
  let outerValues: UnsafePointer<Float>?
  /// The inner edge's values, found by their column.
  let innerValues: UnsafePointer<Float>?
}

/// The coverages of a surface while its rows are drawn.
struct SurfaceView {
  fileprivate let outer: CoverageView
  fileprivate let inner: CoverageView

  /// The columns of a row that the outline touches.
  func columns(ofRow y: Int) -> Range<Int> {
    let row = outer.row(y)
    return Int(row.start)..<max(Int(row.start), Int(row.end))
  }

  /// The left edge of a row, where the right edge is its mirror image and all pixels between them are
  /// covered alike.
  @inline(__always)
  func mirroredEdge(ofRow y: Int) -> MirroredEdge? {
    guard outer.isMirrored, inner.isMirrored else { return nil }
    let o = outer.row(y)
    var i = inner.row(y)
    if i.start >= i.end {
      // The border takes the whole row.
      i.start = o.solidStart
      i.solidStart = o.solidStart
    } else if i.start &+ i.end != o.start &+ o.end {
      return nil
    }
    guard max(o.solidStart, i.solidStart) &* 2 < o.start &+ o.end else { return nil }
    return unsafe MirroredEdge(
      outer: o, inner: i, outerValues: outer.leftValues(of: o),
      innerValues: inner.leftValues(of: i))
  }

  /// Cuts a row into runs of like coverage, from left to right.
  @inline(__always)
  func forEachRun(row y: Int, in columns: Range<Int>, _ body: (SurfaceRun) -> Void) {
    let outerRow = outer.row(y)
    let innerRow = inner.row(y)
    var x = Int32(columns.lowerBound)
    let end = Int32(columns.upperBound)
    while x < end {
      let o = outer.stretch(of: outerRow, at: x)
      let i = inner.stretch(of: innerRow, at: x)
      let next = min(o.end, min(i.end, end))
      body(SurfaceRun(columns: Int(x)..<Int(next), outer: o, inner: i))
      x = next
    }
  }
}

extension FastSurface {
  /// Looks at the coverages while a function runs.
  @inline(__always)
  func withView(_ body: (SurfaceView) -> Void) {
    outer.withView { outer in
      guard let inner else {
        body(SurfaceView(outer: outer, inner: outer))
        return
      }
      inner.withView { body(SurfaceView(outer: outer, inner: $0)) }
    }
  }
}
