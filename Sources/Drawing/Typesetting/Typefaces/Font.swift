public import Foundation

/// The font of a run of text: a family, a size, a weight and a style.
public struct Font: Hashable, Sendable {
  /// The name of the family; `nil` for the built-in typeface.
  public var family: String?
  /// The size of the em square, in points.
  public var size: CGFloat
  public var weight: FontWeight
  /// Whether all characters have the same width. Only the built-in typeface has a monospaced variant.
  public var isMonospaced: Bool
  /// Whether letters are slanted.
  public var isItalic: Bool
  /// The OpenType features to turn on or off.
  public var features: [FontFeature]

  public init(
    family: String? = nil, size: CGFloat, weight: FontWeight = .regular, isMonospaced: Bool = false,
    isItalic: Bool = false, features: [FontFeature] = []
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isMonospaced = isMonospaced
    self.isItalic = isItalic
    self.features = features
  }
}

/// An OpenType feature and its setting.
public struct FontFeature: Hashable, Sendable {
  /// The four-character tag, such as `tnum`.
  public var tag: String
  /// The setting: 0 for off, 1 for on, or the number of an alternative if there are several.
  public var value: Int

  public init(_ tag: String, value: Int = 1) {
    self.tag = tag
    self.value = value
  }
}

/// The weight of a font, from 100 (thinnest) to 900 (black), on the scale of CSS and OpenType.
public struct FontWeight: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Int

  public static let ultraLight = FontWeight(clamping: 100)
  public static let thin = FontWeight(clamping: 200)
  public static let light = FontWeight(clamping: 300)
  public static let regular = FontWeight(clamping: 400)
  public static let medium = FontWeight(clamping: 500)
  public static let semibold = FontWeight(clamping: 600)
  public static let bold = FontWeight(clamping: 700)
  public static let heavy = FontWeight(clamping: 800)
  public static let black = FontWeight(clamping: 900)

  /// Returns `nil` outside of 100...900.
  public init?(rawValue: Int) {
    guard (100...900).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  public init(clamping value: Int) {
    rawValue = min(max(value, 100), 900)
  }

  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The name of the weight in the full name of a typeface; the number if the weight has no name.
  var styleName: String {
    switch self {
    case .ultraLight: "UltraLight"
    case .thin: "Thin"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "Semibold"
    case .bold: "Bold"
    case .heavy: "Heavy"
    case .black: "Black"
    default: String(rawValue)
    }
  }
}
