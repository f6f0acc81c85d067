/// A set of symbols that hands out its smallest first.
final class CandidateHeap {
  private var heap: [Int32] = []
  private var isMember: [Bool] = []

  func grow(to count: Int) {
    while isMember.count < count { isMember.append(false) }
  }

  func insert(_ symbol: Int32) {
    guard !isMember[Int(symbol)] else { return }
    isMember[Int(symbol)] = true
    heap.append(symbol)
    var child = heap.count &- 1
    while child > 0 {
      let parent = (child &- 1) >> 1
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  func popFirst() -> Int32? {
    guard let first = heap.first else { return nil }
    isMember[Int(first)] = false
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    return first
  }

  private func sink() {
    var parent = 0
    while true {
      var child = 2 &* parent &+ 1
      guard child < heap.count else { return }
      if child &+ 1 < heap.count, heap[child &+ 1] < heap[child] { child &+= 1 }
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}
