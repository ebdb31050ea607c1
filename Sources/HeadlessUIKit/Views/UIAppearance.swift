/// Looks for all instances of a class.
///
/// Apple's proxy records messages by the Objective-C runtime. Here it is an instance of the class that is
/// never shown, and a class says by `Appearance.register` which of its properties instances take over
/// from it when they enter a window, unless they have a value of their own.
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
}

extension UIView: UIAppearance {
  public class func appearance() -> Self { Appearance.proxy(of: self) }
}

package enum Appearance {
  private static var proxies: [ObjectIdentifier: UIView] = [:]
  private static var rules: [(UIView) -> Void] = []

  static func proxy<View: UIView>(of type: View.Type) -> View {
    if let proxy = proxies[ObjectIdentifier(type)] as? View { return proxy }
    guard let proxy = type.init(coder: EmptyCoder()) else {
      preconditionFailure("a class with an appearance takes an empty coder")
    }
    proxies[ObjectIdentifier(type)] = proxy
    return proxy
  }

  /// Names a property that instances take over from their class's proxy.
  package static func register<View: UIView, Value>(
    _ property: ReferenceWritableKeyPath<View, Value?>
  ) {
    rules.append { view in
      guard let view = view as? View, view[keyPath: property] == nil,
        let value = value(of: property, for: view)
      else { return }
      view[keyPath: property] = value
    }
  }

  /// Forgets all proxies and rules.
  package static func reset() {
    proxies = [:]
    rules = []
  }

  static func apply(to view: UIView) {
    for rule in rules { rule(view) }
  }

  /// The value of the nearest class that has a proxy with one.
  private static func value<View: UIView, Value>(
    of property: ReferenceWritableKeyPath<View, Value?>, for view: View
  ) -> Value? {
    var type: UIView.Type? = Swift.type(of: view)
    while let current = type {
      if let proxy = proxies[ObjectIdentifier(current)] as? View,
        let value = proxy[keyPath: property]
      {
        return value
      }
      type = _getSuperclass(current) as? UIView.Type
    }
    return nil
  }
}
