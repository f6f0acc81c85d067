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
    for span in spans {
      let source = Blending.scaled(color, by: UInt32(span.coverage))
      var row = y
      while row < y + rowCount {
        fill(row, span: span, source: source)
        row &+= 1
      }
    }
  }

  private func fill(_ y: Int, span: Span, source: UInt32) {
    let pixels = canvas.row(y, fromX: Int(span.x))
    if let mask = clip.mask {
      Blending.fill(pixels, count: Int(span.length), with: source, through: mask.row(y, fromX: Int(span.x)))
    } else {
      Blending.fill(pixels, count: Int(span.length), with: source)
    }
  }
}
