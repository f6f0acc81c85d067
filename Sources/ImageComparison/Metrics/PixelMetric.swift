/// A way to tell how far apart two colours are.
protocol PixelMetric: Sendable {
  /// Sets the kind and the value of every pixel of a row, and sums them up. Values are asked for where pixels may
  /// become another kind.
  func classify(_ row: PixelRow) -> RowFinding

  /// A value as a difference in 0...1.
  func difference(of value: Float) -> Double
}

extension ImageTolerance {
  var pixelMetric: any PixelMetric {
    switch metric {
    case .exact: ExactMetric(setsValues: allowsAntialiasing || !ignoredRegions.isEmpty)
    case .yiq: YIQMetric(threshold: threshold)
    case .okLab: OKLabMetric(threshold: threshold)
    }
  }
}
