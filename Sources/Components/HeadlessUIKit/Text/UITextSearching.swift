public import Foundation

/// An object with texts that can be searched.
@preconcurrency @MainActor
public protocol UITextSearching: AnyObject {
  associatedtype DocumentIdentifier: Hashable = AnyHashable

  var selectedTextRange: UITextRange? { get }
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  var supportsTextReplacement: Bool { get }
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  func clearAllDecoratedFoundText()
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  public var supportsTextReplacement: Bool { false }
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}

  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool { true }

  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}

/// Collects the ranges that a search finds.
@preconcurrency @MainActor
public final class UITextSearchAggregator<DocumentIdentifier: Hashable> {
  struct Found {
    let range: UITextRange
    let document: DocumentIdentifier?
  }

  private(set) var found: [Found] = []
  private(set) var isFinished = false

  /// Creates an aggregator, as a session does. Not part of UIKit, where only a session makes one.
  public init() {}

  public var allFoundRanges: [UITextRange] { found.map(\.range) }

  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) {
    found.append(Found(range: range, document: document))
  }

  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
    found.removeAll { $0.range == range && $0.document == document }
  }

  public func finishedSearching() {
    isFinished = true
  }

  public func invalidate() {
    found = []
    isFinished = false
  }
}

/// How a search compares texts.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  open private(set) var wordMatchMethod: WordMatchMethod
  open private(set) var stringCompareOptions: NSString.CompareOptions

  public override init() {
    wordMatchMethod = .contains
    stringCompareOptions = .caseInsensitive
    super.init()
  }

  /// Creates options, for tests. Not part of UIKit.
  public init(wordMatchMethod: WordMatchMethod, stringCompareOptions: NSString.CompareOptions) {
    self.wordMatchMethod = wordMatchMethod
    self.stringCompareOptions = stringCompareOptions
    super.init()
  }

  /// Which part of a word must be equal.
  public enum WordMatchMethod: Int, CaseIterable, Sendable {
    case contains = 0
    case startsWith = 1
    case fullWord = 2
  }
}

/// The look of a found text.
public enum UITextSearchFoundTextStyle: Int, CaseIterable, Sendable {
  case normal = 0
  case found = 1
  case highlighted = 2
}
