public import Foundation

/// The meaning of a container for assistive technology.
public enum UIAccessibilityContainerType: Int, CaseIterable, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

/// How assistive technology moves through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, CaseIterable, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}

/// Whether an element shows what it contains.
public enum UIAccessibilityExpandedStatus: Int, CaseIterable, Sendable {
  case unsupported = 0
  case expanded = 1
  case collapsed = 2
}

/// The direction of a scroll by assistive technology.
public enum UIAccessibilityScrollDirection: Int, CaseIterable, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

/// A cell of a table for assistive technology.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: AnyObject {
  func accessibilityRowRange() -> NSRange
  func accessibilityColumnRange() -> NSRange
}

/// A table for assistive technology.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: AnyObject {
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  func accessibilityRowCount() -> Int
  func accessibilityColumnCount() -> Int
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// A text that assistive technology reads line by line.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent: AnyObject {
  func accessibilityLineNumber(for point: CGPoint) -> Int
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  func accessibilityPageContent() -> String?
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
    accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
  }

  public func accessibilityAttributedPageContent() -> NSAttributedString? {
    accessibilityPageContent().map { NSAttributedString(string: $0) }
  }
}

/// An object with an identifier for tests of the interface.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObject {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIImage: @MainActor UIAccessibilityIdentification {}

/// A view whose image grows with the accessibility sizes of text.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIResponder {
  /// The number of elements in the container.
  func standardAccessibilityElementCount() -> Int { listedElements.count }

  /// Returns the element at an index; `nil` for an index outside of the list.
  func standardAccessibilityElement(at index: Int) -> Any? {
    listedElements.indices.contains(index) ? listedElements[index] : nil
  }

  /// Returns the index of an element; `NSNotFound` if the container has no such element.
  func standardIndex(ofAccessibilityElement element: Any) -> Int {
    listedElements.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  private var listedElements: [Any] { (self as? UIView)?.accessibilityElements ?? [] }
}
