import Foundation

/// What an environment tells its views: appearance, layout direction, scale, text size, and room.
///
/// A trait may be unspecified; collections are merged trait by trait. Two collections are equal when all their
/// traits are.
public final class UITraitCollection: Sendable {
  let values: TraitValues

  init(_ traits: TraitValues) {
    values = traits
  }

  public convenience init() {
    self.init(TraitValues())
  }

  /// The traits that a closure sets, and no others.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().modified(by: mutations))
  }

  /// The traits of several collections; where two specify the same one, the later wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// These traits, with the changes that a closure makes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.modified(by: mutations))
  }

  /// The traits that two collections do not agree on, as their types.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection?.values ?? TraitValues()
    return Self.systemTraits.filter { values.differ(from: other, in: [$0]) }
  }

  /// Whether a dynamic colour may look different in another environment.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle || accessibilityContrast != other?.accessibilityContrast
  }

  private static var systemTraits: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
      UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    ]
  }
}
