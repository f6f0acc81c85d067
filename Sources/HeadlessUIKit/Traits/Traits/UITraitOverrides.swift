public import Foundation

/// The traits that a view or a controller sets for itself and all within it.
///
/// A trait that is read and was not set is unspecified.
public struct UITraitOverrides: UIMutableTraits, Sendable {
  var values = TraitValues() {
    didSet { isEmpty = values == TraitValues() }
  }
  /// Kept, as every view on the way to the root is asked whenever its traits are.
  private(set) var isEmpty = true

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }

  /// Pixels per point; 0 where it is not set.
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

  /// Whether a trait is set.
  public func contains(_ trait: UITrait) -> Bool {
    values.differ(from: TraitValues(), in: [trait])
  }

  /// Leaves a trait to whatever is around.
  public mutating func remove(_ trait: UITrait) {
    (trait as? any SystemTrait.Type)?.reset(&values)
  }
}
