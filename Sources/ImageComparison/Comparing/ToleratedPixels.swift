/// What a tolerance let through.
public struct ToleratedPixels: Hashable, Sendable {
  /// How many pixels differ by no more than the threshold.
  public let belowThreshold: Int
  /// The largest difference among those, 0...1 by the metric, to six digits: the threshold that was needed.
  public let largestBelowThreshold: Double
  /// How many differ by more, and look anti-aliased.
  public let antialiased: Int
  /// How many differ inside the ignored regions.
  public let ignored: Int
  /// The ignored regions that had pixels to ignore.
  public let neededRegions: [PixelBox]
  /// The pixels that differ in spite of all that, where that many are allowed.
  public let allowed: DifferingPixels?

  public init(
    belowThreshold: Int = 0, largestBelowThreshold: Double = 0, antialiased: Int = 0, ignored: Int = 0,
    neededRegions: [PixelBox] = [], allowed: DifferingPixels? = nil
  ) {
    self.belowThreshold = belowThreshold
    self.largestBelowThreshold = largestBelowThreshold
    self.antialiased = antialiased
    self.ignored = ignored
    self.neededRegions = neededRegions
    self.allowed = allowed
  }

  /// Whether a part of the tolerance let any pixel through.
  func needs(_ part: ImageTolerance.Part) -> Bool {
    switch part {
    case .threshold: belowThreshold > 0
    case .antialiasing: antialiased > 0
    case .allowance: allowed != nil
    case .ignoredRegion(let region): neededRegions.contains(region)
    }
  }
}
