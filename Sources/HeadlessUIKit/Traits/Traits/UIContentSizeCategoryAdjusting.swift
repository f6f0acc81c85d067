/// Something whose fonts can follow the content size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether fonts of text styles, and fonts that `UIFontMetrics` made, change with the content size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
