import FirstFrameLayoutTree

/// The accessibility settings of the current environment, and the notifications that were posted.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A notification to assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

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

/// The role and behavior of an accessibility element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(.button)
  public static let link = UIAccessibilityTraits(.link)
  public static let header = UIAccessibilityTraits(.header)
  public static let searchField = UIAccessibilityTraits(.searchField)
  public static let image = UIAccessibilityTraits(.image)
  public static let staticText = UIAccessibilityTraits(.staticText)
  public static let tabBar = UIAccessibilityTraits(.tabBar)
  public static let adjustable = UIAccessibilityTraits(.adjustable)
  public static let keyboardKey = UIAccessibilityTraits(.keyboardKey)
  public static let summaryElement = UIAccessibilityTraits(.summaryElement)
  public static let selected = UIAccessibilityTraits(.selected)
  public static let notEnabled = UIAccessibilityTraits(.notEnabled)
  public static let updatesFrequently = UIAccessibilityTraits(.updatesFrequently)
  public static let playsSound = UIAccessibilityTraits(.playsSound)
  public static let startsMediaSession = UIAccessibilityTraits(.startsMediaSession)
  public static let allowsDirectInteraction = UIAccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = UIAccessibilityTraits(.causesPageTurn)
  /// Traits that layout trees do not contain.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 48)
  /// The trait of switches, whose value is `1` if they are on, and `0` if they are off.
  public static let toggleButton = UIAccessibilityTraits(.toggleButton)

  // Traits that UIKit gives to its own controls.
  package static let textField = UIAccessibilityTraits(.textField)
  package static let secureTextField = UIAccessibilityTraits(.secureTextField)
  package static let isEditing = UIAccessibilityTraits(.isEditing)
  package static let backButton = UIAccessibilityTraits(.backButton)
  package static let popUpButton = UIAccessibilityTraits(.popUpButton)

  /// The traits in the form that layout trees store.
  var list: [Accessibility.Trait] {
    Accessibility.Trait.allCases.filter { contains(UIAccessibilityTraits($0)) }
  }

  private init(_ trait: Accessibility.Trait) {
    let index = Accessibility.Trait.allCases.firstIndex(of: trait) ?? 0
    self.init(rawValue: 1 << UInt64(index))
  }
}
