import FirstFrameTypesetting
import Foundation

extension UIFont {
  /// The font of a text style at the content size of the current traits.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at a content size; at that of the current traits where there is none.
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

  /// The font as it is at the content size of some traits; the same one where it does not depend on it.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    scaling?.font(at: traits.specifiedContentSizeCategory) ?? self
  }
}

extension UITraitCollection {
  /// The content size, or that of the current traits where there is none.
  var specifiedContentSizeCategory: UIContentSizeCategory {
    if preferredContentSizeCategory != .unspecified { return preferredContentSizeCategory }
    return UITraitCollection.current.preferredContentSizeCategory
  }
}
