import Foundation

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Probe {
  /// Navigation bars, whose heights and glass changed with iOS 26.
  static var bars: [Probe] {
    [
      Probe("bar-height") {
        let (navigation, window) = bar([item()])
        let height = navigation.navigationBar.frame.height
        window.isHidden = true
        return [("regular", "\(height)")]
      },
      Probe("custom-view-in-bar") {
        [false, true].flatMap { hides in
          [1, 2].map { count in
            let items = (0..<count).map { _ in item() }
            if #available(iOS 26, *) {
              for item in items { item.hidesSharedBackground = hides }
            }
            let (navigation, window) = bar(items)
            let frames = items.compactMap(\.customView).map { view in
              let frame = view.convert(view.bounds, to: navigation.navigationBar)
              return "(\(frame.minX) \(frame.minY) \(frame.width) \(frame.height))"
            }
            window.isHidden = true
            return ("\(count) items, glass hidden \(hides)", frames.joined(separator: " "))
          }
        }
      },
    ]
  }

  private static func item() -> UIBarButtonItem {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 49, height: 30))
    view.widthAnchor.constraint(equalToConstant: 49).isActive = true
    view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    return UIBarButtonItem(customView: view)
  }

  private static func bar(_ items: [UIBarButtonItem]) -> (UINavigationController, UIWindow) {
    let root = UIViewController()
    root.navigationItem.rightBarButtonItems = items
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    settle()
    return (navigation, window)
  }
}
