import FirstFrameImaging
import Foundation

/// The pixels of a picture that is being drawn, and the picture's position in device space.
///
/// Several canvases can share pixels if the clips for drawing on them do not overlap.
final class Canvas {
  let bounds: PixelRect
  let pixels: UnsafeMutablePointer<UInt32>
  private let memory: PixelMemory?

  /// Creates a clear picture.
  init(bounds: PixelRect) {
    let memory = PixelMemory(byteCount: bounds.width * bounds.height * MemoryLayout<UInt32>.stride)
    self.bounds = bounds
    self.memory = memory
    pixels = memory.start.assumingMemoryBound(to: UInt32.self)
  }

  /// Creates a canvas that draws to existing pixels. They must outlive the canvas.
  init(bounds: PixelRect, pixels: UnsafeMutablePointer<UInt32>) {
    self.bounds = bounds
    self.pixels = pixels
    memory = nil
  }

  /// Returns the pixels of a row, starting at a column. Both must be within the bounds.
  @inline(__always)
  func row(_ y: Int, fromX x: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y &- bounds.minY) &* bounds.width &+ x &- bounds.minX)
  }

  /// Draws another canvas over this one.
  ///
  /// - Parameter opacity: The opacity of the other canvas, from 0 to 255.
  func draw(_ layer: Canvas, opacity: UInt8, clip: PixelRect) {
    let area = layer.bounds.intersection(clip).intersection(bounds)
    guard !area.isEmpty else { return }
    let coverage = UInt32(opacity)
    var y = area.minY
    while y < area.maxY {
      let target = row(y, fromX: area.minX)
      Blending.composite(layer.row(y, fromX: area.minX), over: target, count: area.width, coverage: coverage)
      y &+= 1
    }
  }

  /// Blends another canvas with this one.
  ///
  /// - Parameters:
  ///   - shape: A canvas with the bounds of the other one, whose alpha is the coverage by the shape of what is drawn;
  ///     `nil` if the mode does not apply to clear parts.
  ///   - opacity: The opacity of the other canvas, from 0 to 255.
  func blend(_ layer: Canvas, shape: Canvas?, opacity: UInt8, clip: PixelRect, blending: PixelBlending) {
    let area = layer.bounds.intersection(clip).intersection(bounds)
    guard !area.isEmpty else { return }
    var y = area.minY
    while y < area.maxY {
      blending.blend(
        layer.row(y, fromX: area.minX), shape: shape.map { UnsafePointer($0.row(y, fromX: area.minX)) },
        opacity: UInt32(opacity), with: row(y, fromX: area.minX), count: area.width)
      y &+= 1
    }
  }
}

/// Draws one color over the pixels that a shape covers.
final class ColorSink: SpanSink {
  private let canvas: Canvas
  private let color: UInt32

  /// - Parameter canvas: A canvas that contains all spans.
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

/// Draws the colors of a source over the pixels that a shape covers.
final class SourceSink<Source: PixelSource>: SpanSink {
  private let canvas: Canvas
  private let source: Source
  private let memory: PixelMemory
  private let buffer: UnsafeMutablePointer<UInt32>
  /// The columns whose colors the buffer contains, if all rows are equal; otherwise empty.
  private var bufferedColumns = PixelRect.empty

  /// - Parameters:
  ///   - canvas: A canvas that contains the area.
  ///   - area: An area that contains all spans.
  init(canvas: Canvas, source: Source, area: PixelRect) {
    self.canvas = canvas
    self.source = source
    memory = PixelMemory(byteCount: area.width * MemoryLayout<UInt32>.stride)
    buffer = memory.start.assumingMemoryBound(to: UInt32.self)
    if source.rowsAreEqual, !area.isEmpty {
      source.write(to: buffer, x: area.minX, y: area.minY, count: area.width)
      bufferedColumns = area
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
      if bufferedColumns.isEmpty {
        source.write(to: pixels, x: x, y: y, count: count)
      } else {
        memcpy(pixels, buffer + (x &- bufferedColumns.minX), count &* 4)
      }
      return
    }
    var colors = buffer
    if bufferedColumns.isEmpty {
      source.write(to: buffer, x: x, y: y, count: count)
    } else {
      colors = buffer + (x &- bufferedColumns.minX)
    }
    Blending.composite(colors, over: pixels, count: count, coverage: coverage)
  }
}

/// A source of a color for every pixel, such as a gradient or a picture.
protocol PixelSource: AnyObject {
  /// Whether all pixels are opaque.
  var isOpaque: Bool { get }

  /// Whether all rows are equal.
  var rowsAreEqual: Bool { get }

  /// Writes the premultiplied colors of consecutive pixels.
  func write(to pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int)
}
