import FirstFrameLayoutTree
public import Foundation

/// The traits that closures can set when they create or modify a trait collection.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The number of pixels per point; 0 if unspecified.
  var displayScale: CGFloat { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
  var displayGamut: UIDisplayGamut { get set }
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { get set }
  var imageDynamicRange: UIImage.DynamicRange { get set }
  var sceneCaptureState: UISceneCaptureState { get set }
  var typesettingLanguage: Locale.Language? { get set }
  var listEnvironment: UIListEnvironment { get set }
  /// The value of a trait, such as one that code defines; its default value if unspecified.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// The values of all traits.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var displayGamut = UIDisplayGamut.unspecified
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var toolbarItemPresentationSize = UINSToolbarItemPresentationSize.unspecified
  var imageDynamicRange = UIImage.DynamicRange.unspecified
  var sceneCaptureState = UISceneCaptureState.unspecified
  var typesettingLanguage: Locale.Language?
  var listEnvironment = UIListEnvironment.unspecified
  /// The values of the traits that code defines.
  var custom: [ObjectIdentifier: CustomTrait] = [:]
  /// The version of iOS whose look views have; `nil` if unspecified.
  var systemVersion: SystemVersion?

  func modified(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }

  /// Returns these values, overridden by the specified ones of another collection.
  func overridden(by other: TraitValues) -> TraitValues {
    var values = self
    values.override(\.userInterfaceStyle, with: other, unless: .unspecified)
    values.override(\.layoutDirection, with: other, unless: .unspecified)
    values.override(\.displayScale, with: other, unless: 0)
    values.override(\.preferredContentSizeCategory, with: other, unless: .unspecified)
    values.override(\.horizontalSizeClass, with: other, unless: .unspecified)
    values.override(\.verticalSizeClass, with: other, unless: .unspecified)
    values.override(\.userInterfaceIdiom, with: other, unless: .unspecified)
    values.override(\.accessibilityContrast, with: other, unless: .unspecified)
    values.override(\.legibilityWeight, with: other, unless: .unspecified)
    values.override(\.userInterfaceLevel, with: other, unless: .unspecified)
    values.override(\.forceTouchCapability, with: other, unless: .unknown)
    values.override(\.displayGamut, with: other, unless: .unspecified)
    values.override(\.activeAppearance, with: other, unless: .unspecified)
    values.override(\.toolbarItemPresentationSize, with: other, unless: .unspecified)
    values.override(\.imageDynamicRange, with: other, unless: .unspecified)
    values.override(\.sceneCaptureState, with: other, unless: .unspecified)
    values.override(\.typesettingLanguage, with: other, unless: nil)
    values.override(\.listEnvironment, with: other, unless: .unspecified)
    values.override(\.systemVersion, with: other, unless: nil)
    if !other.custom.isEmpty { values.custom.merge(other.custom) { _, new in new } }
    return values
  }

  private mutating func override<Value: Equatable>(
    _ trait: WritableKeyPath<TraitValues, Value>, with other: TraitValues, unless unspecified: Value
  ) {
    if other[keyPath: trait] != unspecified { self[keyPath: trait] = other[keyPath: trait] }
  }
}

/// The traits that a view or controller overrides for itself and its descendants. Other traits are unspecified.
public struct UITraitOverrides: UIMutableTraits, Sendable {
  var values = TraitValues() {
    didSet { isEmpty = values == TraitValues() }
  }
  /// Whether no trait is overridden. It is stored because every lookup of traits reads it in all ancestors.
  private(set) var isEmpty = true

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }

  /// The number of pixels per point; 0 if unspecified.
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }

  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }

  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }

  public var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }

  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }

  public var forceTouchCapability: UIForceTouchCapability {
    get { values.forceTouchCapability }
    set { values.forceTouchCapability = newValue }
  }

  public var displayGamut: UIDisplayGamut {
    get { values.displayGamut }
    set { values.displayGamut = newValue }
  }

  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { values.activeAppearance }
    set { values.activeAppearance = newValue }
  }

  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { values.toolbarItemPresentationSize }
    set { values.toolbarItemPresentationSize = newValue }
  }

  public var imageDynamicRange: UIImage.DynamicRange {
    get { values.imageDynamicRange }
    set { values.imageDynamicRange = newValue }
  }

  public var sceneCaptureState: UISceneCaptureState {
    get { values.sceneCaptureState }
    set { values.sceneCaptureState = newValue }
  }

  public var typesettingLanguage: Locale.Language? {
    get { values.typesettingLanguage }
    set { values.typesettingLanguage = newValue }
  }

  public var listEnvironment: UIListEnvironment {
    get { values.listEnvironment }
    set { values.listEnvironment = newValue }
  }

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    values.differ(from: TraitValues(), in: [trait])
  }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.reset(&values)
    } else {
      values.custom[ObjectIdentifier(trait)] = nil
    }
  }
}
