public import Foundation
public import HeadlessUIKit

/// The colors, fonts, corners and spacings of all components.
public enum StyleProvider {
  /// Returns the font with a weight and a size in points, which scales with the content size.
  public static func fontWith(type: FontType, size: CGFloat) -> UIFont {
    UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: size, weight: type.weight))
  }

  /// Returns the font with a weight and a size in points, which scales with the content size up to a maximum in points.
  public static func fontWith(type: FontType, size: CGFloat, maximum: CGFloat) -> UIFont {
    UIFontMetrics(forTextStyle: .body)
      .scaledFont(for: UIFont.systemFont(ofSize: size, weight: type.weight), maximumPointSize: maximum)
  }
}
