import Foundation
import Imaging

/// How much of each pixel of a rectangle a shape covers, 255 for wholly.
///
/// Unchecked: written only by the one that makes it, before anybody else sees it.
final class CoverageMask: @unchecked Sendable {
  let bounds: PixelRect
  let bytes: UnsafeMutablePointer<UInt8>
  private let memory: PixelMemory
  /// For each row, two columns between which every pixel is wholly covered.
  private let solid: UnsafeMutablePointer<Int>

  init(bounds: PixelRect) {
    self.bounds = bounds
    memory = PixelMemory(byteCount: bounds.width * bounds.height)
    bytes = memory.start.assumingMemoryBound(to: UInt8.self)
    solid = .allocate(capacity: 2 * bounds.height + 2)
    memset(solid, 0, (2 * bounds.height + 2) * MemoryLayout<Int>.stride)
  }

  deinit {
    solid.deallocate()
  }

  /// Remembers that all pixels of a row between two columns are wholly covered.
  func setSolid(_ y: Int, from start: Int, to end: Int) {
    let place = solid + 2 &* (y &- bounds.minY)
    guard end &- start > place[1] &- place[0] else { return }
    place[0] = start
    place[1] = end
  }

  /// The part of some columns of a row where every pixel is wholly covered, as far as is known; empty where
  /// there is none, and then at the end of the columns.
  @inline(__always)
  func solidPart(ofRow y: Int, from start: Int, to end: Int) -> (start: Int, end: Int) {
    let place = solid + 2 &* (y &- bounds.minY)
    let (first, last) = (max(place[0], start), min(place[1], end))
    return first < last ? (first, last) : (end, end)
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
      narrowSolid(y, by: other)
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

  private func narrowSolid(_ y: Int, by other: CoverageMask) {
    let place = solid + 2 &* (y &- bounds.minY)
    if y < other.bounds.minY || y >= other.bounds.maxY {
      (place[0], place[1]) = (0, 0)
    } else {
      (place[0], place[1]) = other.solidPart(ofRow: y, from: place[0], to: place[1])
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
