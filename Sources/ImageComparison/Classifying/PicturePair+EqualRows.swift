import Foundation

extension PicturePair {
  /// Whether rows are equal byte by byte. Most are, even in pictures that differ.
  func areEqual(rows: Range<Int>) -> Bool {
    if referenceStride == width, actualStride == width {
      let start = rows.lowerBound &* width
      return memcmp(reference + start, actual + start, rows.count &* width &* 4) == 0
    }
    var y = rows.lowerBound
    while y < rows.upperBound {
      if memcmp(referenceRow(y), actualRow(y), width &* 4) != 0 { return false }
      y &+= 1
    }
    return true
  }

  /// The columns from the first to the last pixel that is not equal; nil where all are.
  func unequalColumns(row y: Int) -> Range<Int>? {
    let (reference, actual) = (referenceRow(y), actualRow(y))
    guard memcmp(reference, actual, width &* 4) != 0 else { return nil }
    var first = 0
    // By blocks, which memcmp skips fast in debug builds too, and in them by pixels.
    let block = 32
    while first &+ block < width, memcmp(reference + first, actual + first, block &* 4) == 0 { first &+= block }
    while first < width, reference[first] == actual[first] { first &+= 1 }
    var end = width
    while end &- block > first, memcmp(reference + end - block, actual + end - block, block &* 4) == 0 {
      end &-= block
    }
    while end > first, reference[end &- 1] == actual[end &- 1] { end &-= 1 }
    return first..<end
  }
}
