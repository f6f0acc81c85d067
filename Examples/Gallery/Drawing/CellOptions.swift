public import ArgumentParser
public import FirstFrameCatalog
public import FirstFrameLayoutTree
import HeadlessUIKit

/// The direction of the interface, with the names that HTML uses.
enum Direction: String, CaseIterable, Sendable, ExpressibleByArgument {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// Creates the direction in which a language is written.
  init(of language: Language) {
    self = language.isRightToLeft ? .rightToLeft : .leftToRight
  }

  var layoutDirection: LayoutDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
}

/// The preferred text size, with the names in Apple's tables of Dynamic Type.
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

  /// The default size of devices.
  static let standard = TextSize.large

  var contentSize: ContentSize {
    // Both types list the sizes from the smallest to the largest.
    zip(Self.allCases, ContentSize.allCases).first { $0.0 == self }?.1 ?? .large
  }
}

/// The devices for which screens can be drawn: the smallest phone, two current sizes, and two tablets.
enum Device: String, CaseIterable, Sendable, ExpressibleByArgument {
  case phoneSE = "iPhone-SE"
  case phone16 = "iPhone-16"
  case phone16ProMax = "iPhone-16-Pro-Max"
  case padMini = "iPad-mini"
  case padPro11 = "iPad-Pro-11"

  var config: ViewImageConfig {
    switch self {
    case .phoneSE: .iPhoneSe
    case .phone16: .iPhone16
    case .phone16ProMax: .iPhone16ProMax
    case .padMini: .iPadMini
    case .padPro11: .iPadPro11
    }
  }

  /// The name with spaces.
  var title: String {
    rawValue.split(separator: "-").joined(separator: " ")
  }
}

extension Appearance: ExpressibleByArgument {}

extension Language: ExpressibleByArgument {}
