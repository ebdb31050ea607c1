import HeadlessUIKit
import Testing

@Suite("Navigation bars", .serialized)
struct BarTests {
  private func phone(_ item: UIBarButtonItem) -> (UIWindow, UINavigationController) {
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return (window, navigation)
  }

  @Test func `44 points in portrait, 32 in landscape, and back`() {
    let (window, navigation) = phone(UIBarButtonItem(customView: UIView()))
    #expect(navigation.navigationBar.frame.height == 44)
    window.rotate(to: CGSize(width: 844, height: 390), verticalSizeClass: .compact)
    #expect(navigation.navigationBar.frame.height == 32)
    #expect(navigation.navigationBar.frame.width == 844)
    window.rotate(to: CGSize(width: 390, height: 844), verticalSizeClass: .regular)
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func `50 points on an iPad [hacknicity]`() {
    let (window, navigation) = phone(UIBarButtonItem(customView: UIView()))
    window.screenTraits.userInterfaceIdiom = .pad
    navigation.view.setNeedsLayout()
    HeadlessClock.current.turn()
    #expect(navigation.navigationBar.frame.height == 50)
  }

  @Test func `A custom view has its intrinsic size, centred, its origin ignored [niw]`() {
    final class Sized: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 30) }
    }
    let view = Sized(frame: CGRect(x: 77, y: 99, width: 5, height: 5))
    let (_, navigation) = phone(UIBarButtonItem(customView: view))
    #expect(view.frame == CGRect(x: 390 - 16 - 49, y: 7, width: 49, height: 30))
    #expect(view.isDescendant(of: navigation.navigationBar))
  }

  @Test func `Constraints count over the intrinsic size; without either the frame's size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 26, height: 20))
    let (window, _) = phone(UIBarButtonItem(customView: view))
    #expect(view.frame.size == CGSize(width: 26, height: 20))
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 60),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    HeadlessClock.current.turn()
    #expect(view.frame.size == CGSize(width: 60, height: 44))
    #expect(!window.isHidden)
  }

  @Test func `The bar tells a custom view nothing but layout and traits [averagejake]`() {
    final class Recorded: UIView {
      var classes: [UIUserInterfaceSizeClass] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        classes.append(traitCollection.verticalSizeClass)
      }
    }
    let view = Recorded(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
    let (window, _) = phone(UIBarButtonItem(customView: view))
    window.rotate(to: CGSize(width: 844, height: 390), verticalSizeClass: .compact)
    #expect(view.classes == [.regular, .compact])
    #expect(view.frame.midY == 16)
  }

  @Test func `invalidateIntrinsicContentSize lays the bar out again`() {
    final class Growing: UIView {
      var width: CGFloat = 40
      override var intrinsicContentSize: CGSize { CGSize(width: width, height: 30) }
    }
    let view = Growing()
    let (window, _) = phone(UIBarButtonItem(customView: view))
    view.width = 90
    view.invalidateIntrinsicContentSize()
    HeadlessClock.current.turn()
    #expect(view.frame.width == 90)
    #expect(!window.isHidden)
  }

  @Test func `Neighbours stand 8 points apart; from right to left they change sides`() {
    let (a, b) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)),
      UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    )
    let (window, navigation) = phone(UIBarButtonItem(customView: a))
    navigation.topViewController?.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(customView: a), UIBarButtonItem(customView: b),
    ]
    navigation.navigationBar.setNeedsLayout()
    HeadlessClock.current.turn()
    #expect(a.frame.minX - b.frame.maxX == 8)
    window.screenTraits.layoutDirection = .rightToLeft
    navigation.navigationBar.setNeedsLayout()
    HeadlessClock.current.turn()
    #expect(a.frame.minX == 16)
  }

  @Test func `The shared glass: iOS 26 only, hidden for one item, not in a group of several [AD]`()
  {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let item = UIBarButtonItem(customView: view)
    let (_, navigation) = phone(item)
    let bar = navigation.navigationBar
    #expect(bar.drawsSharedBackground(behind: item))
    item.hidesSharedBackground = true
    #expect(!bar.drawsSharedBackground(behind: item))
    let other = UIBarButtonItem(customView: UIView())
    navigation.topViewController?.navigationItem.rightBarButtonItems = [item, other]
    #expect(bar.drawsSharedBackground(behind: item))
    navigation.topViewController?.navigationItem.rightBarButtonItems = [
      item, .fixedSpace(8), other,
    ]
    #expect(!bar.drawsSharedBackground(behind: item))
    SystemFeatures.with(version: 18) {
      #expect(!bar.drawsSharedBackground(behind: other))
    }
  }

  @Test func `An item's own properties do not reach its custom view`() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let item = UIBarButtonItem(customView: control)
    item.isEnabled = false
    item.tintColor = .red
    #expect(control.isEnabled)
    #expect(control.tintColor != .red)
  }

  @Test func `Raw values of styles and metrics [O2, XM]`() {
    #expect(UIBarButtonItem.Style.prominent.rawValue == 2)
    #expect(UIBarButtonItem.Style.done == .prominent)
    #expect(UIBarMetrics.compact.rawValue == 1)
    #expect(UIBarMetrics.defaultPrompt.rawValue == 101)
    #expect(!UIBarButtonItem().hidesSharedBackground)
    #expect(UIBarButtonItem().sharesBackground)
  }

  @Test func `A custom view's tap area is itself [matrixprojects]`() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 30, height: 24))
    let (window, _) = phone(UIBarButtonItem(customView: control))
    let center = control.convert(control.bounds.center, to: nil)
    #expect(window.hitTest(center, with: nil) === control)
    #expect(window.hitTest(CGPoint(x: center.x, y: center.y + 14), with: nil) !== control)
  }
}
