public import Foundation

/// A search in progress. Subclasses override its methods.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  open var resultCount: Int { 0 }
  open var highlightedResultIndex: Int { NSNotFound }
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  open var supportsReplacement: Bool { false }
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  public override init() {
    super.init()
  }

  open func performSearch(query: String, options: UITextSearchOptions?) {}
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  open func invalidateFoundResults() {}

  /// What is shown beside the field of a search.
  public enum SearchResultDisplayStyle: UInt, CaseIterable, Sendable {
    case currentAndTotal = 0
    case total = 1
    case none = 2
  }
}

/// A search in an object with texts.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  open private(set) weak var searchableObject: (any UITextSearching)?
  private var results: [Result] = []
  private var highlighted = NSNotFound

  /// The actions on a found text, whose document has a type of its own.
  private struct Result {
    let decorate: @MainActor (UITextSearchFoundTextStyle) -> Void
    let show: @MainActor () -> Void
    let replace: @MainActor (String) -> Void
    let mayReplace: @MainActor (String) -> Bool
  }

  public init(searchableObject: any UITextSearching) {
    self.searchableObject = searchableObject
    super.init()
  }

  open override var resultCount: Int { results.count }
  open override var highlightedResultIndex: Int { highlighted }
  open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    supportsReplacement && results.indices.contains(highlighted) && results[highlighted].mayReplace("")
  }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    invalidateFoundResults()
    guard let searchableObject, !query.isEmpty else { return }
    results = Self.results(in: searchableObject, query, options ?? UITextSearchOptions())
    for result in results { result.decorate(.found) }
    highlight(0)
  }

  private static func results<Object: UITextSearching>(
    in object: Object, _ query: String, _ options: UITextSearchOptions
  ) -> [Result] {
    let aggregator = UITextSearchAggregator<Object.DocumentIdentifier>()
    object.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
    let sorted = aggregator.found.sorted { first, second in
      if let one = first.document, let other = second.document, one != other {
        return object.compare(document: one, toDocument: other) == .orderedAscending
      }
      return object.compare(first.range, toRange: second.range, document: first.document) == .orderedAscending
    }
    return sorted.map { found in
      Result(
        decorate: { object.decorate(foundTextRange: found.range, document: found.document, usingStyle: $0) },
        show: {
          object.willHighlight(foundTextRange: found.range, document: found.document)
          object.scrollRangeToVisible(found.range, inDocument: found.document)
        },
        replace: { object.replace(foundTextRange: found.range, document: found.document, withText: $0) },
        mayReplace: { object.shouldReplace(foundTextRange: found.range, document: found.document, withText: $0) })
    }
  }

  open override func highlightNextResult(in direction: UITextStorageDirection) {
    guard !results.isEmpty else { return }
    if results.indices.contains(highlighted) { results[highlighted].decorate(.found) }
    highlight((highlighted + (direction == .forward ? 1 : results.count - 1)) % results.count)
  }

  private func highlight(_ index: Int) {
    guard results.indices.contains(index) else { return }
    highlighted = index
    results[index].show()
    results[index].decorate(.highlighted)
  }

  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard results.indices.contains(highlighted), results[highlighted].mayReplace(replacementString) else { return }
    let index = highlighted
    results[index].replace(replacementString)
    performSearch(query: searchQuery, options: options)
    if index > 0, index < results.count { highlightNextResult(from: index) }
  }

  private func highlightNextResult(from index: Int) {
    results[highlighted].decorate(.found)
    highlight(index)
  }

  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    searchableObject?.replaceAll(
      queryString: searchQuery, options: options ?? UITextSearchOptions(), withText: replacementString)
    performSearch(query: searchQuery, options: options)
  }

  open override func invalidateFoundResults() {
    searchableObject?.clearAllDecoratedFoundText()
    results = []
    highlighted = NSNotFound
  }
}
