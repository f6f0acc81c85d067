import Foundation

/// Consecutive lengths. Changing a length and finding a position take O(log n) time.
///
/// Source: P. Fenwick, "A New Data Structure for Cumulative Frequency Tables", Software: Practice and Experience 24,
/// 1994.
struct LengthIndex {
  private(set) var lengths: [CGFloat]
  /// Element `i`, counted from 1, is the sum of the last `i & -i` lengths up to and including the i-th.
  private var sums: [CGFloat]

  init(_ lengths: [CGFloat]) {
    self.lengths = lengths
    sums = [0] + lengths
    var index = 1
    while index < sums.count {
      let next = index + (index & -index)
      if next < sums.count { sums[next] += sums[index] }
      index += 1
    }
  }

  var count: Int { lengths.count }
  var total: CGFloat { start(of: count) }

  subscript(index: Int) -> CGFloat {
    get { lengths[index] }
    set {
      let change = newValue - lengths[index]
      guard change != 0 else { return }
      lengths[index] = newValue
      var node = index + 1
      while node < sums.count {
        sums[node] += change
        node += node & -node
      }
    }
  }

  /// Returns the sum of the lengths before an index.
  func start(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var node = index
    while node > 0 {
      sum += sums[node]
      node -= node & -node
    }
    return sum
  }

  /// Returns the index of the length that contains a position, including its start and excluding its end; `count` if
  /// the position is beyond all.
  func index(at position: CGFloat) -> Int {
    var step = 1
    while step * 2 < sums.count { step *= 2 }
    var (node, remaining) = (0, max(position, 0))
    while step > 0 {
      if node + step < sums.count, sums[node + step] <= remaining {
        node += step
        remaining -= sums[node]
      }
      step /= 2
    }
    return node
  }
}
