public import Foundation

/// Divides a text into characters, words and larger units.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// Divides a text by its characters. Lines are the same as paragraphs, because only the view determines where a text wraps.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UITextInput)?

  public override init() {
    super.init()
  }

  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let text = TokenizedText(textInput), let textInput else { return nil }
    let offset = text.offset(of: position)
    guard let unit = text.unit(granularity, around: offset, isForward: direction.isForward) else { return nil }
    guard let start = textInput.position(from: textInput.beginningOfDocument, offset: unit.lowerBound),
      let end = textInput.position(from: textInput.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return textInput.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let text = TokenizedText(textInput) else { return false }
    let offset = text.offset(of: position)
    return text.units(granularity).contains { direction.isForward ? $0.upperBound == offset : $0.lowerBound == offset }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let text = TokenizedText(textInput), let textInput else { return nil }
    let offset = text.offset(of: position)
    let bounds = text.units(granularity)
    let target =
      direction.isForward
      ? bounds.map(\.upperBound).first { $0 > offset } : bounds.map(\.lowerBound).last { $0 < offset }
    return target.flatMap { textInput.position(from: textInput.beginningOfDocument, offset: $0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let text = TokenizedText(textInput) else { return false }
    return text.unit(granularity, around: text.offset(of: position), isForward: direction.isForward) != nil
  }
}

extension UITextDirection {
  /// Whether the direction leads to the end of a text that is written from left to right.
  fileprivate var isForward: Bool {
    rawValue == UITextStorageDirection.forward.rawValue || rawValue == UITextLayoutDirection.right.rawValue
      || rawValue == UITextLayoutDirection.down.rawValue
  }
}

/// The whole text of an input, with its units as ranges of UTF-16 code units.
@MainActor
private struct TokenizedText {
  private let input: any UITextInput
  private let text: String

  init?(_ input: (any UITextInput)?) {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
      return nil
    }
    self.input = input
    text = input.text(in: all) ?? ""
  }

  func offset(of position: UITextPosition) -> Int { input.offset(from: input.beginningOfDocument, to: position) }

  /// Returns the unit that an offset is in, or at whose edge it is in a direction.
  func unit(_ granularity: UITextGranularity, around offset: Int, isForward: Bool) -> Range<Int>? {
    units(granularity).first { isForward ? $0.contains(offset) : $0.lowerBound < offset && offset <= $0.upperBound }
  }

  func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    switch granularity {
    case .character: ranges(text.indices.map { $0..<text.index(after: $0) })
    case .word: ranges(parts { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" || $0 == "_" })
    case .sentence: ranges(sentences)
    case .paragraph, .line: ranges(parts { !$0.isNewline })
    case .document: [0..<text.utf16.count]
    }
  }

  private func ranges(_ parts: [Range<String.Index>]) -> [Range<Int>] {
    parts.map { $0.lowerBound.utf16Offset(in: text)..<$0.upperBound.utf16Offset(in: text) }
  }

  /// Returns the longest parts that consist of certain characters.
  private func parts(of isIncluded: (Character) -> Bool) -> [Range<String.Index>] {
    text.split { !isIncluded($0) }.map { $0.startIndex..<$0.endIndex }
  }

  /// The parts that end behind a mark and the spaces after it.
  private var sentences: [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var start = text.startIndex
    var isEnded = false
    for index in text.indices {
      let character = text[index]
      if isEnded, !character.isWhitespace, !".!?".contains(character) {
        result.append(start..<index)
        (start, isEnded) = (index, false)
      }
      if ".!?\n".contains(character) { isEnded = true }
    }
    if start < text.endIndex { result.append(start..<text.endIndex) }
    return result
  }
}
