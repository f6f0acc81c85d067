/// An object whose fonts can follow the content size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether fonts of text styles and from `UIFontMetrics` change with the content size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
