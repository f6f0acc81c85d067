public import Foundation

/// The definition of a trait. Its type identifies the trait in registrations for changes.
public protocol UITraitDefinition {
  associatedtype Value: Hashable & Sendable

  /// The value of the trait if unspecified.
  static var defaultValue: Value { get }
  /// A name that stays the same in all versions of the code.
  static var identifier: String { get }
  static var name: String { get }
  /// Whether dynamic colors depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var identifier: String { String(reflecting: Self.self) }
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// The type that identifies a trait, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that is stored in ``TraitValues``.
protocol SystemTrait: UITraitDefinition {
  static var keyPath: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func isDifferent(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left[keyPath: keyPath] != right[keyPath: keyPath]
  }

  static func reset(_ values: inout TraitValues) {
    values[keyPath: keyPath] = TraitValues()[keyPath: keyPath]
  }

  static func value(in values: TraitValues) -> Any { values[keyPath: keyPath] }

  static func set(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: keyPath] = value }
  }
}

extension TraitValues {
  /// Whether other values differ in at least one of several traits.
  func differ(from other: TraitValues, in traits: [UITrait]) -> Bool {
    traits.contains { trait in
      if let system = trait as? any SystemTrait.Type { return system.isDifferent(self, other) }
      return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
    }
  }
}

/// The trait for light or dark appearance.
public enum UITraitUserInterfaceStyle: SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait for the layout direction.
public enum UITraitLayoutDirection: SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var keyPath: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait for the number of pixels per point; 0 if unspecified.
public enum UITraitDisplayScale: SystemTrait {
  public static let defaultValue: CGFloat = 0
  static var keyPath: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait for the preferred text size.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var keyPath: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait for the size class of the width.
public enum UITraitHorizontalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait for the size class of the height.
public enum UITraitVerticalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait for the kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait for the contrast of colors.
public enum UITraitAccessibilityContrast: SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait for the legibility weight of text.
public enum UITraitLegibilityWeight: SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  static var keyPath: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait for the level of an interface above other content.
public enum UITraitUserInterfaceLevel: SystemTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
