import FirstFrameLayoutTree
import FirstFrameTypesetting
public import Foundation

/// Scales fonts and lengths by the ratio of a text style's distance between lines to the distance at `large`.
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

  /// - Parameters:
  ///   - font: The font at the content size `large`.
  ///   - maximumPointSize: The maximum size, in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// - Parameters:
  ///   - font: The font at the content size `large`.
  ///   - maximumPointSize: The maximum size, in points; 0 for no maximum.
  ///   - traitCollection: The traits with the content size; `nil` for the current ones.
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
    let factor = factor(at: category)
    font.size = min(factor == 1 ? base.size : (base.size * factor).rounded(), maximum ?? .infinity)
    return UIFont(font, scaling: .metrics(self, base: base, maximum: maximum))
  }

  // MARK: Lengths

  /// Returns the scaled value, rounded to the nearest pixel.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    let factor = factor(at: traits.specifiedContentSizeCategory)
    return factor == 1 ? value : PixelGrid(traits.displayScale > 0 ? traits : .current).rounded(value * factor)
  }

  private func factor(at category: UIContentSizeCategory) -> CGFloat {
    TextStyleMetrics(of: style, at: category).linePitch / TextStyleMetrics(of: style, at: .large).linePitch
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
    let metrics = TextStyleMetrics(of: style, at: category)
    let font = Font(size: metrics.size, weight: weight.fontWeight)
    // The system font has no leading of its own: the text style determines the distance between lines.
    let lineHeight = Typesetter.current.lineMetrics(of: font).lineHeight
    self.init(font, scaling: .textStyle(style), styleLeading: max(metrics.linePitch - lineHeight, 0))
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
