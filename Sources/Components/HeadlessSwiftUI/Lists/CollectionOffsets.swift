public import Foundation

// What the actions of `onDelete` and `onMove` do with the collection of their rows.

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at offsets from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let first = startIndex
    for range in offsets.rangeView.reversed() {
      removeSubrange(first + range.lowerBound..<first + range.upperBound)
    }
  }
}

extension MutableCollection where Index == Int {
  /// Moves the elements at offsets from the start in front of the element at another offset, and keeps their order.
  ///
  /// - Parameter destination: An offset before the move; the count moves the elements to the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = enumerated().map { (isMoved: source.contains($0), offset: $0, element: $1) }
    let before = elements.filter { !$0.isMoved && $0.offset < destination }
    let after = elements.filter { !$0.isMoved && $0.offset >= destination }
    for (index, entry) in zip(indices, before + elements.filter(\.isMoved) + after) { self[index] = entry.element }
  }
}
