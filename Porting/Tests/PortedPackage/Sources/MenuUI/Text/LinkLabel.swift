import UIKit

/// A label that knows which of its characters is at a point.
final class LinkLabel: UILabel {
  func characterIndex(at point: CGPoint) -> Int? {
    guard let attributedText, !bounds.isEmpty else { return nil }
    let storage = NSTextStorage(attributedString: attributedText)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: bounds.size)
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = numberOfLines
    container.lineBreakMode = lineBreakMode
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let index = manager.characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    let rect = manager.boundingRect(
      forGlyphRange: NSRange(location: index, length: 1), in: container)
    return rect.insetBy(dx: -1, dy: -1).contains(point) ? index : nil
  }
}
