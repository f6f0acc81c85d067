import Foundation

/// A text with positions by offsets in UTF-16 code units, as text fields and text views have it.
@MainActor
struct PlainText {
  let string: String

  init(_ string: String) {
    self.string = string
  }

  var count: Int { string.utf16.count }
  var end: UITextPosition { UITextPosition(count) }

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    let (low, high) = (min(start.offset, end.offset), max(start.offset, end.offset))
    return UITextRange(NSRange(location: low, length: high &- low))
  }

  /// Returns the position at a distance; `nil` outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (target, isOverflow) = position.offset.addingReportingOverflow(offset)
    return !isOverflow && (0...count).contains(target) ? UITextPosition(target) : nil
  }

  /// Returns the text in a range; `nil` if the range extends beyond the text.
  func text(in range: UITextRange) -> String? { range.range.indices(in: string).map { String(string[$0]) } }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
  }

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition {
    direction == .left || direction == .up ? range.start : range.end
  }

  /// Returns the range from a position to the end of the text in a direction.
  func range(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange {
    range(from: position, to: direction == .left || direction == .up ? UITextPosition(0) : end)
  }

  /// Returns the range of the character that ends at an offset; empty at the beginning.
  func character(before offset: Int) -> NSRange {
    let offset = max(0, min(offset, count))
    guard offset > 0 else { return NSRange(location: 0, length: 0) }
    let index = string.utf16.index(string.startIndex, offsetBy: offset)
    let start = string.indices.last { $0 < index }?.utf16Offset(in: string) ?? 0
    return NSRange(location: start, length: offset - start)
  }

  /// The offsets between the characters, from the beginning to the end.
  var boundaries: [Int] { string.indices.map { $0.utf16Offset(in: string) } + [count] }

  /// Returns the text with a range replaced; `nil` if the range extends beyond the text or divides a character's code.
  func replacing(_ range: NSRange, with replacement: String) -> String? {
    range.indices(in: string).map { string.replacingCharacters(in: $0, with: replacement) }
  }
}
