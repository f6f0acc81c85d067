import FirstFrameLayoutTree
import Foundation

/// A use of a table or a collection view for which UIKit throws an exception. The reasons are worded as in UIKit.
enum ListError: Hashable {
  case update(ListUpdateError)
  case unregisteredCell(identifier: String)
  case unregisteredView(kind: String, identifier: String)
  case unregisteredDecoration(kind: String)
  /// A token that another list returned.
  case foreignToken(view: String)
  /// A registered class that does not make views of the requested class.
  case otherClass(identifier: String, expected: String)
  case dequeuedOutside(IndexPath)
  case scrolledToSection(Int, count: Int)
  case scrolledToItem(IndexPath, count: Int)
  case noDataSource
  case sharedCell(IndexPath)
  case sharedView(kind: String, IndexPath)
  case noCell(IndexPath, provider: String)
  case noCellForItem(IndexPath, item: String)
  case noView(kind: String, IndexPath, provider: String)
  case noItem(IndexPath)
  case otherReconfiguredCell(IndexPath)
  case negativeSections(Int)
  case negativeItems(Int, section: Int)
  case tooManyItems(Int)

  func report(in list: ListVocabulary) {
    UsageErrors.report(UsageError(reason(in: list), advice: advice(in: list)))
  }

  private func reason(in list: ListVocabulary) -> String {
    switch self {
    case .update(let error): error.reason(in: list)
    case .unregisteredCell(let identifier):
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
        + "connect a prototype cell in a storyboard"
    case .unregisteredView(let kind, let identifier):
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard"
    case .unregisteredDecoration(let kind):
      "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype"
    case .foreignToken(let view): "the token for \(view) belongs to another list;"
    case .otherClass(let identifier, let expected): "the identifier \(identifier) is not registered for \(expected);"
    case .dequeuedOutside(let path): "request for rect at invalid index path (\(path.text))"
    case .scrolledToSection(let section, let count):
      list.isTable
        ? "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: section (\(section)) beyond bounds (\(count))."
        : "Attempted to scroll the collection view to an out-of-bounds section (\(section)) when there are only "
          + "\(count) sections."
    case .scrolledToItem(let path, let count):
      list.isTable
        ? "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (\(path.item)) beyond bounds "
          + "(\(count)) for section (\(path.section))."
        : "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only "
          + "\(count) items in section \(path.section)."
    case .noDataSource:
      list.isTable
        ? "UITableView failed to obtain a cell from its dataSource ((null))" : "UICollectionView dataSource is not set"
    case .sharedCell(let path):
      "\(list.name) internal inconsistency: the cell for the \(list.item) at index path \(path.text) is already used for "
        + "another \(list.item)"
    case .sharedView(let kind, let path):
      "\(list.name) internal inconsistency: the view of kind \(kind) at index path \(path.text) is already used elsewhere"
    case .noCell(let path, _):
      "\(list.name) failed to obtain a cell from its dataSource for the \(list.item) at index path \(path.text)"
    case .noCellForItem(let path, let item):
      "\(list.name) dataSource returned a nil cell for \(list.item) at index path: \(path.text), "
        + "with item identifier: \(item)"
    case .noView(let kind, let path, _):
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind), \(path.text)) was "
        + "not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
        + "((null))"
    case .noItem(let path): "Invalid parameter not satisfying: itemIdentifier for index path \(path.text)"
    case .otherReconfiguredCell(let path):
      "the cell returned for the \(list.item) at index path \(path.text) is not the existing cell, which is being "
        + "reconfigured"
    case .negativeSections(let count): "Invalid parameter not satisfying: numberOfSections >= 0 (\(count))"
    case .negativeItems(let count, let section):
      "Invalid parameter not satisfying: number of \(list.items) >= 0 (\(count) in section \(section))"
    case .tooManyItems(let count): "the data source has \(count) sections or \(list.items) in a section"
    }
  }

  private func advice(in list: ListVocabulary) -> String {
    switch self {
    case .update(let error): error.advice(in: list)
    case .unregisteredCell(let identifier):
      "Write \(list.variable).register(YourCell.self, \(list.cellIdentifier): \"\(identifier)\") before the view is shown."
    case .unregisteredView(let kind, let identifier):
      "Write collectionView.register(YourView.self, forSupplementaryViewOfKind: \"\(kind)\", "
        + "withReuseIdentifier: \"\(identifier)\") before the view is shown."
    case .unregisteredDecoration(let kind):
      "Write layout.register(YourView.self, forDecorationViewOfKind: \"\(kind)\")."
    case .foreignToken(let view): "dequeue with the token that register(\(view).self) of this list returned."
    case .otherClass(_, let expected): "register \(expected) under this identifier."
    case .dequeuedOutside: "Dequeue a cell for the index path that the data source receives."
    case .scrolledToSection, .scrolledToItem: "Scroll only to \(list.items) of the data source."
    case .noDataSource: "The data source was deallocated; keep it in a property."
    case .sharedCell: "Call dequeueReusableCell for every \(list.item)."
    case .sharedView: "Call dequeueReusableSupplementaryView for every view."
    case .noCell(_, let provider): "Override or implement \(list.cellMethod) in \(provider)."
    case .noCellForItem: "Return a dequeued cell for every item."
    case .noView(_, _, let provider): "Return a dequeued view from \(provider)."
    case .noItem: "Change \(list.items) only by applying snapshots."
    case .otherReconfiguredCell: "Return the cell that dequeueReusableCell returns."
    case .negativeSections, .negativeItems: "Return 0 or more."
    case .tooManyItems: "Return at most \(Self.largestCount)."
    }
  }

  /// The number of sections, and of items in a section, that fits into memory.
  static let largestCount = 10_000_000
}

extension IndexPath {
  /// The index path in the form of UIKit's messages.
  var text: String { "{length = \(count), path = \(map { String($0) }.joined(separator: " - "))}" }
}

/// The terms of a kind of list, for error messages.
struct ListVocabulary: Hashable {
  let isTable: Bool

  static let table = ListVocabulary(isTable: true)
  static let collection = ListVocabulary(isTable: false)

  var name: String { isTable ? "UITableView" : "UICollectionView" }
  var list: String { isTable ? "table view" : "collection view" }
  var variable: String { isTable ? "tableView" : "collectionView" }
  var item: String { isTable ? "row" : "item" }
  var items: String { isTable ? "rows" : "items" }
  var insertItems: String { isTable ? "insertRows" : "insertItems" }
  var deleteItems: String { isTable ? "deleteRows" : "deleteItems" }
  var cellIdentifier: String { isTable ? "forCellReuseIdentifier" : "forCellWithReuseIdentifier" }
  var cellMethod: String { isTable ? "tableView(_:cellForRowAt:)" : "collectionView(_:cellForItemAt:)" }
}

extension ListVocabulary {
  /// Returns a number of sections or items from a data source, or the nearest valid number.
  func checked(_ count: Int, else error: @autoclosure () -> ListError) -> Int {
    if count < 0 {
      error().report(in: self)
      return 0
    }
    guard count <= ListError.largestCount else {
      ListError.tooManyItems(count).report(in: self)
      return ListError.largestCount
    }
    return count
  }
}
