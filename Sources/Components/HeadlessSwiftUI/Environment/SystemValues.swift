import FirstFrameLayoutTree
public import HeadlessUIKit

/// How much a background stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
  public static let decreased = BadgeProminence(name: "decreased")
}

/// Where the bar of a tab view is.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let topBar = TabBarPlacement(name: "topBar")
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let sidebar = TabBarPlacement(name: "sidebar")
}

/// How a material looks in windows that are not active.
public enum MaterialActiveAppearance: Hashable, Sendable {
  case automatic, active, inactive, matchWindow
}

extension EnvironmentValues {
  private enum Name {
    enum Rename {}
    enum SpringLoading {}
    enum Hover {}
    enum MenuIndicator {}
    enum Range {}
    enum Background {}
    enum Badge {}
    enum Content {}
    enum Group {}
    enum Keyboard {}
    enum Material {}
  }

  // MARK: Actions

  public var rename: RenameAction? {
    get { self[TaggedKey<RenameAction, Name.Rename>.self] }
    set { self[TaggedKey<RenameAction, Name.Rename>.self] = newValue }
  }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var keyboardShortcut: KeyboardShortcut? { nil }

  // MARK: Behavior

  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[TaggedKey<SpringLoadingBehavior, Name.SpringLoading>.self] ?? .automatic }
    set { self[TaggedKey<SpringLoadingBehavior, Name.SpringLoading>.self] = newValue }
  }
  public var isHoverEffectEnabled: Bool {
    get { self[TaggedKey<Bool, Name.Hover>.self] ?? true }
    set { self[TaggedKey<Bool, Name.Hover>.self] = newValue }
  }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[TaggedKey<ScrollDismissesKeyboardMode, Name.Keyboard>.self] ?? .automatic }
    set { self[TaggedKey<ScrollDismissesKeyboardMode, Name.Keyboard>.self] = newValue }
  }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { verticalScrollIndicatorVisibility }
    set { verticalScrollIndicatorVisibility = newValue }
  }
  /// Whether texts are corrected; `nil` for the default of the system.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
  public var isSceneCaptured: Bool { false }
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  public var menuIndicatorVisibility: Visibility {
    get { self[TaggedKey<Visibility, Name.MenuIndicator>.self] ?? .automatic }
    set { self[TaggedKey<Visibility, Name.MenuIndicator>.self] = newValue }
  }

  // MARK: Looks

  public var backgroundProminence: BackgroundProminence {
    get { self[TaggedKey<BackgroundProminence, Name.Background>.self] ?? .standard }
    set {
      self[TaggedKey<BackgroundProminence, Name.Background>.self] = newValue
      guard newValue == .increased else { return }
      UsageWarnings.warnOfNoEffect("EnvironmentValues.backgroundProminence", "styles have their colors")
    }
  }
  public var badgeProminence: BadgeProminence {
    get { self[TaggedKey<BadgeProminence, Name.Badge>.self] ?? .standard }
    set { self[TaggedKey<BadgeProminence, Name.Badge>.self] = newValue }
  }
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[TaggedKey<MaterialActiveAppearance, Name.Material>.self] ?? .automatic }
    set { self[TaggedKey<MaterialActiveAppearance, Name.Material>.self] = newValue }
  }
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[TaggedKey<Image.DynamicRange, Name.Range>.self] }
    set { self[TaggedKey<Image.DynamicRange, Name.Range>.self] = newValue }
  }
  public var contentTransition: ContentTransition {
    get { self[TaggedKey<ContentTransition, Name.Content>.self] ?? .interpolate }
    set { self[TaggedKey<ContentTransition, Name.Content>.self] = newValue }
  }
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[TaggedKey<Bool, Name.Group>.self] ?? false }
    set { self[TaggedKey<Bool, Name.Group>.self] = newValue }
  }

  // MARK: Tabs

  public var tabBarPlacement: TabBarPlacement? { nil }
  public var isTabBarShowingSections: Bool { false }
}

extension View {
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    if prominence != .standard {
      UsageWarnings.warnOfNoEffect("View.badgeProminence", "badges have the standard prominence")
    }
    return environment(\.badgeProminence, prominence)
  }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
