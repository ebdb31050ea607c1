import HeadlessUIKit
import Testing

/// What people get wrong when imitating UIKit: each line compiles against Apple's only as written.
@Suite("Signatures that are easily mistaken")
struct SignatureTests {
  @Test func `insertSublayer takes UInt32, insertSubview Int`() {
    let (at32, at) = (UInt32(0), Int(0))
    CALayer().insertSublayer(CALayer(), at: at32)
    UIView().insertSubview(UIView(), at: at)
  }

  @Test func `opacity and shadowOpacity are Float`() {
    let layer = CALayer()
    let values: [Float] = [layer.opacity, layer.shadowOpacity]
    #expect(values == [1, 0])
  }

  @Test func `colors is [Any]?, sublayers optional`() {
    let colors: [Any]? = CAGradientLayer().colors
    let sublayers: [CALayer]? = CALayer().sublayers
    #expect(colors == nil)
    #expect(sublayers == nil)
  }

  @Test func `endTracking's touch is optional`() {
    UIControl().endTracking(nil, with: nil)
    UIControl().cancelTracking(with: nil)
  }

  @Test func `stretchableImage takes Int`() {
    let (left, top) = (Int(1), Int(1))
    let image = UIImage(cgImage: solid([1, 2, 3, 255], width: 3, height: 3))
    #expect(image.stretchableImage(withLeftCapWidth: left, topCapHeight: top).leftCapWidth == 1)
  }

  @Test func `titleLabel is optional, currentTitleColor is not, tintColor is unwrapped`() {
    let button = UIButton()
    let label: UILabel? = button.titleLabel
    let color: UIColor = button.currentTitleColor
    let tint: UIColor = button.tintColor
    #expect(label != nil)
    #expect(color == .white)
    #expect(tint != .white)
  }

  @Test func `Option sets are not Hashable`() {
    #expect(!((UIControl.State.normal as Any) is any Hashable))
    #expect(!((UIControl.Event.touchDown as Any) is any Hashable))
    #expect(!((CACornerMask.layerMinXMinYCorner as Any) is any Hashable))
  }

  @Test func `Colours, images, fonts and traits are Sendable`() {
    func send<Value: Sendable>(_ value: Value) {}
    send(UIColor.red)
    send(UIImage(cgImage: solid([1, 2, 3, 255], width: 1, height: 1)))
    send(UIFont.systemFont(ofSize: 12))
    send(UITraitCollection())
  }

  @Test func `Layers, paths and renderers are not on the main actor`() {
    nonisolated func work() -> CGFloat {
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 3, height: 4)
      return layer.bounds.width + UIBezierPath(rect: layer.bounds).bounds.height
    }
    #expect(work() == 7)
  }

  /// A subclass as an app writes it.
  private final class Sample: UIButton {
    var styleName: String? { didSet { setNeedsLayout() } }

    override class var layerClass: AnyClass { CAGradientLayer.self }
    override init(frame: CGRect) {
      super.init(frame: frame)
      addAction(UIAction { _ in }, for: .touchUpInside)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var isHighlighted: Bool { didSet { stateDidChange(oldValue != isHighlighted) } }
    override var isSelected: Bool { didSet { stateDidChange(oldValue != isSelected) } }
    override var isEnabled: Bool { didSet { stateDidChange(oldValue != isEnabled) } }
    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 44) }
    var count = 0

    private func stateDidChange(_ isOther: Bool) { if isOther { count += 1 } }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -7, dy: -7).contains(point)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func tintColorDidChange() { super.tintColorDidChange() }
    // Nonisolated in the base class: an override without the word fails, as it would on a Mac.
    nonisolated override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
    }
  }

  @Test func `A subclass as apps write it compiles and works`() {
    let button = Sample()
    let window = show(button)
    button.isHighlighted = true
    button.isHighlighted = true
    button.isSelected = true
    #expect(button.count == 2)
    #expect((button.layer as? CAGradientLayer)?.colors?.count == 2)
    #expect(button.point(inside: CGPoint(x: -5, y: -5), with: nil))
    #expect(!window.isHidden)
    #expect(Sample(type: .system).buttonType == .system)
  }
}
