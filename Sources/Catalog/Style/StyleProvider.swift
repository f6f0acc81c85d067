public import Foundation
public import HeadlessUIKit

/// The one place that components take their colours and fonts from.
public enum StyleProvider {
  /// The font of a weight and a size in points.
  public static func fontWith(type: FontType, size: CGFloat) -> UIFont {
    UIFont.systemFont(ofSize: size, weight: type.weight)
  }
}
