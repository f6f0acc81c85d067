/// The definition of a trait. Its type identifies the trait in registrations for changes.
public protocol UITraitDefinition {
  associatedtype Value: Hashable & Sendable

  /// The value of the trait if unspecified.
  static var defaultValue: Value { get }
}

/// The type that identifies a trait, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type
