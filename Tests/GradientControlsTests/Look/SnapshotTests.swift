import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

@Suite("What a snapshot of a control shows", .serialized)
struct SnapshotTests {
  /// Round at the bottom only, in the shadow's way.
  private var style: ControlStyle {
    var style = plainStyle(normal: "#4f82cf")
    style[.normal].corners = .radii(
      CornerRadii(topLeft: 0, topRight: 0, bottomRight: 12, bottomLeft: 12))
    style[.normal].shadows = [DropShadow(color: "#000000", offsetY: 4, blur: 4)]
    return style
  }

  private let size = CGSize(width: 100, height: 40)

  @Test("Each corner's own radius and the shadow are in it", arguments: Kind.allCases)
  func cornersAndShadow(kind: Kind) {
    let control = kind.make(style, frame: CGRect(origin: CGPoint(x: 20, y: 20), size: size))
    _ = Stage(control)
    let picture = control.picture(margin: 12)
    let fill: [UInt8] = [0x4f, 0x82, 0xcf, 255]
    for (x, y) in [(12, 12), (111, 12)] { #expect(picture.pixel(x, y) == fill) }
    // Two points from a sharp corner a radius of 12 leaves only the shadow.
    for (x, y) in [(14, 49), (109, 49)] {
      let pixel = picture.pixel(x, y)
      #expect(pixel[3] > 0 && pixel[3] < 255)
      #expect(pixel.prefix(3) == [0, 0, 0])
    }
    #expect(picture.pixel(62, 53)[3] > 200)
    #expect(picture.pixel(62, 3)[3] == 0)
  }

  @Test(
    "It is the same bytes as the renderer's, each time and at each scale", arguments: [1.0, 2, 3])
  func sameBytes(scale: Double) throws {
    let control = Kind.button.make(style, frame: CGRect(origin: .zero, size: size))
    let stage = Stage(control)
    stage.window.screenTraits.displayScale = CGFloat(scale)
    stage.turn()
    let margins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    var drawing = style.resolved().drawing(size: Size2D(width: 100, height: 40))
    drawing.margins = Edges(12)
    let expected = try Rasterizer(scale: scale).draw(drawing).pixmap
    for _ in 0..<3 {
      let picture = control.snapshot(scale: CGFloat(scale), margins: margins)
      #expect(picture.difference(from: expected) == 0)
    }
  }

  @Test("No layer of ours is without a view, so geometry follows the app's animations")
  func viewBacked() {
    for kind in Kind.allCases {
      let control = kind.make(style)
      (control as? GradientButton)?.setTitle("Play", for: .normal)
      let stage = Stage(control)
      control.isHighlighted = true
      stage.turn()
      var waiting: [CALayer] = [control.layer]
      while let layer = waiting.popLast() {
        #expect((layer.delegate as? UIView)?.layer === layer)
        waiting += layer.sublayers ?? []
      }
      #expect(control.look.view.superview === control)
      #expect(control.look.view.layer.sublayers == nil)
    }
  }
}
