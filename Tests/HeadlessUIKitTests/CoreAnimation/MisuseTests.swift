import HeadlessUIKit
import Testing

@Suite("Misuse stops the program, as on Apple's systems or louder")
struct MisuseTests {
  @Test func `A cycle of layers [SS]`() async {
    await #expect(processExitsWith: .failure) {
      let (a, b) = (CALayer(), CALayer())
      a.addSublayer(b)
      b.addSublayer(a)
    }
  }

  @Test func `UIColor among a gradient's colours, which Apple's systems draw nothing of`() async {
    await #expect(processExitsWith: .failure) {
      CAGradientLayer().colors = [UIColor.red, UIColor.blue]
    }
  }

  @Test func `A frame that is not a number`() async {
    await #expect(processExitsWith: .failure) {
      CALayer().frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
    }
  }

  @Test func `registerForTraitChanges before iOS 17`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        SystemFeatures.with(version: 16) {
          _ = UIView().registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UIView, _) in
          }
        }
      }
    }
  }

  @Test func `Changing a presentation layer, which is read-only [SS]`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.layer.presentation()?.opacity = 0.5
      }
    }
  }
}
