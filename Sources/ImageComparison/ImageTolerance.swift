/// The differences between two pictures that still count as the same; none by default.
///
/// ```swift
/// assertSnapshot(of: chart, as: .image.tolerating(.yiq(threshold: 0.1, allowsAntialiasing: true)))
/// ```
///
/// The options have the names that pixelmatch, Playwright and odiff use. A tolerance hides changes, so a comparison
/// reports which parts of it were not needed.
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
  /// The most pixels that may differ in spite of the options above; `nil` for no limit but the ratio.
  ///
  /// Without this and ``maxDifferentPixelRatio``, no pixel may. With both, the smaller limit counts.
  public let maxDifferentPixels: Int?
  /// The largest share of all pixels that may differ in spite of the options above, 0...1; `nil` for no such limit.
  public let maxDifferentPixelRatio: Double?
  /// The rectangles in which everything may differ, in pixels; they may reach beyond the pictures.
  public let mask: [PixelBox]
  /// Why the values cannot be used; `nil` if they can. An invalid tolerance lets no difference through.
  public let error: ImageToleranceError?

  /// Every pixel equal.
  public static let exact = ImageTolerance(checking: .exact, 0, false, nil, nil, [])

  /// A tolerance from data, such as the arguments of a command. For literal values there are factories, such as
  /// ``yiq(threshold:allowsAntialiasing:maxDifferentPixels:maxDifferentPixelRatio:mask:)``, which do not throw.
  ///
  /// - Throws: `ImageToleranceError` for a threshold or a ratio outside 0...1, a threshold for the exact metric,
  ///   a negative number of pixels, and a masked rectangle without an area.
  public init(
    metric: Metric, threshold: Double = 0, allowsAntialiasing: Bool = false, maxDifferentPixels: Int? = nil,
    maxDifferentPixelRatio: Double? = nil, mask: [PixelBox] = []
  ) throws(ImageToleranceError) {
    self = try ImageTolerance(
      checking: metric, threshold, allowsAntialiasing, maxDifferentPixels, maxDifferentPixelRatio, mask
    ).validated()
  }

  /// Equal bytes, except for a number of pixels and inside of masked rectangles.
  ///
  /// An assertion reports values out of range, see ``error``.
  public static func exact(
    maxDifferentPixels: Int? = nil, maxDifferentPixelRatio: Double? = nil, mask: [PixelBox] = []
  ) -> ImageTolerance {
    ImageTolerance(checking: .exact, 0, false, maxDifferentPixels, maxDifferentPixelRatio, mask)
  }

  /// Colours no further apart than a threshold in YIQ, with pixelmatch's usual threshold as the default.
  ///
  /// An assertion reports values out of range, see ``error``.
  public static func yiq(
    threshold: Double = 0.1, allowsAntialiasing: Bool = false, maxDifferentPixels: Int? = nil,
    maxDifferentPixelRatio: Double? = nil, mask: [PixelBox] = []
  ) -> ImageTolerance {
    ImageTolerance(checking: .yiq, threshold, allowsAntialiasing, maxDifferentPixels, maxDifferentPixelRatio, mask)
  }

  /// Colours no further apart than a threshold in OKLab; a difference of 0.02, the default, is just visible.
  ///
  /// An assertion reports values out of range, see ``error``.
  public static func okLab(
    threshold: Double = 0.02, allowsAntialiasing: Bool = false, maxDifferentPixels: Int? = nil,
    maxDifferentPixelRatio: Double? = nil, mask: [PixelBox] = []
  ) -> ImageTolerance {
    ImageTolerance(checking: .okLab, threshold, allowsAntialiasing, maxDifferentPixels, maxDifferentPixelRatio, mask)
  }

  /// Takes the values if all are usable, and else those of an exact comparison along with the error.
  private init(
    checking metric: Metric, _ threshold: Double, _ allowsAntialiasing: Bool, _ maxDifferentPixels: Int?,
    _ maxDifferentPixelRatio: Double?, _ mask: [PixelBox]
  ) {
    error = ImageToleranceError(metric, threshold, maxDifferentPixels, maxDifferentPixelRatio, mask)
    let isValid = error == nil
    self.metric = isValid ? metric : .exact
    self.threshold = isValid ? threshold : 0
    self.allowsAntialiasing = isValid && allowsAntialiasing
    self.maxDifferentPixels = isValid ? maxDifferentPixels : nil
    self.maxDifferentPixelRatio = isValid ? maxDifferentPixelRatio : nil
    self.mask = isValid ? mask : []
  }

  /// The tolerance, if it is valid.
  ///
  /// - Throws: ``error``, if there is one.
  public func validated() throws(ImageToleranceError) -> ImageTolerance {
    if let error { throw error }
    return self
  }

  /// The tolerance with more masked rectangles.
  public func masking(_ boxes: [PixelBox]) -> ImageTolerance {
    guard error == nil else { return self }
    return ImageTolerance(
      checking: metric, threshold, allowsAntialiasing, maxDifferentPixels, maxDifferentPixelRatio, mask + boxes)
  }

  /// Whether a number of pixels may differ.
  func allows(_ count: Int, of total: Int) -> Bool {
    guard maxDifferentPixels != nil || maxDifferentPixelRatio != nil else { return count == 0 }
    return count <= maxDifferentPixels ?? .max && Double(count) <= (maxDifferentPixelRatio ?? 1) * Double(total)
  }

  private var allowsNoPixel: Bool {
    maxDifferentPixels ?? 1 == 0 || maxDifferentPixelRatio ?? 1 == 0
      || (maxDifferentPixels == nil && maxDifferentPixelRatio == nil)
  }

  /// How the difference of two colours is measured, as a number in 0...1.
  public enum Metric: String, CaseIterable, Hashable, Sendable {
    /// Equal bytes or not. The difference is that of the channel that differs most, over 255.
    case exact

    /// The distance in YIQ, weighted as in Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC
    /// transmission color space in mobile applications" (2010): the square root of
    /// 0.5053 ΔY² + 0.299 ΔI² + 0.1957 ΔQ², over that of its maximum, 35215.
    ///
    /// As in pixelmatch 7, whose usual threshold is 0.1, translucent pixels are laid over a pattern that depends on
    /// their position. Counts of opaque pictures equal pixelmatch's.
    case yiq

    /// The Euclidean distance in OKLab (Ottosson, "A perceptual color space for image processing", 2020); about 0.02
    /// is just visible.
    ///
    /// Translucent pixels are laid over black and over white, and the larger difference counts.
    case okLab = "oklab"
  }

  /// One of the ways in which a tolerance lets pixels through.
  package enum Part: Hashable, Sendable {
    case threshold
    case antialiasing
    case allowance
    case ignoredRegion(PixelBox)
  }

  /// What this tolerance lets through that an exact comparison does not, in the order of ``Part``'s cases.
  package var parts: [Part] {
    var parts: [Part] = []
    if threshold > 0 { parts.append(.threshold) }
    if allowsAntialiasing { parts.append(.antialiasing) }
    if !allowsNoPixel { parts.append(.allowance) }
    return parts + mask.map(Part.ignoredRegion)
  }
}

extension ImageTolerance.Part: CustomStringConvertible {
  package var description: String {
    switch self {
    case .threshold: "the threshold"
    case .antialiasing: "the anti-aliasing test"
    case .allowance: "the allowed pixels"
    case .ignoredRegion(let box): "the ignored region \(box.x),\(box.y),\(box.width),\(box.height)"
    }
  }
}

/// The former names of the options.
extension ImageTolerance {
  @available(*, deprecated, message: "Use maxDifferentPixels and maxDifferentPixelRatio.")
  public enum Allowance: Hashable, Sendable {
    /// At most this number.
    case pixels(Int)
    /// At most this share of all pixels, 0...1.
    case share(Double)

    public static let none = Allowance.pixels(0)

    /// Whether a number of pixels may differ.
    package func covers(_ count: Int, of total: Int) -> Bool {
      switch self {
      case .pixels(let most): count <= most
      case .share(let most): Double(count) <= most * Double(total)
      }
    }
  }

  @available(*, deprecated, message: "Use maxDifferentPixels and maxDifferentPixelRatio.")
  public var allowance: Allowance {
    guard maxDifferentPixels == nil, let maxDifferentPixelRatio else { return .pixels(maxDifferentPixels ?? 0) }
    return .share(maxDifferentPixelRatio)
  }

  @available(*, deprecated, renamed: "mask")
  public var ignoredRegions: [PixelBox] { mask }

  @available(
    *, deprecated, renamed: "init(metric:threshold:allowsAntialiasing:maxDifferentPixels:maxDifferentPixelRatio:mask:)"
  )
  public init(
    metric: Metric, threshold: Double = 0, allowsAntialiasing: Bool = false, allowance: Allowance,
    ignoredRegions: [PixelBox] = []
  ) throws(ImageToleranceError) {
    switch allowance {
    case .pixels(let count):
      try self.init(
        metric: metric, threshold: threshold, allowsAntialiasing: allowsAntialiasing, maxDifferentPixels: count,
        mask: ignoredRegions)
    case .share(let share):
      try self.init(
        metric: metric, threshold: threshold, allowsAntialiasing: allowsAntialiasing, maxDifferentPixelRatio: share,
        mask: ignoredRegions)
    }
  }

  @available(*, deprecated, renamed: "init(metric:threshold:allowsAntialiasing:mask:)")
  public init(
    metric: Metric, threshold: Double = 0, allowsAntialiasing: Bool = false, ignoredRegions: [PixelBox]
  ) throws(ImageToleranceError) {
    try self.init(metric: metric, threshold: threshold, allowsAntialiasing: allowsAntialiasing, mask: ignoredRegions)
  }
}

/// Why a tolerance cannot be made.
public enum ImageToleranceError: Error, Hashable, Sendable {
  case unusableThreshold(Double)
  case thresholdOfExactMetric(Double)
  case unusablePixelCount(Int)
  case unusableShare(Double)
  case unusableRegion(PixelBox)

  /// The first value that cannot be used; `nil` if there is none.
  fileprivate init?(
    _ metric: ImageTolerance.Metric, _ threshold: Double, _ maxDifferentPixels: Int?,
    _ maxDifferentPixelRatio: Double?, _ mask: [PixelBox]
  ) {
    if !(0...1).contains(threshold) {
      self = .unusableThreshold(threshold)
    } else if metric == .exact, threshold != 0 {
      self = .thresholdOfExactMetric(threshold)
    } else if let maxDifferentPixels, maxDifferentPixels < 0 {
      self = .unusablePixelCount(maxDifferentPixels)
    } else if let maxDifferentPixelRatio, !(0...1).contains(maxDifferentPixelRatio) {
      self = .unusableShare(maxDifferentPixelRatio)
    } else if let box = mask.first(where: { !$0.hasArea }) {
      self = .unusableRegion(box)
    } else {
      return nil
    }
  }
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
