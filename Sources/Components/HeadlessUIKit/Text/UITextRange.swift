public import Foundation

/// A position between two characters of a text. Views with texts of their own subclass it.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The offset from the beginning, in UTF-16 code units; 0 in subclasses.
  nonisolated let offset: Int

  public override init() {
    offset = 0
    super.init()
  }

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextPosition, type(of: other) == type(of: self) else { return false }
    return type(of: self) == UITextPosition.self ? other.offset == offset : other === self
  }

  open nonisolated override var hash: Int {
    type(of: self) == UITextPosition.self ? offset.hashValue : ObjectIdentifier(self).hashValue
  }
}

/// A range of a text between two positions; empty if they are equal. Views with texts of their own subclass it.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The range in UTF-16 code units; empty in subclasses.
  nonisolated let range: NSRange

  public override init() {
    range = NSRange(location: 0, length: 0)
    super.init()
  }

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.location &+ range.length) }
  open var isEmpty: Bool { range.length == 0 }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextRange, type(of: other) == type(of: self) else { return false }
    return type(of: self) == UITextRange.self ? other.range == range : other === self
  }

  open nonisolated override var hash: Int {
    type(of: self) == UITextRange.self ? range.location ^ range.length << 16 : ObjectIdentifier(self).hashValue
  }
}

extension String {
  /// Returns the text of a range of UTF-16 code units, limited to the string. Half of a surrogate pair, as in an emoji
  /// that a range divides, becomes a replacement character, which Foundation does not allow.
  func text(in range: NSRange) -> String {
    let range = range.clamped(to: utf16.count)
    return String(decoding: utf16.dropFirst(range.location).prefix(range.length), as: UTF16.self)
  }
}

extension NSRange {
  /// Returns the range of UTF-16 code units in a text; `nil` if it extends beyond the text.
  func indices(in text: String) -> Range<String.Index>? {
    let count = text.utf16.count
    guard location >= 0, length >= 0, location <= count, length <= count - location else { return nil }
    return Range(self, in: text)
  }

  /// Returns the part of the range in a text of a number of UTF-16 code units.
  func clamped(to count: Int) -> NSRange {
    let start = max(0, min(location, count))
    return NSRange(location: start, length: max(0, min(length, count - start)))
  }
}
