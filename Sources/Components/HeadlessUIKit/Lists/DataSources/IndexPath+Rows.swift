import FirstFrameLayoutTree
public import Foundation

extension IndexPath {
  /// Creates the index path of a row in a section of a table.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the index path of an item in a section of a collection view.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  public var section: Int {
    get { index(at: 0) }
    set { setIndex(newValue, at: 0) }
  }

  public var row: Int {
    get { index(at: 1) }
    set { setIndex(newValue, at: 1) }
  }

  public var item: Int {
    get { index(at: 1) }
    set { setIndex(newValue, at: 1) }
  }

  /// Returns an index, or `NSNotFound` if the path has too few, as `index(atPosition:)` of UIKit's class does.
  private func index(at position: Int) -> Int {
    if position < count { return self[position] }
    reportLength()
    return NSNotFound
  }

  private mutating func setIndex(_ index: Int, at position: Int) {
    if position >= count {
      reportLength()
      append(Array(repeating: 0, count: position + 1 - count))
    }
    self[position] = index
  }

  private func reportLength() {
    UsageErrors.report(
      UsageError(
        """
        Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two indices \
        specifying the section and row. (\(text))
        """, advice: "Create it with IndexPath(row:section:) or IndexPath(item:section:)."))
  }
}
