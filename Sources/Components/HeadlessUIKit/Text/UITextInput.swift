public import Foundation

/// An editable text view with positions in its text.
@preconcurrency @MainActor
public protocol UITextInput: UIView, UITextInputTraits {
  var selectedTextRange: UITextRange? { get set }
  var hasText: Bool { get }
  /// The text that positions refer to.
  var inputText: String { get }
  func insertText(_ text: String)
}

extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(inputText.utf16.count) }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (low, high) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
    return UITextRange(NSRange(location: low, length: high &- low))
  }

  /// Returns the position at an offset in UTF-16 code units; `nil` outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (target, isOverflow) = position.offset.addingReportingOverflow(offset)
    return !isOverflow && (0...inputText.utf16.count).contains(target) ? UITextPosition(target) : nil
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset &- from.offset }

  /// Returns the text in a range; `nil` if the range extends beyond the text.
  public func text(in range: UITextRange) -> String? {
    range.range.indices(in: inputText).map { String(inputText[$0]) }
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
  }
}

/// A position between two characters of a text.
open class UITextPosition: NSObject {
  /// The offset from the beginning, in UTF-16 code units.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
  open override var hash: Int { offset.hashValue }
}

/// A range of a text between two positions; empty if they are equal.
open class UITextRange: NSObject {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
  }

  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.location &+ range.length) }
  open var isEmpty: Bool { range.length == 0 }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
  open override var hash: Int { range.location ^ range.length << 16 }
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

/// The keyboard properties of a text input.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType? { get set }
}

/// The type of keyboard. Stored only: no keyboard is drawn.
public enum UIKeyboardType: Int, CaseIterable, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11
}

/// The label of the return key.
public enum UIReturnKeyType: Int, CaseIterable, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

/// The automatic capitalization of typed text.
public enum UITextAutocapitalizationType: Int, CaseIterable, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// Whether the keyboard corrects words.
public enum UITextAutocorrectionType: Int, CaseIterable, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The meaning of the text in a field.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let name = UITextContentType(rawValue: "name")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
  public static let postalCode = UITextContentType(rawValue: "postal-code")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
