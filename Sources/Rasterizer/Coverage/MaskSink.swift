/// Writes the coverage of a shape into a mask.
final class MaskSink: SpanSink {
  let mask: CoverageMask

  init(bounds: PixelRect) {
    mask = CoverageMask(bounds: bounds)
  }

  func fill(y: Int, rowCount: Int, spans: UnsafeBufferPointer<Span>) {
    var row = y
    while row < y + rowCount {
      for span in spans {
        mask.row(row, fromX: Int(span.x)).update(repeating: span.coverage, count: Int(span.length))
      }
      row += 1
    }
  }
}
