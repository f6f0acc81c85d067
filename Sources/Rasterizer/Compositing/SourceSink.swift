import Foundation
import Imaging

/// Lays the pixels of a source over those that a shape covers.
final class SourceSink<Source: PixelSource>: SpanSink {
  private let canvas: Canvas
  private let clip: Clip
  private let source: Source
  private let memory: PixelMemory
  private let buffer: UnsafeMutablePointer<UInt32>
  /// The columns whose colours the buffer holds for every row.
  private var kept = PixelRect.empty

  /// - Parameters:
  ///   - clip: Its bounds must lie within the canvas.
  ///   - area: Holds all the spans.
  init(canvas: Canvas, clip: Clip, source: Source, area: PixelRect) {
    self.canvas = canvas
    self.clip = clip
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
    if source.isOpaque, coverage == 255, clip.mask == nil {
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
    if let mask = clip.mask {
      lay(colors, over: pixels, y, x: x, count: count, coverage: coverage, through: mask)
    } else {
      lay(colors, over: pixels, count: count, coverage: coverage)
    }
  }

  /// Lays one row, whose wholly visible part needs no look at the mask.
  private func lay(
    _ colors: UnsafePointer<UInt32>, over pixels: UnsafeMutablePointer<UInt32>, _ y: Int, x: Int, count: Int,
    coverage: UInt32, through mask: CoverageMask
  ) {
    let bytes = mask.row(y, fromX: x)
    let solid = mask.solidPart(ofRow: y, from: x, to: x &+ count)
    let (before, after) = (solid.start &- x, solid.end &- x)
    Blending.lay(colors, over: pixels, count: before, coverage: coverage, through: bytes)
    lay(colors + before, over: pixels + before, count: after &- before, coverage: coverage)
    Blending.lay(
      colors + after, over: pixels + after, count: count &- after, coverage: coverage, through: bytes + after)
  }

  private func lay(
    _ colors: UnsafePointer<UInt32>, over pixels: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt32
  ) {
    if source.isOpaque, coverage == 255 {
      memcpy(pixels, colors, count &* 4)
    } else {
      Blending.lay(colors, over: pixels, count: count, coverage: coverage)
    }
  }
}
