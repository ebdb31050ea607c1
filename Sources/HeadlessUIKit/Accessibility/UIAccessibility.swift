import Synchronization

public nonisolated struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// The reader's settings, which tests change through `HeadlessAccessibility`.
public nonisolated enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }

  public static var isReduceMotionEnabled: Bool { setting(.reduceMotion) }
  public static var isReduceTransparencyEnabled: Bool { setting(.reduceTransparency) }
  public static var isDarkerSystemColorsEnabled: Bool { setting(.darkerColors) }
  public static var isBoldTextEnabled: Bool { setting(.boldText) }
  public static var isVoiceOverRunning: Bool { setting(.voiceOver) }
  public static var prefersCrossFadeTransitions: Bool { setting(.crossFade) }
  /// Deprecated in iOS 26.1.
  public static var buttonShapesEnabled: Bool { setting(.buttonShapes) }

  public static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let voiceOverStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let buttonShapesEnabledStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")

  @MainActor public static func post(notification: Notification, argument: Any?) {
    HeadlessAccessibility.posts.append((notification, argument))
  }

  private static func setting(_ setting: HeadlessAccessibility.Setting) -> Bool {
    HeadlessAccessibility.isOn(setting)
  }
}

/// What tests change and look at.
package enum HeadlessAccessibility {
  package nonisolated enum Setting: String, Sendable, CaseIterable {
    case reduceMotion, reduceTransparency, darkerColors, boldText, voiceOver, buttonShapes
    case crossFade

    var notification: Foundation.Notification.Name? {
      switch self {
      case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
      case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
      case .darkerColors: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
      case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
      case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
      case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
      case .crossFade: nil
      }
    }
  }

  private nonisolated static let on = Mutex<Set<String>>([])

  /// Everything that was posted to assistive technology, the oldest first.
  package static var posts: [(notification: UIAccessibility.Notification, argument: Any?)] = []

  package nonisolated static func isOn(_ setting: Setting) -> Bool {
    on.withLock { $0.contains(setting.rawValue) }
  }

  /// Changes a setting and tells who listens.
  package static func set(_ setting: Setting, to isOn: Bool) {
    guard self.isOn(setting) != isOn else { return }
    on.withLock {
      if isOn { $0.insert(setting.rawValue) } else { $0.remove(setting.rawValue) }
    }
    guard let name = setting.notification else { return }
    NotificationCenter.default.post(name: name, object: nil)
  }
}
