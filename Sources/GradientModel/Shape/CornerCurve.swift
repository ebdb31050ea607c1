/// The shape of rounded corners.
public enum CornerCurve: UInt8, Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// Apple's continuous curve, whose curvature sets in gently.
  case continuous
}
