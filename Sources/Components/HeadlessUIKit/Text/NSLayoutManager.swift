import FirstFrameLayoutTree
import FirstFrameTypesetting
public import Foundation

/// The area that text is laid out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The size, in points; 0 or a large value in a dimension without a limit.
  open var size: CGSize
  /// The space at the start and end of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { textView?.textDidChange() } }
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { textView?.textDidChange() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet {
      textView?.label.lineBreakMode = lineBreakMode
      textView?.textDidChange()
    }
  }
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  /// The areas without text. They are not supported.
  /// Areas without text. Text is laid out in them all the same; a text view with such areas has a warning.
  open var exclusionPaths: [UIBezierPath] = []
  weak var textView: UITextView?
  /// Whether lines fill the width of the container, and are without gaps.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Returns the part of a proposed line in the container, in points. Layout does not call it: lines fill the container.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    return proposedRect.intersection(CGRect(origin: .zero, size: size))
  }

  open internal(set) weak var layoutManager: NSLayoutManager?

  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}

/// Maps points to the characters of a text, and characters to their positions.
///
/// Glyphs are not distinguished from characters: the index of both is the offset in UTF-16 code units. Only the first
/// container is used.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  open internal(set) weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open var showsInvisibleCharacters = false
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { warnOfDelegate() } }
  /// How readily words are divided, from 0 to 1. Words are not divided here.
  open var hyphenationFactor: CGFloat = 0 { didSet { NSParagraphStyle.warnOfHyphenation(hyphenationFactor) } }

  public override init() {
    super.init()
  }

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Inserts a container, at the end if the index is too large.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: max(0, min(index, textContainers.count)))
    container.layoutManager = self
  }

  open func removeTextContainer(at index: Int) {
    if textContainers.indices.contains(index) { textContainers.remove(at: index) }
  }

  open func ensureLayout(for container: NSTextContainer) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {}
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  func layout(in container: NSTextContainer) -> TypesetText {
    guard let textStorage, textStorage.length > 0 else {
      return NSAttributedString(string: "").measured(width: .infinity, height: .infinity, lines: 0, scale: 1)
    }
    func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e7 ? length : .infinity }
    return textStorage.measured(
      width: max(limit(container.size.width) - 2 * container.lineFragmentPadding, 1),
      height: limit(container.size.height), lines: container.maximumNumberOfLines, scale: 1,
      usesFontLeading: usesFontLeading, lineBreakMode: container.lineBreakMode)
  }

  // MARK: Characters and glyphs

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns the range of the characters that the lines of a container hold, including those that an ellipsis replaces.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let end = layout(in: container).lines.last?.offsets.upperBound ?? 0
    return NSRange(location: 0, length: min(end, numberOfGlyphs))
  }

  /// Returns the range of the characters that an ellipsis replaces on the line of a character. Its location is
  /// `NSNotFound` if the line is not truncated.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange { hiddenRange(at: glyphIndex) }

  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  // MARK: Points

  /// Returns the index of the character at a point in a container, or of the nearest character.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    guard numberOfGlyphs > 0 else { return 0 }
    let text = layout(in: container)
    let location = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)
    let nearest = text.position(closestTo: location)
    let line = text.lines.first { location.y < $0.baseline + $0.descent } ?? text.lines.last
    let caret = text.caretRect(at: nearest).minX
    let isBefore = line?.direction == .rightToLeft ? location.x > caret : location.x < caret
    let start = line?.offsets.lowerBound ?? 0
    let end = max((line?.offsets.upperBound ?? numberOfGlyphs) - 1, start)
    partialFraction?.pointee = isBefore ? 0.75 : 0.25
    return min(max(isBefore ? nearest - 1 : nearest, start), min(end, numberOfGlyphs - 1))
  }

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  // MARK: Positions

  /// Returns the area of the text in a container, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    var size = layout(in: container).size
    size.width += 2 * container.lineFragmentPadding
    return CGRect(origin: .zero, size: size)
  }

  /// Returns the smallest rectangle that contains the characters of a range, in points.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let result = lineRects(of: glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }
    return result.isNull ? .zero : result
  }

  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let container = textContainers.first else { return .zero }
    let caret = layout(in: container).caretRect(at: glyphIndex)
    return CGPoint(x: caret.minX + container.lineFragmentPadding, y: caret.height)
  }

  /// Calls a closure for each line, with the rectangle of the line, the part of it that contains text, the container,
  /// and the range of its characters.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var isStopped = ObjCBool(false)
    for line in layout(in: container).lines {
      let range = NSRange(location: line.offsets.lowerBound, length: line.offsets.count)
      guard NSIntersectionRange(range, glyphRange.clamped(to: numberOfGlyphs)).length > 0 else { continue }
      let used = CGRect(
        x: line.x, y: line.baseline - line.ascent, width: line.width + 2 * container.lineFragmentPadding,
        height: line.ascent + line.descent)
      let width = container.size.width > 0 ? container.size.width : used.width
      block(CGRect(x: 0, y: used.minY, width: width, height: used.height), used, container, range, &isStopped)
      if isStopped.boolValue { return }
    }
  }
  // MARK: Lines

  /// Returns the rectangle of the line with a character, in points.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    line(at: glyphIndex, effectiveRange)?.whole ?? .zero
  }

  /// Returns the part of a line that contains text, in points.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    line(at: glyphIndex, effectiveRange)?.used ?? .zero
  }

  /// The empty line behind a line break at the end of the text; empty without one.
  open var extraLineFragmentRect: CGRect { extraLine }

  /// Calls a closure with the rectangles of a range, line by line.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isStopped = ObjCBool(false)
    for rect in lineRects(of: glyphRange, in: textContainer) {
      block(rect, &isStopped)
      if isStopped.boolValue { return }
    }
  }

  // MARK: Drawing

  /// Draws the background of a range. It is drawn with the letters; subclasses draw what they add.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws a range in the current context, at the distance of the container's origin.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { draw(glyphsToShow, at: origin) }
}
