import FirstFrameLayoutTree
import FirstFrameTypesetting
public import Foundation

/// The lines and carets of a text that is laid out.
extension NSLayoutManager {
  /// Returns the rectangles of the characters of a range, line by line, in points.
  func lineRects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    let text = layout(in: container)
    let range = range.clamped(to: numberOfGlyphs)
    return text.lines.compactMap { line in
      let low = max(range.location, line.offsets.lowerBound)
      let high = min(range.location + range.length, line.offsets.upperBound)
      guard low < high else { return nil }
      let start = text.caretRect(at: low).minX
      let end = high < line.offsets.upperBound ? text.caretRect(at: high).minX : line.x + line.width
      return CGRect(
        x: min(start, end) + container.lineFragmentPadding, y: line.baseline - line.ascent, width: abs(end - start),
        height: line.ascent + line.descent)
    }
  }

  func caretRect(at offset: Int, in container: NSTextContainer) -> CGRect {
    layout(in: container).caretRect(at: offset).offsetBy(dx: container.lineFragmentPadding, dy: 0)
  }

  func caretOffset(closestTo point: CGPoint, in container: NSTextContainer) -> Int {
    layout(in: container).position(closestTo: CGPoint(x: point.x - container.lineFragmentPadding, y: point.y))
  }

  /// Returns the rectangles of the line with a character: the whole line, and the part with text.
  func line(at index: Int, _ effectiveRange: NSRangePointer?) -> (whole: CGRect, used: CGRect)? {
    var result: (whole: CGRect, used: CGRect)?
    enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: numberOfGlyphs)) { whole, used, _, range, stop in
      guard NSLocationInRange(index, range) else { return }
      effectiveRange?.pointee = range
      result = (whole, used)
      stop.pointee = true
    }
    return result
  }

  func hiddenRange(at index: Int) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let container = textContainers.first else { return none }
    let text = layout(in: container)
    guard text.isTruncated, let line = text.lines.last, line.offsets.contains(index),
      line.clusters.contains(where: \.offsets.isEmpty)
    else { return none }
    // The first gap between visible characters.
    var start = line.offsets.lowerBound
    let visible = line.clusters.map(\.offsets).filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    for range in visible {
      guard range.lowerBound <= start else { return NSRange(location: start, length: range.lowerBound - start) }
      start = range.upperBound
    }
    return start < line.offsets.upperBound ? NSRange(location: start, length: line.offsets.upperBound - start) : none
  }

  var extraLine: CGRect {
    guard let container = textContainers.first, let text = textStorage?.string, text.last?.isNewline == true,
      let last = layout(in: container).lines.last
    else { return .zero }
    let height = last.ascent + last.descent
    return CGRect(x: 0, y: last.baseline + last.descent, width: container.size.width, height: height)
  }

  func warnOfDelegate() {
    guard delegate != nil else { return }
    UsageWarnings.warnOfNoEffect("NSLayoutManager.delegate", "lines are laid out without asking a delegate")
  }

  func draw(_ range: NSRange, at origin: CGPoint) {
    guard let textStorage, let container = textContainers.first else { return }
    let range = range.clamped(to: textStorage.length)
    guard range.length > 0 else { return }
    let place = caretRect(at: range.location, in: container)
    let isWhole = range.location == 0
    let width = container.size.width > 0 ? container.size.width - 2 * container.lineFragmentPadding : 1e6
    textStorage.attributedSubstring(from: range)
      .draw(
        in: CGRect(
          x: origin.x + (isWhole ? container.lineFragmentPadding : place.minX),
          y: origin.y + (isWhole ? 0 : place.minY), width: width, height: 1e6))
  }
}

/// Controls how a text is laid out. Nothing here asks a delegate; code may.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  )
}

extension NSLayoutManagerDelegate {
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
