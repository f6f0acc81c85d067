import Foundation
import Imaging

/// Lays one colour over the pixels that a shape covers.
final class ColorSink: SpanSink {
  private let canvas: Canvas
  private let clip: Clip
  private let color: UInt32

  /// - Parameter clip: Its bounds must lie within the canvas.
  init(canvas: Canvas, clip: Clip, color: Color) {
    self.canvas = canvas
    self.clip = clip
    self.color = PremultipliedColor(color).packed
  }

  func fill(y: Int, rowCount: Int, spans: UnsafeBufferPointer<Span>) {
    var index = 0
    while index < spans.count {
      let span = spans[index]
      let source = Blending.scaled(color, by: UInt32(truncatingIfNeeded: span.coverage))
      if source != 0 {
        fill(y, rowCount: rowCount, x: Int(span.x), count: Int(span.length), source: source)
      }
      index &+= 1
    }
  }

  private func fill(_ y: Int, rowCount: Int, x: Int, count: Int, source: UInt32) {
    let first = canvas.row(y, fromX: x)
    var pixels = first
    var row = 0
    while row < rowCount {
      if let mask = clip.mask {
        fill(pixels, y &+ row, x: x, count: count, source: source, through: mask)
      } else if row > 0, source &>> 24 == 255 {
        memcpy(pixels, first, count &* 4)
      } else {
        Blending.fill(pixels, count: count, with: source)
      }
      pixels += canvas.bounds.width
      row &+= 1
    }
  }

  /// Fills one row, whose wholly visible part needs no look at the mask.
  private func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, _ y: Int, x: Int, count: Int, source: UInt32, through mask: CoverageMask
  ) {
    let bytes = mask.row(y, fromX: x)
    let solid = mask.solidPart(ofRow: y, from: x, to: x &+ count)
    let (before, after) = (solid.start &- x, solid.end &- x)
    Blending.fill(pixels, count: before, with: source, through: bytes)
    Blending.fill(pixels + before, count: after &- before, with: source)
    Blending.fill(pixels + after, count: count &- after, with: source, through: bytes + after)
  }
}
