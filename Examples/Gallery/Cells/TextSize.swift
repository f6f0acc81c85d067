import ArgumentParser
import FirstFrameLayoutTree

/// How large a reader wants text, under the names of Apple's tables of Dynamic Type.
enum TextSize: String, CaseIterable, Codable, Sendable, ExpressibleByArgument {
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"
  case accessibilityMedium = "AX1"
  case accessibilityLarge = "AX2"
  case accessibilityExtraLarge = "AX3"
  case accessibilityExtraExtraLarge = "AX4"
  case accessibilityExtraExtraExtraLarge = "AX5"

  /// What devices come with.
  static let usual = TextSize.large

  var contentSize: ContentSize {
    // Both run from the smallest to the largest.
    zip(Self.allCases, ContentSize.allCases).first { $0.0 == self }?.1 ?? .large
  }
}
