/// What identifies a trait, so that changes of it can be asked for.
public protocol UITraitDefinition {
  associatedtype Value: Hashable & Sendable

  /// What the trait is where nobody specifies it.
  static var defaultValue: Value { get }
}

/// A trait, by its type: `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type
