import FirstFrameImaging
import Foundation

/// The pixels that two pictures have in common if their top left corners are aligned.
///
/// `@unchecked Sendable`: the pixels are only read, and only while the pointers to both bitmaps are valid.
struct PicturePair: @unchecked Sendable {
  let reference: UnsafePointer<UInt32>
  let referenceStride: Int
  let actual: UnsafePointer<UInt32>
  let actualStride: Int
  let width: Int
  let height: Int

  @inline(__always)
  func referenceRow(_ y: Int) -> UnsafePointer<UInt32> { reference + y &* referenceStride }

  @inline(__always)
  func actualRow(_ y: Int) -> UnsafePointer<UInt32> { actual + y &* actualStride }

  /// Calls the body with the pixels that two bitmaps have in common.
  static func with<Result>(_ reference: Bitmap, _ actual: Bitmap, _ body: (PicturePair) -> Result) -> Result {
    reference.withPixels { referencePixels in
      actual.withPixels { actualPixels in
        body(
          PicturePair(
            reference: referencePixels, referenceStride: reference.width,
            actual: actualPixels, actualStride: actual.width,
            width: min(reference.width, actual.width), height: min(reference.height, actual.height)))
      }
    }
  }

  /// Whether rows are equal byte by byte. Most rows are equal, even in pictures that differ.
  func areEqual(rows: Range<Int>) -> Bool {
    if referenceStride == width, actualStride == width {
      let start = rows.lowerBound &* width
      return memcmp(reference + start, actual + start, rows.count &* width &* 4) == 0
    }
    return rows.allSatisfy { memcmp(referenceRow($0), actualRow($0), width &* 4) == 0 }
  }

  /// Returns the columns from the first to the last unequal pixel of a row; `nil` if all pixels are equal.
  func unequalColumns(row y: Int) -> Range<Int>? {
    let (reference, actual) = (referenceRow(y), actualRow(y))
    guard memcmp(reference, actual, width &* 4) != 0 else { return nil }
    var first = 0
    // First compares blocks with memcmp, which is fast in debug builds too, and then single pixels. The loops end,
    // because the row has an unequal pixel.
    let block = 32
    while first &+ block < width, memcmp(reference + first, actual + first, block &* 4) == 0 { first &+= block }
    while reference[first] == actual[first] { first &+= 1 }
    var end = width
    while end &- block > first, memcmp(reference + end - block, actual + end - block, block &* 4) == 0 {
      end &-= block
    }
    while reference[end &- 1] == actual[end &- 1] { end &-= 1 }
    return first..<end
  }
}
