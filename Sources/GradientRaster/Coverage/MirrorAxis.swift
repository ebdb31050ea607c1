/// The way from a pixel to its mirror image.
enum MirrorAxis {
  /// From column to column.
  case across
  /// From row to row.
  case down
}
