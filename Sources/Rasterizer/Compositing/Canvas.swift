import FirstFrameImaging
import Foundation

/// A picture being drawn: pixels, and the place of its top left corner in device space.
///
/// Several canvases may share pixels, as long as the clips that they are drawn through do not overlap.
final class Canvas {
  let bounds: PixelRect
  let pixels: UnsafeMutablePointer<UInt32>
  private let memory: PixelMemory?

  /// A clear picture of its own.
  init(bounds: PixelRect) {
    let memory = PixelMemory(byteCount: bounds.width * bounds.height * MemoryLayout<UInt32>.stride)
    self.bounds = bounds
    self.memory = memory
    pixels = memory.start.assumingMemoryBound(to: UInt32.self)
  }

  /// Draws on pixels that somebody else owns, and keeps for as long as the canvas is used.
  init(bounds: PixelRect, pixels: UnsafeMutablePointer<UInt32>) {
    self.bounds = bounds
    self.pixels = pixels
    memory = nil
  }

  /// The pixels of a row from a column on; both must lie within the bounds.
  @inline(__always)
  func row(_ y: Int, fromX x: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y &- bounds.minY) &* bounds.width &+ x &- bounds.minX)
  }

  /// Lays another canvas over this one, as one picture.
  ///
  /// - Parameter opacity: 255 for wholly visible.
  func draw(_ layer: Canvas, opacity: UInt8, clip: PixelRect, mixing: ColorMixing?) {
    let area = layer.bounds.intersection(clip).intersection(bounds)
    guard !area.isEmpty else { return }
    let coverage = UInt32(opacity)
    var y = area.minY
    while y < area.maxY {
      let source = layer.row(y, fromX: area.minX)
      let target = row(y, fromX: area.minX)
      mixing?.mix(source, with: target, count: area.width)
      Blending.lay(source, over: target, count: area.width, coverage: coverage)
      y &+= 1
    }
  }
}
