/// The settings of assistive technology, as the environment that is being laid out has them, and what it is told.
@preconcurrency @MainActor
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }

  /// Tells assistive technology what changed. There is none: what was told is in ``posts``.
  public static func post(notification: Notification, argument: Any?) {
    posts.append((notification, argument))
    if posts.count > postLimit { posts.removeFirst() }
  }

  /// The last that was posted, for tests to read and to empty.
  public static var posts: [(notification: Notification, argument: Any?)] = []

  private static let postLimit = 100
}
