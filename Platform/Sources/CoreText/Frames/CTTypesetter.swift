public import CoreGraphics
public import Foundation
@_spi(Porting) import HeadlessUIKit

/// Breaks a string into lines.
public final class CTTypesetter {
  let text: SourceText

  init(_ text: SourceText) {
    self.text = text
  }
}

public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(SourceText(string))
}

/// - Parameter options: Have no effect: every text is laid out, with the levels of the bidirectional algorithm.
public func CTTypesetterCreateWithAttributedStringAndOptions(
  _ string: CFAttributedString, _ options: CFDictionary?
) -> CTTypesetter? { CTTypesetter(SourceText(string)) }

/// Creates a line of a range; of the rest of the string for a range without length.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let range = typesetter.text.range(stringRange)
  return CTLine(typesetter.text, range, isRightToLeft: typesetter.text.isRightToLeft(at: range.lowerBound))
}

/// - Parameter offset: The distance of the line from the start of its paragraph, in points. It has no effect: tabs are
///   measured from the start of the line.
public func CTTypesetterCreateLineWithOffset(
  _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine { CTTypesetterCreateLine(typesetter, stringRange) }

/// Returns the number of characters, as UTF-16 code units, of the longest line that ends where a line may break.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.lineLength(from: startIndex, width: width, breaksAnywhere: false) }

public func CTTypesetterSuggestLineBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex { CTTypesetterSuggestLineBreak(typesetter, startIndex, width) }

/// Returns the number of characters, as UTF-16 code units, of the longest line that ends after any character.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.lineLength(from: startIndex, width: width, breaksAnywhere: true) }

public func CTTypesetterSuggestClusterBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex { CTTypesetterSuggestClusterBreak(typesetter, startIndex, width) }

extension CTTypesetter {
  fileprivate func lineLength(from start: Int, width: Double, breaksAnywhere: Bool) -> Int {
    let range = text.range(CFRange(location: start, length: 0))
    guard !range.isEmpty else { return 0 }
    // No line is longer than its paragraph.
    let paragraph = NSString(string: text.attributed.string).paragraphRange(
      for: NSRange(location: range.lowerBound, length: 0))
    let rest = NSMutableAttributedString(
      attributedString: text.part(range.clamped(to: range.lowerBound..<paragraph.upperBound)))
    // Indents belong to frames, and line break modes other than those of words to their last lines.
    rest.addAttribute(.paragraphStyle, value: NSParagraphStyle(), range: NSRange(location: 0, length: rest.length))
    let lines = TextLines(
      rest, width: CGFloat(max(width, 0)), height: .greatestFiniteMagnitude, breaksAnywhere: breaksAnywhere)
    return lines.lines.first?.offsets.count ?? 0
  }
}

extension CFRange {
  /// Returns the part of the range that is among a number of elements. A range without length extends to the last one.
  func clamped(to count: Int) -> Range<Int> {
    let start = min(max(location, 0), count)
    return start..<(length > 0 ? start + min(length, count - start) : count)
  }
}

extension SourceText {
  /// Returns a range inside the string; the rest of the string for a range without length.
  func range(_ range: CFRange) -> Range<Int> { range.clamped(to: attributed.length) }

  func part(_ range: Range<Int>) -> NSAttributedString {
    attributed.attributedSubstring(from: NSRange(location: range.lowerBound, length: range.count))
  }

  /// Whether the paragraph of a character is written from right to left.
  func isRightToLeft(at index: Int) -> Bool {
    let paragraphs = TextLines(attributed, width: .infinity, height: .infinity).lines
    return (paragraphs.last { $0.offsets.lowerBound <= index } ?? paragraphs.first)?.isRightToLeft ?? false
  }
}
