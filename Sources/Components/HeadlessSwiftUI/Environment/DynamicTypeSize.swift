public import HeadlessUIKit

/// The text size that a user prefers.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The size of texts and images in bars, which do not grow.
  static let standardForBars = large

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// UIKit's categories, from the smallest.
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  var category: UIContentSizeCategory { Self.categories[rawValue] }

  init(_ category: UIContentSizeCategory) {
    self = Self.categories.firstIndex(of: category).flatMap(Self.init) ?? .large
  }
}

/// The former name of a text size.
public enum ContentSizeCategory: Int, CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public init(_ size: DynamicTypeSize) { self = Self(rawValue: size.rawValue) ?? .large }

  public init?(_ category: UIContentSizeCategory) {
    guard category != .unspecified else { return nil }
    self.init(DynamicTypeSize(category))
  }

  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize(rawValue: rawValue) ?? .large }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  public static func <= (left: Self, right: Self) -> Bool { left.rawValue <= right.rawValue }
  public static func > (left: Self, right: Self) -> Bool { left.rawValue > right.rawValue }
  public static func >= (left: Self, right: Self) -> Bool { left.rawValue >= right.rawValue }
}
