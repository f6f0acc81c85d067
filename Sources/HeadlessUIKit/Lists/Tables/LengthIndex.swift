import Foundation

/// Lengths one after the other, in which a length can be changed and a position found without adding all of them up.
///
/// Source: P. Fenwick, "A New Data Structure for Cumulative Frequency Tables", Software: Practice and Experience 24,
/// 1994.
struct LengthIndex {
  private(set) var lengths: [CGFloat]
  /// At i, counted from 1: the sum of the last `i & -i` lengths up to and including the i-th.
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

  /// The sum of the lengths before one.
  func start(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var node = index
    while node > 0 {
      sum += sums[node]
      node -= node & -node
    }
    return sum
  }

  /// The length that covers a position, its start included and its end not; `count` where the position is behind all.
  func index(at position: CGFloat) -> Int {
    var step = 1
    while step * 2 < sums.count { step *= 2 }
    var (node, rest) = (0, max(position, 0))
    while step > 0 {
      if node + step < sums.count, sums[node + step] <= rest {
        node += step
        rest -= sums[node]
      }
      step /= 2
    }
    return node
  }
}
