/// One shadow and one surface over it, as most buttons have them: what of a row is known without
/// working out the shadow.
///
/// The shadow's lower half is its upper one turned over, and its right half the left one, so beside
/// the surface a quarter of it is enough.
struct ShadowedSurface {
  private let shadow: FastShadow
  private let surface: FastSurface
  private let width: Int
  /// Whether the shadow's right half in the picture is the left one turned over.
  private let isMirrored: Bool

  /// Finds them among the layers of a picture; nil where there are more, or others.
  init?(_ layers: [FastRenderer.Layer], width: Int) {
    var shadow: FastShadow?
    var surface: FastSurface?
    for layer in layers {
      switch layer {
      case .part: continue
      case .shadow(let next, _, _):
        guard shadow == nil, surface == nil else { return nil }
        shadow = next
      case .surface(let next, _, _):
        guard surface == nil else { return nil }
        surface = next
      case .join: return nil
      }
    }
    guard let shadow, let surface else { return nil }
    self.shadow = shadow
    self.surface = surface
    self.width = width
    isMirrored = shadow.field.mirrorAcross == width - 1 && shadow.field.sharp == nil
  }

  /// Copies what lies beside the surface in this row and in its mirror image above.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - pixels: The picture's first pixel.
  ///   - row: The row's first pixel.
  /// - Returns: The columns between what was copied.
  func copyKnown(
    row y: Int, from pixels: UnsafePointer<UInt32>, to row: UnsafeMutablePointer<UInt32>
  ) -> Range<Int> {
    let touched = surface.columns(ofRow: y)
    guard !touched.isEmpty, let sum = shadow.field.mirrorDown, shadow.field.rows.contains(y),
      sum - y < y, shadow.field.rows.contains(sum - y)
    else { return 0..<width }
    let other = surface.columns(ofRow: sum - y)
    let start = other.isEmpty ? touched.lowerBound : min(touched.lowerBound, other.lowerBound)
    let end = other.isEmpty ? touched.upperBound : max(touched.upperBound, other.upperBound)
    let twin = unsafe pixels + (sum - y) * width
    unsafe row.update(from: twin, count: start)
    unsafe (row + end).update(from: twin + end, count: width - end)
    return start..<end
  }

  /// The columns of a row whose mask is looked at.
  func columnsToSum(ofRow y: Int, unknown: Range<Int>) -> Range<Int> {
    let touched = surface.columns(ofRow: y)
    if touched.isEmpty { return isMirrored ? 0..<(width / 2 + 1) : unknown }
    if unknown == touched, surface.hiddenColumns(ofRow: y) == touched { return 0..<0 }
    return isMirrored(from: touched) ? unknown.lowerBound..<touched.upperBound : unknown
  }

  /// Whether what lies right of the surface is what lies left of it.
  func isMirrored(from touched: Range<Int>) -> Bool {
    isMirrored && width - touched.upperBound <= touched.lowerBound
  }
}
