/// In which rows each symbol may be found.
///
/// A list may name rows that the symbol has left, and one row twice; the tableau tidies it when it reads it.
final class ColumnIndex {
  private var lists: [[Int32]] = []

  func grow(to count: Int) {
    while lists.count < count { lists.append([]) }
  }

  func note(_ symbol: Int32, in slot: Int32) {
    lists[Int(symbol)].append(slot)
  }

  /// Hands over a symbol's list, and leaves an empty one.
  func take(_ symbol: Int32) -> [Int32] {
    var list: [Int32] = []
    swap(&list, &lists[Int(symbol)])
    return list
  }

  func replace(_ symbol: Int32, with list: [Int32]) {
    lists[Int(symbol)] = list
  }
}
