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
    values.override(\.systemVersion, with: other, unless: nil)
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

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    values.differ(from: TraitValues(), in: [trait])
  }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) {
    (trait as? any SystemTrait.Type)?.reset(&values)
  }
}
