public import Foundation
public import HeadlessUIKit

/// The one place that components take their colours, fonts, corners and distances from.
public enum StyleProvider {
  /// The font of a weight and a size in points, which grows with the content size.
  public static func fontWith(type: FontType, size: CGFloat) -> UIFont {
    UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: size, weight: type.weight))
  }

  /// The font of a weight and a size in points, which grows with the content size up to a largest size in points.
  public static func fontWith(type: FontType, size: CGFloat, maximum: CGFloat) -> UIFont {
    UIFontMetrics(forTextStyle: .body)
      .scaledFont(for: UIFont.systemFont(ofSize: size, weight: type.weight), maximumPointSize: maximum)
  }
}
