#if os(iOS) || os(Linux)
/// The backing layer of a control: tells its view when something changes that the look follows where
/// the style is silent.
nonisolated final class ControlLayer: CALayer {
  override var cornerRadius: CGFloat { didSet { followed(oldValue != cornerRadius) } }
  override var maskedCorners: CACornerMask { didSet { followed(oldValue != maskedCorners) } }
  override var cornerCurve: CALayerCornerCurve { didSet { followed(oldValue != cornerCurve) } }
  override var borderWidth: CGFloat { didSet { followed(oldValue != borderWidth) } }

  private func followed(_ isOther: Bool) { if isOther { setNeedsLayout() } }
}
#endif
