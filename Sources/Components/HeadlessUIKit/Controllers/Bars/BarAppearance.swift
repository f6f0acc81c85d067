public import Foundation

/// The appearance of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  /// The idiom that the standard values are for. They are the same for all idioms.
  open private(set) var idiom: UIUserInterfaceIdiom

  public override init() {
    idiom = UIDevice.current.userInterfaceIdiom
    super.init()
  }

  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Creates an appearance with a copy of the properties that all bars have.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  open func configureWithDefaultBackground() {
    clear()
    backgroundEffect = UIBlurEffect(style: .regular)
    shadowColor = .barShadow
  }

  open func configureWithOpaqueBackground() {
    clear()
    backgroundColor = .systemBackground
    shadowColor = .barShadow
  }

  open func configureWithTransparentBackground() {
    clear()
  }

  private func clear() {
    backgroundColor = nil
    backgroundEffect = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of subtitles, and of those below large titles.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage = UIImage()
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }
}

@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected tab, in the middle of it.
  open var selectionIndicatorImage: UIImage?
  open var stackedItemSpacing: CGFloat = 0
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of a tab, in points; 0 for the standard one.
  open var stackedItemWidth: CGFloat = 0
}

/// The appearance of the buttons of a bar in their states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  open private(set) var normal = UIBarItemStateAppearance()
  open private(set) var highlighted = UIBarItemStateAppearance()
  open private(set) var disabled = UIBarItemStateAppearance()
  open private(set) var focused = UIBarItemStateAppearance()

  public override init() {
    super.init()
  }

  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {}

  /// Gives the title of a button the attributes of its states.
  func apply(to button: UIButton) {
    if let font = normal.titleTextAttributes[.font] as? UIFont { button.titleLabel?.font = font }
    for (appearance, state) in [(normal, UIControl.State.normal), (highlighted, .highlighted), (disabled, .disabled)] {
      guard let color = appearance.titleTextAttributes[.foregroundColor] as? UIColor else { continue }
      button.setTitleColor(color, for: state)
    }
    let offset = normal.titlePositionAdjustment
    guard offset.horizontal != 0 || offset.vertical != 0 else { return }
    let insets = button.titleEdgeInsets
    button.titleEdgeInsets = UIEdgeInsets(
      top: insets.top + offset.vertical, left: insets.left + offset.horizontal, bottom: insets.bottom - offset.vertical,
      right: insets.right - offset.horizontal)
  }

  /// Returns the properties that are set and visible on a device, but not drawn.
  func undrawnProperties(at path: String) -> [UndrawnProperty] {
    [("normal", normal), ("highlighted", highlighted), ("disabled", disabled)]
      .flatMap { $1.undrawnProperties(at: "\(path).\($0)") }
  }
}

extension [UIBarButtonItem] {
  /// The properties of the items that are set and visible on a device, but not drawn.
  @MainActor var undrawnProperties: [UndrawnProperty] {
    flatMap { item in
      var properties = item.seldom.undrawn
      if item.isSelected, item.customView == nil {
        properties.append(UndrawnProperty("isSelected", drawn: "the button has no background"))
      }
      if item.changesSelectionAsPrimaryAction, item.menu != nil {
        properties.append(
          UndrawnProperty("changesSelectionAsPrimaryAction", drawn: "the button does not show the choice of its menu"))
      }
      return properties.map { $0.at("items") }
    }
  }
}

/// The appearance of the items of a tab bar in their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  open private(set) var normal = UIBarItemStateAppearance()
  open private(set) var selected = UIBarItemStateAppearance()
  open private(set) var disabled = UIBarItemStateAppearance()
  open private(set) var focused = UIBarItemStateAppearance()

  public override init() {
    super.init()
  }

  public init(style: Style) {
    super.init()
  }

  open func configureWithDefault(for style: Style) {}

  /// The arrangement of an item: its title below the image, or beside it.
  public enum Style: Int, CaseIterable, Sendable {
    case stacked = 0
    case inline = 1
    case compactInline = 2
  }
}

/// The appearance of a button of a bar in one state.
public typealias UIBarButtonItemStateAppearance = UIBarItemStateAppearance

/// The appearance of a tab in one state.
public typealias UITabBarItemStateAppearance = UIBarItemStateAppearance

/// The appearance of an item of a bar in one state.
@preconcurrency @MainActor
open class UIBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  /// The font and the color of a badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of a badge from its standard position, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The distance of the text of a badge from its middle, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero
  /// The distance of the background image from its standard position, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  /// Returns the properties that are set and visible on a device, but not drawn.
  func undrawnProperties(at path: String) -> [UndrawnProperty] {
    guard backgroundImage != nil else { return [] }
    return [UndrawnProperty("\(path).backgroundImage", drawn: "the item has no background of its own")]
  }
}

/// The metrics of a bar, which depend on the height of the screen.
public enum UIBarMetrics: Int, CaseIterable, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The position of a bar.
public enum UIBarPosition: Int, CaseIterable, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

/// The style of a bar without a `UIBarAppearance`.
public enum UIBarStyle: Int, CaseIterable, Sendable {
  case `default` = 0
  case black = 1
}

extension UIColor {
  /// The hairline at the edge of a bar.
  static let barShadow = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}
