import Foundation

/// The traits of an environment: appearance, layout direction, scale, text size, size classes and others.
///
/// A trait may be unspecified. Collections are merged trait by trait.
public final class UITraitCollection: Sendable {
  let values: TraitValues

  init(_ traits: TraitValues) {
    values = traits
  }

  public convenience init() {
    self.init(TraitValues())
  }

  /// Creates a collection of the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().modified(by: mutations))
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
    return Self.systemTraits.filter { values.differ(from: other, in: [$0]) }
  }

  /// Whether dynamic colours may differ between the two collections.
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
