import GradientControls
import HeadlessUIKit
import Testing

struct PlatformTests {
  @Test func `the controls stand on the test double where there is no UIKit`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(type(of: view) == HeadlessUIKit.UIView.self)
  }
}
