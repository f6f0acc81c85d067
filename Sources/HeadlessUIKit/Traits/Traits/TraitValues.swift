import Foundation

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

  func modified(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }

  /// These values, overridden by the specified ones of another collection.
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
    return values
  }

  private mutating func override<Value: Equatable>(
    _ trait: WritableKeyPath<TraitValues, Value>, with other: TraitValues, unless unspecified: Value
  ) {
    if other[keyPath: trait] != unspecified { self[keyPath: trait] = other[keyPath: trait] }
  }
}
