import Foundation

/// How much of each pixel of a rectangle a shape covers, 255 for wholly.
///
/// Unchecked: written only by the one that makes it, before anybody else sees it.
final class CoverageMask: @unchecked Sendable {
  let bounds: PixelRect
  let bytes: UnsafeMutablePointer<UInt8>
  private let memory: PixelMemory

  init(bounds: PixelRect) {
    self.bounds = bounds
    memory = PixelMemory(byteCount: bounds.width * bounds.height)
    bytes = memory.start.assumingMemoryBound(to: UInt8.self)
  }

  var byteCount: Int { bounds.width * bounds.height }

  /// The coverage of a row from a column on; both must lie within the bounds.
  @inline(__always)
  func row(_ y: Int, fromX x: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + ((y &- bounds.minY) &* bounds.width &+ x &- bounds.minX)
  }

  /// Multiplies by another mask; what lies outside the other is uncovered.
  func multiply(by other: CoverageMask) {
    let common = bounds.intersection(other.bounds)
    var y = bounds.minY
    while y < bounds.maxY {
      let own = row(y, fromX: bounds.minX)
      if common.isEmpty || y < common.minY || y >= common.maxY {
        memset(own, 0, bounds.width)
      } else {
        memset(own, 0, common.minX - bounds.minX)
        memset(own + (common.maxX - bounds.minX), 0, bounds.maxX - common.maxX)
        multiply(row(y, fromX: common.minX), by: other.row(y, fromX: common.minX), count: common.width)
      }
      y &+= 1
    }
  }

  private func multiply(_ bytes: UnsafeMutablePointer<UInt8>, by others: UnsafePointer<UInt8>, count: Int) {
    var index = 0
    while index < count {
      bytes[index] = Blending.scaled(bytes[index], by: others[index])
      index &+= 1
    }
  }

  func coverage(x: Int, y: Int) -> UInt8 {
    guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
    return row(y, fromX: x).pointee
  }
}
