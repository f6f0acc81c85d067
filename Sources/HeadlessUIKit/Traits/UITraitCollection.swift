public import Foundation

/// What an environment tells its views: appearance, layout direction and scale.
///
/// A trait may be unspecified; collections are merged trait by trait. Two collections are equal when all their
/// traits are.
public final class UITraitCollection: Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Pixels per point; 0 where it is not specified.
  public let displayScale: CGFloat

  init(_ traits: TraitValues) {
    userInterfaceStyle = traits.userInterfaceStyle
    layoutDirection = traits.layoutDirection
    displayScale = traits.displayScale
  }

  public convenience init() {
    self.init(TraitValues())
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

  /// The traits that a closure sets, and no others.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().modified(by: mutations))
  }

  /// The traits of several collections; where two specify the same one, the later wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $0.overridden(by: $1) })
  }

  /// These traits, with the changes that a closure makes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.modified(by: mutations))
  }

  /// Whether a dynamic colour may look different in another environment.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  var values: TraitValues {
    TraitValues(
      userInterfaceStyle: userInterfaceStyle, layoutDirection: layoutDirection, displayScale: displayScale)
  }
}
