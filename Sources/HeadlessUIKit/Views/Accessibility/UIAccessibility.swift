/// The accessibility settings of the current environment, and the notifications that were posted.
@preconcurrency @MainActor
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }

  /// Appends a notification to ``posts``. There is no assistive technology to receive it.
  public static func post(notification: Notification, argument: Any?) {
    posts.append((notification, argument))
    if posts.count > postLimit { posts.removeFirst() }
  }

  /// The latest 100 notifications, oldest first, for tests to read and clear.
  public static var posts: [(notification: Notification, argument: Any?)] = []

  private static let postLimit = 100
}
