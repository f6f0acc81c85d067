import FirstFrameCompiledResources
public import FirstFrameLayoutTree
public import Foundation
import Synchronization

/// The traits of an environment: appearance, layout direction, scale, text size, size classes and others.
///
/// A trait may be unspecified. Collections are merged trait by trait.
open class UITraitCollection: @unchecked Sendable {
  let values: TraitValues

  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The number of pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { values.displayScale }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The version of iOS whose look views have. If the collection does not specify it, it is that of the current traits.
  package var systemVersion: SystemVersion {
    values.systemVersion ?? UITraitCollection.current.values.systemVersion ?? .default
  }

  init(_ traits: TraitValues) {
    values = traits
  }

  public init() {
    values = TraitValues()
  }

  /// Creates a collection of the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().modified(by: mutations))
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Merges several collections. If two specify the same trait, the later one takes precedence.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Returns these traits with the changes that a closure makes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.modified(by: mutations))
  }

  /// Returns the types of the traits in which two collections differ.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection?.values ?? TraitValues()
    let custom = values.custom.merging(other.custom) { own, _ in own }.values.map(\.trait)
    return (Self.systemTraits + custom).filter { values.differ(from: other, in: [$0]) }
  }

  /// Whether dynamic colors may differ between the two collections.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
      || accessibilityContrast != other?.accessibilityContrast
      || userInterfaceLevel != other?.userInterfaceLevel
      || values.systemVersion != other?.values.systemVersion
      || values.custom != other?.values.custom ?? [:]
        && changedTraits(from: other).contains { $0.affectsColorAppearance }
  }

  static var systemTraits: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
      UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitAccessibilityContrast.self,
      UITraitLegibilityWeight.self,
      UITraitUserInterfaceLevel.self, UITraitForceTouchCapability.self, UITraitDisplayGamut.self,
      UITraitActiveAppearance.self, UITraitToolbarItemPresentationSize.self, UITraitImageDynamicRange.self,
      UITraitSceneCaptureState.self, UITraitTypesettingLanguage.self, UITraitListEnvironment.self,
    ]
  }
}

extension UITraitCollection: Hashable {
  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left === right || left.values == right.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}

extension UITraitCollection {
  /// The traits of a view that is created outside of all rendering environments.
  static let unhosted = UITraitCollection(
    environment: DeviceScreen.current.map { RenderingEnvironment(scale: $0.scale) } ?? RenderingEnvironment())

  /// The scale of the screen that a ported package has chosen, in pixels per point; otherwise that of snapshots.
  @_spi(Porting) public static var scaleOfScreen: CGFloat { unhosted.displayScale }

  /// Creates the traits of a rendering environment, all specified.
  ///
  /// Size classes and the idiom that the environment does not specify are derived from its size, as for a device with a
  /// screen of that size.
  public convenience init(environment: RenderingEnvironment) {
    let screen = ScreenClasses(size: environment.size)
    self.init(
      TraitValues(
        userInterfaceStyle: environment.appearance == .dark ? .dark : .light,
        layoutDirection: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        displayScale: environment.scale,
        preferredContentSizeCategory: UIContentSizeCategory(environment.contentSize),
        horizontalSizeClass: environment.horizontalSizeClass.map(UIUserInterfaceSizeClass.init) ?? screen.horizontal,
        verticalSizeClass: environment.verticalSizeClass.map(UIUserInterfaceSizeClass.init) ?? screen.vertical,
        userInterfaceIdiom: environment.idiom.map(UIUserInterfaceIdiom.init) ?? screen.idiom,
        accessibilityContrast: environment.isContrastIncreased ? .high : .normal,
        legibilityWeight: environment.isTextBold ? .bold : .regular,
        userInterfaceLevel: .base, systemVersion: environment.systemVersion))
  }

  /// Returns these traits with another appearance, or this object if that changes nothing.
  func overriding(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return modifyingTraits { $0.userInterfaceStyle = style }
  }

  /// Returns these traits with overrides, or this object if there are none.
  func overriding(_ overrides: UITraitOverrides) -> UITraitCollection {
    guard !overrides.isEmpty else { return self }
    return UITraitCollection(values.overridden(by: overrides.values))
  }
}

extension UITraitCollection {
  /// The traits that were set as the current ones; `nil` outside of all passes. Colors may read them on any thread.
  private static let assignedTraits = Mutex<UITraitCollection?>(nil)

  /// The traits that dynamic colors are resolved with by default, and that new views and controllers have.
  ///
  /// They are set during every pass. Outside of passes they are those of the drawn device, with a user's default
  /// settings.
  public static var current: UITraitCollection {
    get { assignedTraits.withLock { $0 } ?? DeviceTraits.current }
    set {
      // Code that restores the traits from outside of all passes ends its assignment.
      let new: UITraitCollection? = newValue == DeviceTraits.current ? nil : newValue
      // The previous traits are released after the lock, because they may own the last reference to a custom value.
      let previous = assignedTraits.withLock { current in
        defer { current = new }
        return current
      }
      withExtendedLifetime(previous) {}
    }
  }

  /// Calls a closure while this is the current collection.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = Self.assignedTraits.withLock { traits in
      defer { traits = self }
      return traits
    }
    defer { Self.assignedTraits.withLock { $0 = previous } }
    actions()
  }
}
