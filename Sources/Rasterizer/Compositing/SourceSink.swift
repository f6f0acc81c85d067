import FirstFrameImaging
import Foundation

/// Lays the pixels of a source over those that a shape covers.
final class SourceSink<Source: PixelSource>: SpanSink {
  private let canvas: Canvas
  private let source: Source
  private let memory: PixelMemory
  private let buffer: UnsafeMutablePointer<UInt32>
  /// The columns whose colours the buffer holds for every row.
  private var kept = PixelRect.empty

  /// - Parameters:
  ///   - canvas: Holds the area.
  ///   - area: Holds all the spans.
  init(canvas: Canvas, source: Source, area: PixelRect) {
    self.canvas = canvas
    self.source = source
    memory = PixelMemory(byteCount: area.width * MemoryLayout<UInt32>.stride)
    buffer = memory.start.assumingMemoryBound(to: UInt32.self)
    if source.rowsAreEqual, !area.isEmpty {
      source.write(to: buffer, x: area.minX, y: area.minY, count: area.width)
      kept = area
    }
  }

  func fill(y: Int, rowCount: Int, spans: UnsafeBufferPointer<Span>) {
    var row = y
    while row < y &+ rowCount {
      var index = 0
      while index < spans.count {
        fill(row, spans[index])
        index &+= 1
      }
      row &+= 1
    }
  }

  private func fill(_ y: Int, _ span: Span) {
    let (x, count) = (Int(span.x), Int(span.length))
    let pixels = canvas.row(y, fromX: x)
    let coverage = UInt32(truncatingIfNeeded: span.coverage)
    if source.isOpaque, coverage == 255 {
      if kept.isEmpty {
        source.write(to: pixels, x: x, y: y, count: count)
      } else {
        memcpy(pixels, buffer + (x &- kept.minX), count &* 4)
      }
      return
    }
    var colors = buffer
    if kept.isEmpty {
      source.write(to: buffer, x: x, y: y, count: count)
    } else {
      colors = buffer + (x &- kept.minX)
    }
    Blending.lay(colors, over: pixels, count: count, coverage: coverage)
  }
}
