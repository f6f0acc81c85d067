import Foundation

/// The traits of a collection while it is made.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0

  func modified(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return TraitValues(
      userInterfaceStyle: traits.userInterfaceStyle, layoutDirection: traits.layoutDirection,
      displayScale: traits.displayScale)
  }

  func overridden(by other: UITraitCollection) -> TraitValues {
    var values = self
    if other.userInterfaceStyle != .unspecified { values.userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { values.layoutDirection = other.layoutDirection }
    if other.displayScale > 0 { values.displayScale = other.displayScale }
    return values
  }
}
