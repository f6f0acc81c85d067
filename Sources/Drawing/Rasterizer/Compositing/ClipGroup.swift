import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// Clips everything that is drawn in a group to a shape, in one step.
///
/// The pixels that the shape does not fully cover are saved before drawing, and mixed with the result by their coverage
/// after drawing. So edges are blended only once. If each node were clipped separately, a child that fills a rounded
/// parent would show a rim of the parent's background at its corners. Drawing within the group needs no mask.
final class ClipGroup {
  private let canvas: Canvas
  private let coverage: GroupMask
  private let memory: PixelMemory
  private let saved: UnsafeMutablePointer<UInt32>

  /// - Parameters:
  ///   - edges: The shape's outline.
  ///   - area: The pixels that will be drawn to, within the canvas.
  init(canvas: Canvas, edges: EdgeList, rule: FillRule, area: PixelRect, memory: ScanMemory) {
    coverage = GroupMask(bounds: area)
    PathScanner(rule: rule, clip: area, memory: memory).scan(edges, into: coverage)
    self.canvas = canvas
    var count = 0
    var y = area.minY
    while y < area.maxY {
      let solid = coverage.solidPart(ofRow: y)
      count &+= area.width &- (solid.end &- solid.start)
      y &+= 1
    }
    self.memory = PixelMemory(byteCount: count * MemoryLayout<UInt32>.stride, isClear: false)
    saved = self.memory.start.assumingMemoryBound(to: UInt32.self)
    forEachPart { pixels, _, saved, count in memcpy(saved, pixels, count &* 4) }
  }

  /// Restores the pixels outside of the shape, and ends the group.
  func end() {
    forEachPart { pixels, coverage, saved, count in
      Blending.mix(pixels, over: saved, count: count, by: coverage)
    }
  }

  /// Calls the body with the pixels of each row on both sides of its fully covered part: the pixels of the canvas,
  /// their coverage, the saved pixels and their number.
  private func forEachPart(
    _ body: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt8>, UnsafeMutablePointer<UInt32>, Int) -> Void
  ) {
    let mask = coverage.mask
    let area = mask.bounds
    var savedPart = saved
    var y = area.minY
    while y < area.maxY {
      let solid = coverage.solidPart(ofRow: y)
      let (before, after) = (solid.start &- area.minX, area.maxX &- solid.end)
      body(canvas.row(y, fromX: area.minX), mask.row(y, fromX: area.minX), savedPart, before)
      savedPart += before
      if after > 0 {
        body(canvas.row(y, fromX: solid.end), mask.row(y, fromX: solid.end), savedPart, after)
        savedPart += after
      }
      y &+= 1
    }
  }
}
