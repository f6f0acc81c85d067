public import Foundation

/// A view with a text that is written into, and places in it.
@preconcurrency @MainActor
public protocol UITextInput: UIView, UITextInputTraits {
  var selectedTextRange: UITextRange? { get set }
  var hasText: Bool { get }
  /// The characters that places are counted in.
  var inputText: String { get }
  func insertText(_ text: String)
}

extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(inputText.utf16.count) }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (low, high) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
    return UITextRange(NSRange(location: low, length: high - low))
  }

  /// Nil beyond the ends of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...inputText.utf16.count).contains(place) ? UITextPosition(place) : nil
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  /// The characters of a stretch; nil where it reaches beyond the text.
  public func text(in range: UITextRange) -> String? {
    Range(range.range, in: inputText).map { String(inputText[$0]) }
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
  }
}
