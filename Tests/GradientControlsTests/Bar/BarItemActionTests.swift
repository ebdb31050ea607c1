import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

@Suite("What an item in a bar does at a tap", .serialized)
struct BarItemActionTests {
  /// Has a method, as a class of an app's has with `@objc`.
  private final class Receiver: UIViewController, SelectorReceiving {
    var senders: [AnyObject?] = []

    func receives(_ action: Selector) -> Bool { action == "add:" }
    func receive(_ action: Selector, from sender: AnyObject?) { senders.append(sender) }
  }

  /// An item in the bar of a window, which is kept.
  private func shown(_ item: UIBarButtonItem, root: UIViewController = UIViewController())
    -> UIWindow
  {
    root.navigationItem.rightBarButtonItem = item
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: root)
    window.makeKeyAndVisible()
    return window
  }

  private var style: ControlStyle { plainStyle() }

  @Test func `The target's method is called, and its sender is the item`() {
    let item = GradientBarButtonItem(title: "Add", style: style)
    let receiver = Receiver()
    item.target = receiver
    item.action = "add:"
    let window = shown(item)
    Finger(on: window).tap(item.button)
    #expect(receiver.senders.count == 1)
    #expect(receiver.senders.first.map { $0 === item } == true)
  }

  @Test func `Another method, another target and none: each tap asks for what holds then`() {
    let item = GradientBarButtonItem(title: "Add", style: style)
    let (first, second) = (Receiver(), Receiver())
    item.action = "add:"
    item.target = first
    let window = shown(item)
    item.target = second
    Finger(on: window).tap(item.button)
    #expect(first.senders.isEmpty)
    #expect(second.senders.count == 1)
    item.action = nil
    Finger(on: window).tap(item.button)
    #expect(second.senders.count == 1)
    #expect(item.button.allControlEvents.isEmpty)
  }

  @Test func `Without a target the first responder on the way from the button is called`() {
    final class Host: UIView, SelectorReceiving {
      var count = 0
      func receives(_ action: Selector) -> Bool { action == "add:" }
      func receive(_ action: Selector, from sender: AnyObject?) { count += 1 }
    }
    let item = GradientBarButtonItem(title: "Add", style: style)
    item.action = "add:"
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [item]
    let host = Host(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    host.addSubview(bar)
    let stage = Stage(host)
    Finger(on: stage.window).tap(item.button)
    #expect(host.count == 1)
    item.action = "unknown:"
    Finger(on: stage.window).tap(item.button)
    #expect(host.count == 1)
  }

  @Test func `An action set later counts over the target, brings its title, and fires once`() {
    let item = GradientBarButtonItem(title: "Add", style: style)
    let receiver = Receiver()
    item.target = receiver
    item.action = "add:"
    let window = shown(item)
    var count = 0
    item.primaryAction = UIAction(title: "Save") { _ in count += 1 }
    #expect(item.title == "Save")
    #expect(item.button.currentTitle == "Save")
    Finger(on: window).tap(item.button)
    #expect(count == 1)
    #expect(receiver.senders.isEmpty)
    item.primaryAction = nil
    #expect(item.button.currentTitle == "Save")
    Finger(on: window).tap(item.button)
    #expect(count == 1)
    #expect(receiver.senders.count == 1)
  }

  @Test func `An action without a title or image leaves the item's own`() {
    let item = GradientBarButtonItem(title: "Add", style: style)
    let image = UIImage(cgImage: CGImage(Pixmap(width: 4, height: 4)))
    item.image = image
    var count = 0
    item.primaryAction = UIAction { _ in count += 1 }
    #expect(item.button.currentTitle == "Add")
    #expect(item.button.currentImage === image)
    let window = shown(item)
    Finger(on: window).tap(item.button)
    #expect(count == 1)
  }

  @Test func `Title, image and tint that are set later reach the button`() {
    let item = GradientBarButtonItem(title: "Add", style: style)
    let window = shown(item)
    let narrow = item.button.frame.width
    item.title = "Add all of them"
    HeadlessClock.current.turn()
    #expect(item.button.currentTitle == "Add all of them")
    #expect(item.button.frame.width > narrow)
    item.title = nil
    let image = UIImage(cgImage: CGImage(Pixmap(width: 40, height: 20)))
    item.image = image
    item.tintColor = .red
    item.isEnabled = false
    #expect(item.button.currentTitle == nil)
    #expect(item.button.currentImage === image)
    #expect(item.button.tintColor == .red)
    #expect(!item.button.isEnabled)
    item.tintColor = nil
    item.isEnabled = true
    window.tintColor = .green
    #expect(item.button.tintColor == .green)
    #expect(item.button.isEnabled)
  }

  @Test func `An item takes over that its button is disabled or selected`() {
    let button = GradientBarButton(style: style)
    button.isEnabled = false
    button.isSelected = true
    let item = GradientBarButtonItem(button: button)
    #expect(!item.isEnabled && !button.isEnabled)
    #expect(item.isSelected && button.isSelected)
  }

  // MARK: Menu

  @Test func `A menu that is taken away gives the tap back to the button`() {
    let item = GradientBarButtonItem(title: "Add", style: style)
    item.menu = UIMenu(children: [])
    #expect(item.button.showsMenuAsPrimaryAction)
    item.menu = nil
    #expect(!item.button.showsMenuAsPrimaryAction)
    #expect(item.button.menu == nil)
  }

  @Test(arguments: ["primary action", "target", "button's own"])
  func `An action that comes after the menu takes the tap, and gives it back when it goes`(
    kind: String
  ) {
    let item = GradientBarButtonItem(title: "Add", style: style)
    let own = UIAction { _ in }
    item.menu = UIMenu(children: [])
    switch kind {
    case "primary action": item.primaryAction = own
    case "target": item.action = "add:"
    default: item.button.addAction(own, for: .touchUpInside)
    }
    #expect(!item.button.showsMenuAsPrimaryAction)
    #expect(item.button.menu != nil)
    switch kind {
    case "primary action": item.primaryAction = nil
    case "target": item.action = nil
    default: item.button.removeAction(identifiedBy: own.identifier, for: .touchUpInside)
    }
    #expect(item.button.showsMenuAsPrimaryAction)
  }

  @Test func `A menu of the app's own on the button stays as the app has it`() {
    let button = GradientBarButton(style: style)
    button.menu = UIMenu(children: [])
    button.showsMenuAsPrimaryAction = true
    let item = GradientBarButtonItem(button: button)
    item.isEnabled = false
    item.title = "Add"
    #expect(button.showsMenuAsPrimaryAction)
    #expect(button.menu != nil)
  }
}
