import GradientRaster
import HeadlessUIKit
import Testing

@Suite("Views: the tree, layout and geometry", .serialized)
struct ViewTests {
  private final class Recorded: UIView {
    var log: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
      log.append(newSuperview == nil ? "will leave superview" : "will enter superview")
    }
    override func didMoveToSuperview() { log.append("did move to superview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log.append(newWindow == nil ? "will leave window" : "will enter window")
    }
    override func didMoveToWindow() { log.append("did move to window") }
  }

  @Test func `Moves are told about`() {
    let view = Recorded()
    let window = show(view)
    #expect(
      Set(view.log) == [
        "will enter superview", "will enter window", "did move to window", "did move to superview",
      ])
    view.log = []
    view.removeFromSuperview()
    #expect(view.log.contains("will leave window"))
    #expect(view.window == nil)
    #expect(window.subviews.isEmpty)
  }

  @Test func `Subviews keep the order that they are inserted in, layers with them`() {
    let root = UIView()
    let views = (0..<4).map { index in
      let view = UIView()
      view.tag = index
      return view
    }
    root.addSubview(views[0])
    root.insertSubview(views[1], at: 0)
    root.insertSubview(views[2], aboveSubview: views[1])
    root.insertSubview(views[3], belowSubview: views[0])
    #expect(root.subviews.map(\.tag) == [1, 2, 3, 0])
    root.bringSubviewToFront(views[1])
    root.sendSubviewToBack(views[0])
    #expect(root.subviews.map(\.tag) == [0, 2, 3, 1])
    let layers = root.layer.sublayers ?? []
    #expect(zip(layers, root.subviews).allSatisfy { $0 === $1.layer })
    #expect(layers.count == 4)
    #expect(root.viewWithTag(3) === views[3])
  }

  @Test func `A button's parts are made late: a layer put at 0 before lies above a background`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let layer = CALayer()
    button.layer.insertSublayer(layer, at: 0)
    button.setBackgroundImage(
      UIImage(cgImage: solid([1, 1, 1, 255], width: 1, height: 1)), for: .normal)
    button.layoutIfNeeded()
    #expect(button.layer.sublayers?.last === layer)
  }

  @Test func `Layout runs once for many requests, and on a change of size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    let count = view.layoutCount
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layoutCount == count + 1)
    view.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(view.layoutCount == count + 2)
    view.frame.origin.x = 50
    view.layoutIfNeeded()
    #expect(view.layoutCount == count + 2)
  }

  @Test func `A view's layer is at the screen's scale, one's own at 1`() {
    #expect(UIView().layer.contentsScale == 2)
    #expect(CALayer().contentsScale == 1)
  }

  @Test func `Alpha and hidden are the layer's`() {
    let view = UIView()
    view.alpha = 0.25
    #expect(view.layer.opacity == 0.25)
    view.isHidden = true
    #expect(view.layer.isHidden)
  }

  @Test func `Points are converted between views`() {
    let (a, b) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)),
      UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    )
    a.addSubview(b)
    let window = show(a)
    #expect(b.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 26))
    #expect(b.convert(CGPoint(x: 16, y: 26), from: window) == CGPoint(x: 1, y: 1))
    a.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(b.convert(CGPoint.zero, to: nil) == CGPoint(x: 37.5, y: 47.5))
  }

  @Test func `Without intrinsic size the metric is -1, and sizeThatFits answers the bounds`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 7, height: 8))
  }

  @Test func `Flexible widths take a superview's growth`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 300, height: 40))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    outer.frame = CGRect(x: 0, y: 0, width: 568, height: 60)
    #expect(inner.frame == CGRect(x: 10, y: 20, width: 548, height: 40))
  }

  @Test func `A press scale is drawn around the middle`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.backgroundColor = .red
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    outer.addSubview(view)
    let pixels = outer.snapshot(scale: 1)
    #expect(pixels.coveredPixels == 100)
    #expect(pixels.pixel(15, 15) == [255, 0, 0, 255])
    #expect(pixels.pixel(14, 15)[3] == 0)
  }

  @Test(arguments: [CGFloat.zero, -5])
  func `A snapshot without size has no pixels`(side: CGFloat) {
    let view = UIView(frame: .zero)
    view.bounds.size = CGSize(width: side, height: 0)
    #expect(view.snapshot(scale: 2).bytes.isEmpty)
  }

  @Test func `updateProperties runs before layout, since iOS 26`() {
    final class Own: UIView {
      var log: [String] = []
      override func updateProperties() { log.append("properties") }
      override func layoutSubviews() { log.append("layout") }
    }
    for (version, expected) in [(26.0, ["properties", "layout"]), (18, ["layout"])] {
      SystemFeatures.with(version: version) {
        let view = Own()
        view.setNeedsUpdateProperties()
        view.layoutIfNeeded()
        #expect(view.log == expected)
      }
    }
  }
}

@Suite("Constraints, as far as controls need them")
struct ConstraintTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func inner() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    return view
  }

  @Test func `Edges pin, insets follow the direction`() {
    let view = inner()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -30),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 160, height: 100))
    outer.semanticContentAttribute = .forceRightToLeft
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 0, width: 160, height: 100))
  }

  @Test func `A centred view has its fixed or intrinsic size`() {
    final class Sized: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }
    let view = Sized()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 75, y: 28, width: 50, height: 44))
  }

  @Test func `A grown height constraint is followed in the same pass [R1]`() {
    let view = inner()
    let height = view.heightAnchor.constraint(equalToConstant: 100)
    height.isActive = true
    view.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(view.frame.height == 100)
    height.constant = 200
    outer.layoutIfNeeded()
    #expect(view.frame.height == 200)
  }

  @Test func `Removal drops the constraints to the outside`() {
    let view = inner()
    let edge = view.topAnchor.constraint(equalTo: outer.topAnchor)
    edge.isActive = true
    view.removeFromSuperview()
    #expect(!edge.isActive)
    #expect(outer.constraints.isEmpty)
  }

  @Test func `A stack lays out in a row, the loosest takes what is left`() {
    final class Sized: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
    }
    let stack = UIStackView(arrangedSubviews: [Sized(), Sized()])
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    stack.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 40, height: 50))
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 50, y: 0, width: 150, height: 50))
    #expect(stack.intrinsicContentSize == CGSize(width: 90, height: 20))
  }
}
