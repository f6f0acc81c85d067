import FirstFrameTypesetting
public import Foundation

/// The system font is the built-in typeface.
extension UIFont {
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

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(Font(size: size, isItalic: true))
  }

  /// The system font's sibling whose characters are all equally wide.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: size, weight: weight.fontWeight, isMonospaced: true))
  }

  /// The system font with digits that are all equally wide, for numbers that change or stand in columns.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: size, weight: weight.fontWeight, features: [FontFeature("tnum")]))
  }
}
