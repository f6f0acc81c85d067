import FirstFrameImaging
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

  func coverage(x: Int, y: Int) -> UInt8 {
    guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
    return row(y, fromX: x).pointee
  }
}
