/// Receives the covered pixels of a shape, row by row from the top.
protocol SpanSink: AnyObject {
  /// - Parameters:
  ///   - y: The first row.
  ///   - rowCount: The number of rows that look the same.
  ///   - spans: From left to right, none of them empty.
  func fill(y: Int, rowCount: Int, spans: UnsafeBufferPointer<Span>)
}
