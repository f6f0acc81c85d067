import FirstFrameImaging
import Foundation

/// The coverage of each pixel of a rectangle by a shape, from 0 to 255.
///
/// `@unchecked Sendable`: only its creator writes to it, before sharing it.
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

  /// Returns the coverage of a row, starting at a column. Both must be within the bounds.
  @inline(__always)
  func row(_ y: Int, fromX x: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + ((y &- bounds.minY) &* bounds.width &+ x &- bounds.minX)
  }

  func coverage(x: Int, y: Int) -> UInt8 {
    guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
    return row(y, fromX: x).pointee
  }
}

/// Writes the coverage of a shape into a mask.
final class MaskSink: SpanSink {
  let mask: CoverageMask

  init(bounds: PixelRect) {
    mask = CoverageMask(bounds: bounds)
  }

  func fill(y: Int, rowCount: Int, spans: UnsafeBufferPointer<Span>) {
    var row = y
    while row < y &+ rowCount {
      var index = 0
      while index < spans.count {
        let span = spans[index]
        memset(mask.row(row, fromX: Int(span.x)), Int32(span.coverage), Int(span.length))
        index &+= 1
      }
      row &+= 1
    }
  }
}

/// The coverage of a shape, and the fully covered part of each row.
final class GroupMask: SpanSink {
  let mask: CoverageMask
  /// The start and end columns of the fully covered part of each row.
  private let solid: UnsafeMutablePointer<Int>

  init(bounds: PixelRect) {
    mask = CoverageMask(bounds: bounds)
    solid = .allocate(capacity: 2 * bounds.height)
    var index = 0
    while index < 2 &* bounds.height {
      solid[index] = bounds.maxX
      index &+= 1
    }
  }

  deinit {
    solid.deallocate()
  }

  /// Returns the columns of the longest fully covered part of a row; an empty range at the row's end if there is none.
  func solidPart(ofRow y: Int) -> (start: Int, end: Int) {
    let part = solid + 2 &* (y &- mask.bounds.minY)
    return (part[0], part[1])
  }

  func fill(y: Int, rowCount: Int, spans: UnsafeBufferPointer<Span>) {
    var row = y
    while row < y &+ rowCount {
      let part = solid + 2 &* (row &- mask.bounds.minY)
      var index = 0
      while index < spans.count {
        let (start, length) = (Int(spans[index].x), Int(spans[index].length))
        if spans[index].coverage == 255, length > part[1] &- part[0] {
          part[0] = start
          part[1] = start &+ length
        }
        memset(mask.row(row, fromX: start), Int32(spans[index].coverage), length)
        index &+= 1
      }
      row &+= 1
    }
  }
}
