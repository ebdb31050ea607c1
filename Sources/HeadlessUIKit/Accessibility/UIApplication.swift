open class UIApplication: NSObject {
  public static let shared = UIApplication()

  public nonisolated static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// What the system does when memory is short.
  package func sendMemoryWarning() {
    NotificationCenter.default.post(
      name: Self.didReceiveMemoryWarningNotification, object: self)
  }
}
