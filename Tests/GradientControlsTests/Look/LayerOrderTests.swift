import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

@Suite("Layer order, corners, border and shadow on screen", .serialized)
struct LayerOrderTests {
  @Test(
    "The fill lies below the title, the image and everything the app adds [R16, R18, U5]")
  func lowest() {
    let button = GradientButton(frame: frame)
    button.style = plainStyle()
    let stage = Stage(button)
    // UIKit makes these late, and the configuration's background goes to the back by itself.
    button.setTitle("Play", for: .normal)
    button.setImage(UIImage(cgImage: solid([0, 255, 0, 255], side: 10)), for: .normal)
    button.configuration = .plain()
    let added = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    button.insertSubview(added, at: 0)
    stage.turn()
    stage.turn()
    #expect(button.subviews.first === button.look.view)
    #expect(button.subviews.count > 4)
    #expect(button.look.view.isUserInteractionEnabled == false)
    #expect(button.look.view.isAccessibilityElement == false)
  }

  @Test("Fill, border, image, title: each over the one before [R17]")
  func order() throws {
    var style = plainStyle(normal: "#0000ff")
    style[.normal].borderPaint = .color("#ffffff")
    style[.normal].borderWidth = 6
    style[.normal].insets = ContentInsets()
    let button = GradientButton(frame: frame)
    button.style = style
    button.setImage(UIImage(cgImage: solid([0, 255, 0, 255], side: 44)), for: .normal)
    _ = Stage(button)
    let picture = button.picture()
    #expect(picture.pixel(3, 22) == [255, 255, 255, 255])
    #expect(picture.pixel(20, 22) == [0, 0, 255, 255])
    // The image is as high as the button: it lies over the border.
    #expect(picture.pixel(60, 2) == [0, 255, 0, 255])
  }

  @Test("Round corners, a shadow and a gradient go together, and nothing is clipped [R19, R20]")
  func roundWithShadow() throws {
    var style = ControlStyle()
    style[.normal].fill = .gradient(gradient("#f287b0", "#c97391"))
    style[.normal].corners = .radius(20)
    style[.normal].shadows = [DropShadow(color: "#000000", offsetY: 3, blur: 10)]
    let control = Kind.button.make(style)
    _ = Stage(control)
    let picture = control.picture(margin: 20)
    #expect(picture == (try style.rendered(margin: 20)))
    // Outside the round corner there is shadow, no fill; below the button there is shadow.
    #expect(picture.pixel(21, 21)[0] == 0)
    #expect(picture.pixel(20 + 60, 20 + 44 + 4)[3] > 40)
    #expect(!control.layer.masksToBounds)
  }

  @Test("No fill shows outside a border's outer edge, however it is set [R21]")
  func noRim() throws {
    for setRadiusFirst in [true, false] {
      let button = GradientButton(frame: frame)
      let stage = Stage(button)
      let radius = { button.style[.normal].corners = .radius(10) }
      if setRadiusFirst { radius() }
      button.setGradient(gradient("#ff0000", "#ff0000"), for: .normal)
      button.setBorder(BorderStyle(width: 2, paint: .color("#0000ff")), for: .normal)
      stage.turn()
      if !setRadiusFirst { radius() }
      stage.turn()
      #expect(button.picture().outerRim(2).allSatisfy { $0[0] == 0 })
    }
  }

  @Test("No rim where no shadow is asked for [R23]")
  func noShadowNoRim() throws {
    var style = plainStyle(normal: "#00ff00")
    style[.normal].corners = .radius(3)
    let control = Kind.control.make(style)
    _ = Stage(control)
    let picture = control.picture(margin: 4)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture.pixel(x, y)
        let isInside = (4..<124).contains(x) && (4..<48).contains(y)
        if !isInside { #expect(pixel == [0, 0, 0, 0]) }
        #expect(pixel[0] == 0 && pixel[2] == 0 && pixel[1] == pixel[3])
      }
    }
  }

  @Test("One corner may be round alone [R25]")
  func oneCorner() {
    var style = plainStyle()
    style[.normal].corners = .radii(
      CornerRadii(topLeft: 20, topRight: 0, bottomRight: 0, bottomLeft: 0))
    let control = Kind.button.make(style)
    _ = Stage(control)
    let picture = control.picture()
    #expect(picture.pixel(1, 1) == [0, 0, 0, 0])
    for (x, y) in [(119, 0), (119, 43), (0, 43)] { #expect(picture.pixel(x, y)[3] == 255) }
  }

  @Test("A gradient border around a clear middle [R27]")
  func ring() {
    var style = ControlStyle()
    style[.normal].borderPaint = .gradient(gradient("#0000ff", "#00ff00"))
    style[.normal].borderWidth = 3
    style[.normal].corners = .radius(20)
    let control = Kind.button.make(style)
    _ = Stage(control)
    let picture = control.picture()
    #expect(picture.pixel(60, 22) == [0, 0, 0, 0])
    #expect(picture.pixel(60, 1)[2] > 220)
    #expect(picture.pixel(60, 42)[1] > 220)
  }

  @Test("A border lies inside the bounds, its whole width [R28]")
  func borderInside() {
    var style = plainStyle(normal: "#ff0000")
    style[.normal].borderPaint = .color("#0000ff")
    style[.normal].borderWidth = 1
    let control = Kind.button.make(style)
    _ = Stage(control)
    let picture = control.picture(margin: 2)
    #expect(picture.pixel(2, 20) == [0, 0, 255, 255])
    #expect(picture.pixel(1, 20) == [0, 0, 0, 0])
    #expect(picture.pixel(3, 20) == [255, 0, 0, 255])
  }
}

@Suite("Where the style is silent, the look follows the layer [U6]", .serialized)
struct FollowedLayerTests {
  @Test("Radius, corners and curve of the layer round the fill, set before or after")
  func corners() throws {
    let control = Kind.button.make()
    let stage = Stage(control)
    control.layer.cornerRadius = 12
    control.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    control.layer.cornerCurve = .continuous
    stage.turn()
    var expected = plainStyle()
    expected[.normal].corners = .radii(
      CornerRadii(topLeft: 12, topRight: 0, bottomRight: 12, bottomLeft: 0))
    expected[.normal].cornerCurve = .continuous
    #expect(try control.picture() == expected.rendered())
  }

  @Test("A style's own corners win over the layer's")
  func styleWins() throws {
    var style = plainStyle()
    style[.normal].corners = .radius(4)
    let control = Kind.control.make(style)
    let stage = Stage(control)
    control.layer.cornerRadius = 20
    stage.turn()
    #expect(try control.picture() == style.rendered())
  }

  @Test("The layer paints its own border, and no fill shows outside it")
  func border() {
    let control = Kind.button.make(plainStyle(normal: "#ff0000"))
    let stage = Stage(control)
    control.layer.cornerRadius = 10
    control.layer.borderWidth = 2
    control.layer.borderColor = UIColor.blue.cgColor
    stage.turn()
    let picture = control.picture()
    #expect(picture.pixel(60, 0) == [0, 0, 255, 255])
    #expect(picture.pixel(60, 1) == [0, 0, 255, 255])
    #expect(picture.pixel(60, 2) == [255, 0, 0, 255])
    #expect(picture.outerRim(2).allSatisfy { $0[0] == 0 })
  }

  @Test("The app's background colour stays beneath a clear look")
  func background() {
    let control = Kind.control.make(ControlStyle())
    let stage = Stage(control)
    control.backgroundColor = .green
    stage.turn()
    #expect(control.middle == [0, 255, 0, 255])
  }
}

extension Pixmap {
  /// The pixels that lie within a distance of an outer edge, corners left out as far as they are clear.
  fileprivate func outerRim(_ width: Int) -> [[UInt8]] {
    var result: [[UInt8]] = []
    for y in 0..<height {
      var isOutside = 0
      for x in 0..<self.width / 2 where isOutside < width {
        let pixel = pixel(x, y)
        guard pixel[3] > 0 else { continue }
        isOutside += 1
        // The first covered pixel of each row is the outermost.
        if isOutside == 1 { result.append(pixel) }
      }
    }
    return result
  }
}

/// A square of one colour.
nonisolated func solid(_ pixel: [UInt8], side: Int) -> CGImage {
  var pixmap = Pixmap(width: side, height: side)
  for index in pixmap.bytes.indices { pixmap.bytes[index] = pixel[index % 4] }
  return CGImage(pixmap)
}
