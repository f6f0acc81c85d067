import Foundation

extension String {
  /// Whether two texts have the same bytes of UTF-8; canonically equivalent texts may have others.
  func hasSameBytes(as other: String) -> Bool {
    let (left, right) = (utf8, other.utf8)
    guard left.count == right.count else { return false }
    let isSame = left.withContiguousStorageIfAvailable { left in
      right.withContiguousStorageIfAvailable { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return memcmp(first, second, left.count) == 0
      }
    }
    return isSame.flatMap { $0 } ?? left.elementsEqual(right)
  }
}
