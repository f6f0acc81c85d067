/// A growable list of indexes in a manually allocated buffer.
///
/// The inner loops of the solver append and read single indexes. In a debug build, each access to an array calls several
/// generic functions of the standard library instead.
final class IndexList {
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private(set) var elements: UnsafeMutablePointer<Int32>
  @exclusivity(unchecked) private var capacity = 16

  init() {
    elements = .allocate(capacity: capacity)
  }

  deinit { elements.deallocate() }

  func append(_ index: Int32) {
    if count == capacity { grow() }
    elements[count] = index
    count &+= 1
  }

  /// Removes the last index, and returns it; `nil` if the list is empty.
  func popLast() -> Int32? {
    guard count > 0 else { return nil }
    count &-= 1
    return elements[count]
  }

  func removeAll() {
    count = 0
  }

  /// Sorts the indexes in ascending order.
  func sort() {
    guard count <= insertionSortLimit else {
      var buffer = UnsafeMutableBufferPointer(start: elements, count: count)
      return buffer.sort()
    }
    var end = 1
    while end < count {
      let index = elements[end]
      var position = end
      while position > 0, elements[position &- 1] > index {
        elements[position] = elements[position &- 1]
        position &-= 1
      }
      elements[position] = index
      end &+= 1
    }
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Int32>.allocate(capacity: capacity * 2)
    larger.update(from: elements, count: count)
    elements.deallocate()
    elements = larger
    capacity *= 2
  }
}

/// The number of elements up to which an insertion sort is faster than that of the standard library.
let insertionSortLimit = 32
