import Foundation

/// Writes the coverage of a shape into a mask.
final class MaskSink: SpanSink {
  let mask: CoverageMask

  init(bounds: PixelRect) {
    mask = CoverageMask(bounds: bounds)
  }

  func fill(y: Int, rowCount: Int, spans: UnsafeBufferPointer<Span>) {
    var row = y
    while row < y &+ rowCount {
      var index = 0
      while index < spans.count {
        let span = spans[index]
        memset(mask.row(row, fromX: Int(span.x)), Int32(span.coverage), Int(span.length))
        index &+= 1
      }
      row &+= 1
    }
  }
}
