import FirstFrameLayoutTree
import Foundation

/// Shows a bar for a search in a view. The search works; the bar is not drawn.
@preconcurrency @MainActor
open class UIFindInteraction: ViewInteraction {
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open private(set) var activeFindSession: UIFindSession?
  open var searchText: String? { didSet { if searchText != oldValue { search() } } }
  open var replacementText: String?
  /// Returns the menu of the bar for the options of the system.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// Begins a search, and prints once that its bar is not drawn.
  open func presentFindNavigator(showingReplace: Bool) {
    guard !isFindNavigatorVisible, let view, let session = delegate?.findInteraction(self, sessionFor: view) else {
      return
    }
    UsageWarnings.warnOfNoEffect(
      "UIFindInteraction.presentFindNavigator", "neither the bar of a search nor found text is drawn")
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
    search()
  }

  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    session.invalidateFoundResults()
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }

  private func search() {
    guard let searchText else { return }
    activeFindSession?.performSearch(query: searchText, options: nil)
  }

  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  /// Updates the number of results in the bar, which is not drawn.
  open func updateResultCount() {}
}

/// Provides the session of a search.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: DelegateObject {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Searches the text of a text view. Found text has no look of its own.
final class TextViewSearch: NSObject, UITextSearching, UIFindInteractionDelegate {
  private weak var view: UITextView?

  init(_ view: UITextView) {
    self.view = view
    super.init()
  }

  var selectedTextRange: UITextRange? { view?.selectedTextRange }
  var supportsTextReplacement: Bool { view?.isEditable == true }

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    UITextSearchingFindSession(searchableObject: self)
  }

  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?) -> ComparisonResult {
    view?.compare(foundRange.start, to: toRange.start) ?? .orderedSame
  }

  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable>
  ) {
    for range in ranges(of: queryString, options) {
      resultAggregator.foundRange(UITextRange(range), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  private func ranges(of query: String, _ options: UITextSearchOptions) -> [NSRange] {
    let text = view?.inputText ?? ""
    let comparison = options.stringCompareOptions.subtracting(.backwards)
    var ranges: [NSRange] = []
    var start = text.startIndex
    while start < text.endIndex,
      let range = text.range(of: query, options: comparison, range: start..<text.endIndex)
    {
      // Regular expressions can match nothing, such as `x*` before other letters.
      guard !range.isEmpty else {
        guard range.upperBound < text.endIndex else { break }
        start = text.index(after: range.upperBound)
        continue
      }
      if matches(range, in: text, options.wordMatchMethod) { ranges.append(NSRange(range, in: text)) }
      start = range.upperBound
    }
    return ranges
  }

  /// Whether a range is at the places of a word where a method searches.
  private func matches(
    _ range: Range<String.Index>, in text: String, _ method: UITextSearchOptions.WordMatchMethod
  ) -> Bool {
    func isLetter(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
    let startsWord = !isLetter(text[..<range.lowerBound].last)
    switch method {
    case .contains: return true
    case .startsWith: return startsWord
    case .fullWord: return startsWord && !isLetter(text[range.upperBound...].first)
    }
  }

  func decorate(foundTextRange: UITextRange, document: AnyHashable?, usingStyle: UITextSearchFoundTextStyle) {}
  func clearAllDecoratedFoundText() {}

  func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable?) {
    view?.scrollRangeToVisible(range.range)
  }

  func replace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) {
    view?.replace(foundTextRange, withText: withText)
  }

  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    for range in ranges(of: queryString, options).reversed() { view?.replace(UITextRange(range), withText: withText) }
  }
}
