import Foundation

/// The traits of a collection while it is made.
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

  func modified(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }

  /// These traits, and on top of them those that others specify.
  func overridden(by other: TraitValues) -> TraitValues {
    var values = self
    values.take(\.userInterfaceStyle, of: other, unless: .unspecified)
    values.take(\.layoutDirection, of: other, unless: .unspecified)
    values.take(\.displayScale, of: other, unless: 0)
    values.take(\.preferredContentSizeCategory, of: other, unless: .unspecified)
    values.take(\.horizontalSizeClass, of: other, unless: .unspecified)
    values.take(\.verticalSizeClass, of: other, unless: .unspecified)
    values.take(\.userInterfaceIdiom, of: other, unless: .unspecified)
    values.take(\.accessibilityContrast, of: other, unless: .unspecified)
    values.take(\.legibilityWeight, of: other, unless: .unspecified)
    return values
  }

  private mutating func take<Value: Equatable>(
    _ trait: WritableKeyPath<TraitValues, Value>, of other: TraitValues, unless unspecified: Value
  ) {
    if other[keyPath: trait] != unspecified { self[keyPath: trait] = other[keyPath: trait] }
  }
}
