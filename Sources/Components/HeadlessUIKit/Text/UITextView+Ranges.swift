public import Foundation

extension UITextView {
  /// Scrolls until a range of the text, in UTF-16 code units, is visible.
  public func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let manager = layoutManager
    let glyphs = manager.glyphRange(forCharacterRange: range.clamped(to: text.utf16.count), actualCharacterRange: nil)
    let rect = manager.boundingRect(forGlyphRange: glyphs, in: textContainer)
    scrollRectToVisible(rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top), animated: false)
  }
}
