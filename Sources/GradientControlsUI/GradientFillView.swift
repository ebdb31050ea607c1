public import GradientModel

#if canImport(SwiftUI)
  public import SwiftUI
#else
  public import SwiftUIStub
#endif

/// Fills its area with a gradient, outside buttons too.
///
/// Give it a shape with `clipShape`, or put it behind anything:
///
/// ```swift
/// Text("Now playing")
///   .padding()
///   .background { GradientFillView(fill).clipShape(Capsule()) }
/// ```
///
/// It is drawn as buttons are, so every kind, direction and blend of ``/GradientModel/GradientFill`` is
/// exact, and the colours are those that the command line draws. It takes the size that it is offered;
/// `leading` and `trailing` follow the layout direction.
///
/// Edge cases: an area larger than a bitmap may be stays clear; the picture of a large area needs four
/// bytes a pixel.
public struct GradientFillView: View {
  private let style: ControlStyle
  @Environment(\.layoutDirection) private var layoutDirection

  /// Makes a view that paints a gradient.
  ///
  /// - Parameter fill: The gradient.
  public init(_ fill: GradientFill) {
    var style = ControlStyle()
    style[.normal].fill = .gradient(fill)
    self.style = style
  }

  /// The picture.
  public var body: some View {
    LookPicture(
      style: style.resolved(
        in: StyleEnvironment(
          layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)))
  }
}
