public import Foundation
import Typesetting

/// A typeface at a size and weight.
public final class UIFont: Sendable {
  /// The size of the em square, in points.
  public let pointSize: CGFloat
  let font: Font

  init(_ font: Font) {
    self.font = font
    pointSize = font.size
  }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12

  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: size, weight: weight.fontWeight))
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: size, weight: weight.fontWeight, isMonospaced: true))
  }

  /// The system font; its digits are all equally wide as they are.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  public func withSize(_ size: CGFloat) -> UIFont {
    var font = font
    font.size = size
    return UIFont(font)
  }
}
