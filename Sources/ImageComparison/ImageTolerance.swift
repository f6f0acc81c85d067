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

  /// How the difference of two colours is measured, as a number in 0...1.
  public enum Metric: String, CaseIterable, Hashable, Sendable {
    /// Equal bytes or not. The difference is that of the channel that differs most, over 255.
    case exact

    /// The distance in YIQ, weighted as in Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC
    /// transmission color space in mobile applications" (2010): the square root of
    /// 0.5053 ΔY² + 0.299 ΔI² + 0.1957 ΔQ², over that of the most that it can be, 35215.
    ///
    /// As in pixelmatch 7, whose usual threshold is 0.1, translucent pixels are laid over a pattern that depends on
    /// their place. Counts of opaque pictures equal pixelmatch's.
    case yiq

    /// The Euclidean distance in OKLab (Ottosson, "A perceptual color space for image processing", 2020); about 0.02
    /// can just be seen.
    ///
    /// Translucent pixels are laid over black and over white, and the larger difference counts.
    case okLab = "oklab"
  }

  /// How many pixels may differ.
  public enum Allowance: Hashable, Sendable {
    /// At most this number.
    case pixels(Int)
    /// At most this share of all pixels, 0...1.
    case share(Double)

    public static let none = Allowance.pixels(0)

    /// Whether as many of all pixels may differ.
    public func covers(_ count: Int, of total: Int) -> Bool {
      switch self {
      case .pixels(let most): count <= most
      case .share(let most): Double(count) <= most * Double(total)
      }
    }

    func check() throws(ImageToleranceError) {
      switch self {
      case .pixels(let count): guard count >= 0 else { throw .unusablePixelCount(count) }
      case .share(let share): guard (0...1).contains(share) else { throw .unusableShare(share) }
      }
    }

    var isNone: Bool { self == .pixels(0) || self == .share(0) }
  }
}

extension ImageTolerance {
  /// One of the things that a tolerance lets through.
  public enum Part: Hashable, Sendable {
    case threshold
    case antialiasing
    case allowance
    case ignoredRegion(PixelBox)
  }

  /// What this tolerance lets through that an exact comparison does not, in the order of ``Part``'s cases.
  public var parts: [Part] {
    var parts: [Part] = []
    if threshold > 0 { parts.append(.threshold) }
    if allowsAntialiasing { parts.append(.antialiasing) }
    if !allowance.isNone { parts.append(.allowance) }
    return parts + ignoredRegions.map(Part.ignoredRegion)
  }
}

extension ImageTolerance.Part: CustomStringConvertible {
  public var description: String {
    switch self {
    case .threshold: "the threshold"
    case .antialiasing: "the anti-aliasing test"
    case .allowance: "the allowed pixels"
    case .ignoredRegion(let box): "the ignored region \(box.x),\(box.y),\(box.width),\(box.height)"
    }
  }
}

/// Why a tolerance cannot be made.
public enum ImageToleranceError: Error, Hashable, Sendable {
  case unusableThreshold(Double)
  case thresholdOfExactMetric(Double)
  case unusablePixelCount(Int)
  case unusableShare(Double)
  case unusableRegion(PixelBox)
}

extension ImageToleranceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unusableThreshold(let threshold):
      "a threshold is a number from 0 (equal colours) to 1 (black and white), found \(threshold)"
    case .thresholdOfExactMetric(let threshold):
      "the metric exact has no threshold, found \(threshold); choose the metric yiq or oklab, or leave it out"
    case .unusablePixelCount(let count):
      "the number of pixels that may differ is 0 or more, found \(count)"
    case .unusableShare(let share):
      "the share of pixels that may differ is a number from 0 to 1, found \(share)"
    case .unusableRegion(let box):
      "an ignored region is x,y,width,height in pixels, both sides at least 1, "
        + "found \(box.x),\(box.y),\(box.width),\(box.height)"
    }
  }
}
