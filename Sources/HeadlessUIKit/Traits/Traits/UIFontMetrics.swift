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

  /// - Parameter maximumPointSize: In points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// - Parameter maximumPointSize: In points; 0 means no maximum.
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
