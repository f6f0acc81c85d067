import FirstFrameTypesetting
import Foundation

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

  /// The font at the content size of some traits. Fonts that do not scale are returned unchanged.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    scaling?.font(at: traits.specifiedContentSizeCategory) ?? self
  }
}

extension UITraitCollection {
  /// The content size category or, if unspecified, that of the current traits.
  var specifiedContentSizeCategory: UIContentSizeCategory {
    if preferredContentSizeCategory != .unspecified { return preferredContentSizeCategory }
    return UITraitCollection.current.preferredContentSizeCategory
  }
}
