import Foundation
import Imaging

/// The running count of pixels that differ, and the box around them.
struct DifferenceTally {
  /// The part that both pictures have.
  let shared: PixelBox
  private(set) var count = 0
  private var minX = Int.max
  private var minY = Int.max
  private var maxX = -1
  private var maxY = -1

  init(reference: Bitmap, actual: Bitmap) {
    shared = PixelBox(
      x: 0, y: 0, width: min(reference.width, actual.width), height: min(reference.height, actual.height))
    reference.withPixels { referencePixels in
      actual.withPixels { actualPixels in
        addShared(referencePixels, stride: reference.width, actualPixels, stride: actual.width)
      }
    }
    addMissing(from: reference.size)
    addMissing(from: actual.size)
  }

  var boundingBox: PixelBox {
    count == 0
      ? PixelBox(x: 0, y: 0, width: 0, height: 0)
      : PixelBox(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1)
  }

  private mutating func addShared(
    _ reference: UnsafePointer<UInt32>, stride referenceStride: Int,
    _ actual: UnsafePointer<UInt32>, stride actualStride: Int
  ) {
    let width = shared.width
    let rowBytes = width &* MemoryLayout<UInt32>.stride
    var y = 0
    while y < shared.height {
      let referenceRow = reference + y &* referenceStride
      let actualRow = actual + y &* actualStride
      // Most rows are equal even in pictures that differ, and memcmp is fast in debug builds too.
      if memcmp(referenceRow, actualRow, rowBytes) != 0 {
        addRow(y, referenceRow, actualRow, width: width)
      }
      y &+= 1
    }
  }

  private mutating func addRow(
    _ y: Int, _ reference: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, width: Int
  ) {
    var found = 0
    var first = -1
    var last = -1
    var x = 0
    while x < width {
      if reference[x] != actual[x] {
        found &+= 1
        if first < 0 { first = x }
        last = x
      }
      x &+= 1
    }
    guard found > 0 else { return }
    count += found
    grow(fromX: first, fromY: y, toX: last, toY: y)
  }

  /// Counts the pixels of a picture outside the shared part: a strip to the right, and one below.
  private mutating func addMissing(from size: PixelSize) {
    if size.width > shared.width {
      count += (size.width - shared.width) * size.height
      grow(fromX: shared.width, fromY: 0, toX: size.width - 1, toY: size.height - 1)
    }
    if size.height > shared.height {
      count += (size.height - shared.height) * shared.width
      grow(fromX: 0, fromY: shared.height, toX: shared.width - 1, toY: size.height - 1)
    }
  }

  private mutating func grow(fromX: Int, fromY: Int, toX: Int, toY: Int) {
    minX = min(minX, fromX)
    minY = min(minY, fromY)
    maxX = max(maxX, toX)
    maxY = max(maxY, toY)
  }
}
