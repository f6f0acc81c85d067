/// What may differ between two pictures that still count as the same; nothing, unless told.
///
/// ```swift
/// let tolerance = try ImageTolerance(metric: .yiq, threshold: 0.1, allowsAntialiasing: true)
/// ```
///
/// A tolerance hides changes. The comparison tells which parts of it were not needed, so that they can be taken away.
public struct ImageTolerance: Hashable, Sendable {
  /// How the difference of two colours is measured.
  public let metric: Metric
  /// The largest difference of two colours that counts as none, 0...1 by the metric.
  public let threshold: Double
  /// Whether pixels that look like the smoothed edge of a shape, in either picture, may differ.
  ///
  /// Found as pixelmatch finds them, after Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009): a
  /// pixel with at most two neighbours of its own colour, between a darkest and a brightest neighbour one of which
  /// lies in an area of one colour in both pictures.
  public let allowsAntialiasing: Bool
  /// How many pixels may differ after all that.
  public let allowance: Allowance
  /// The rectangles in which everything may differ, in pixels; they may reach beyond the pictures.
  public let ignoredRegions: [PixelBox]

  /// Every pixel equal.
  public static let exact = ImageTolerance()

  /// - Throws: `ImageToleranceError` for a threshold or a share outside 0...1, a threshold for the exact metric,
  ///   a negative number of pixels, and a region without an area.
  public init(
    metric: Metric, threshold: Double = 0, allowsAntialiasing: Bool = false, allowance: Allowance = .none,
    ignoredRegions: [PixelBox] = []
  ) throws(ImageToleranceError) {
    guard (0...1).contains(threshold) else { throw .unusableThreshold(threshold) }
    guard metric != .exact || threshold == 0 else { throw .thresholdOfExactMetric(threshold) }
    try allowance.check()
    for region in ignoredRegions where !region.hasArea { throw .unusableRegion(region) }
    self.metric = metric
    self.threshold = threshold
    self.allowsAntialiasing = allowsAntialiasing
    self.allowance = allowance
    self.ignoredRegions = ignoredRegions
  }

  private init() {
    metric = .exact
    threshold = 0
    allowsAntialiasing = false
    allowance = .none
    ignoredRegions = []
  }
}
