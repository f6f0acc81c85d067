import FirstFrameImaging
import Foundation

/// Lays one colour over the pixels that a shape covers.
final class ColorSink: SpanSink {
  private let canvas: Canvas
  private let color: UInt32

  /// - Parameter canvas: Holds all the spans.
  init(canvas: Canvas, color: Color) {
    self.canvas = canvas
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
      if row > 0, source &>> 24 == 255 {
        memcpy(pixels, first, count &* 4)
      } else {
        Blending.fill(pixels, count: count, with: source)
      }
      pixels += canvas.bounds.width
      row &+= 1
    }
  }
}
