import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// Drawing that is cut off at a shape as one picture.
///
/// The pixels that the shape does not cover wholly are kept before, and mixed with what was drawn by the shape's
/// coverage after. Edges are so covered once, however many things were drawn beneath them: a child that fills a
/// rounded parent leaves no rim of the parent's background around its corners, as it would if each were cut off by
/// itself. And what is drawn within needs no mask.
final class ClipGroup {
  private let canvas: Canvas
  private let coverage: GroupMask
  private let memory: PixelMemory
  private let kept: UnsafeMutablePointer<UInt32>

  /// - Parameters:
  ///   - edges: The shape's outline.
  ///   - area: The pixels that will be drawn on, within the canvas.
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
    kept = self.memory.start.assumingMemoryBound(to: UInt32.self)
    forEachPart { pixels, _, kept, count in memcpy(kept, pixels, count &* 4) }
  }

  /// Puts back what lies outside the shape; nothing may be drawn in the group after.
  func end() {
    forEachPart { pixels, coverage, kept, count in
      Blending.mix(pixels, over: kept, count: count, by: coverage)
    }
  }

  /// Calls the body with the pixels of every row to the left and to the right of its solid part.
  private func forEachPart(
    _ body: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt8>, UnsafeMutablePointer<UInt32>, Int) -> Void
  ) {
    let mask = coverage.mask
    let area = mask.bounds
    var place = kept
    var y = area.minY
    while y < area.maxY {
      let solid = coverage.solidPart(ofRow: y)
      let (before, after) = (solid.start &- area.minX, area.maxX &- solid.end)
      body(canvas.row(y, fromX: area.minX), mask.row(y, fromX: area.minX), place, before)
      place += before
      if after > 0 {
        body(canvas.row(y, fromX: solid.end), mask.row(y, fromX: solid.end), place, after)
        place += after
      }
      y &+= 1
    }
  }
}
