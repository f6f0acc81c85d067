import FirstFrameTypesetting
public import Foundation

/// Scales fonts and lengths by the ratio of a text style's size to its size at `large`.
public final class UIFontMetrics: Sendable {
  /// The metrics of the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  // MARK: Fonts

  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, maximum: nil, traitCollection)
  }

  /// - Parameter maximumPointSize: The maximum size, in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// - Parameter maximumPointSize: The maximum size, in points; 0 for no maximum.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize > 0 ? maximumPointSize : nil, traitCollection)
  }

  private func scaled(_ font: UIFont, maximum: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
    self.font(font.font, maximum: maximum, at: (traits ?? .current).specifiedContentSizeCategory)
  }

  func font(_ base: Font, maximum: CGFloat?, at category: UIContentSizeCategory) -> UIFont {
    var font = base
    font.size = min(scaled(base.size, at: category), maximum ?? .infinity)
    return UIFont(font, scaling: .metrics(self, base: base, maximum: maximum))
  }

  // MARK: Lengths

  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    scaled(value, at: (traitCollection ?? .current).specifiedContentSizeCategory)
  }

  private func scaled(_ length: CGFloat, at category: UIContentSizeCategory) -> CGFloat {
    length * DynamicTypeSizes.size(of: style, at: category) / DynamicTypeSizes.size(of: style, at: .large)
  }
}

extension UIFont {
  /// Returns the font of a text style at the content size of the current traits.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the content size of some traits or, if unspecified, of the current traits.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(style: style, category: (traitCollection ?? .current).specifiedContentSizeCategory)
  }

  convenience init(style: TextStyle, category: UIContentSizeCategory) {
    let weight: Weight = style == .headline ? .semibold : .regular
    self.init(
      Font(size: DynamicTypeSizes.size(of: style, at: category), weight: weight.fontWeight),
      scaling: .textStyle(style))
  }

  /// Returns the font at the content size of some traits. Fonts that do not scale are returned unchanged.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    scaling?.font(at: traits.specifiedContentSizeCategory) ?? self
  }
}

extension UITraitCollection {
  /// The content size category or, if unspecified, the category of the current traits.
  var specifiedContentSizeCategory: UIContentSizeCategory {
    if preferredContentSizeCategory != .unspecified { return preferredContentSizeCategory }
    return UITraitCollection.current.preferredContentSizeCategory
  }
}

/// The origin of a font's size, from which the font can be recreated at another content size.
enum FontScaling: Sendable {
  case textStyle(UIFont.TextStyle)
  case metrics(UIFontMetrics, base: Font, maximum: CGFloat?)

  func font(at category: UIContentSizeCategory) -> UIFont {
    switch self {
    case .textStyle(let style): UIFont(style: style, category: category)
    case .metrics(let metrics, let base, let maximum): metrics.font(base, maximum: maximum, at: category)
    }
  }
}

/// The sizes of text styles at every content size, in points.
///
/// Source: Apple, Human Interface Guidelines, "Typography", the tables of Dynamic Type sizes for iOS and iPadOS.
enum DynamicTypeSizes {
  /// The sizes from extraSmall to extraExtraExtraLarge, followed by the five accessibility sizes.
  static let largeTitle: [CGFloat] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
  static let title1: [CGFloat] = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
  static let title2: [CGFloat] = [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
  static let title3: [CGFloat] = [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
  static let headline: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  static let body: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  static let callout: [CGFloat] = [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
  static let subheadline: [CGFloat] = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
  static let footnote: [CGFloat] = [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
  static let caption1: [CGFloat] = [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
  static let caption2: [CGFloat] = [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]

  /// Returns the size of a style, in points. Unknown categories have the size at `large`.
  static func size(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    let row = row(of: style)
    let rank = category.rank
    return row[rank < 0 ? UIContentSizeCategory.large.rank : rank]
  }

  private static func row(of style: UIFont.TextStyle) -> [CGFloat] {
    switch style {
    case .largeTitle: largeTitle
    case .title1: title1
    case .title2: title2
    case .title3: title3
    case .headline: headline
    case .callout: callout
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption1: caption1
    case .caption2: caption2
    default: body
    }
  }
}
