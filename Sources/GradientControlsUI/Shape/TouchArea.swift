#if canImport(SwiftUI)
  package import SwiftUI
#else
  package import SwiftUIStub
#endif

/// Where touches count: the bounds grown to 44 × 44 points about their middle, a rectangle whatever the
/// look's outline and however clear its fill.
package struct TouchArea: Shape {
  package nonisolated init() {}

  package nonisolated func path(in rect: CGRect) -> Path { Path(Self.grown(rect)) }

  package nonisolated static func grown(_ rect: CGRect) -> CGRect {
    rect.insetBy(dx: min(0, (rect.width - 44) / 2), dy: min(0, (rect.height - 44) / 2))
  }
}
