/// The differences that are allowed between two pictures that count as the same; none by default.
///
/// ```swift
/// assertSnapshot(of: chart, as: .image.tolerating(.yiq(threshold: 0.1, allowsAntialiasing: true)))
/// ```
///
/// The options have the same names as in pixelmatch, Playwright and odiff. A tolerance hides changes, so a comparison
/// reports the parts of the tolerance that were not needed.
public struct ImageTolerance: Hashable, Sendable {
  /// The measure of the difference between two colors.
  public let metric: Metric
  /// The largest difference between two colors that count as equal, 0...1 in the metric.
  public let threshold: Double
  /// Whether pixels may differ if they look like the smoothed edge of a shape in either picture.
  ///
  /// As in pixelmatch, such a pixel has at most two neighbors of its own color, a darker neighbor and a brighter
  /// neighbor. Its darkest or its brightest neighbor is in an area of one color in both pictures. Source:
  /// Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009).
  public let allowsAntialiasing: Bool
  /// The maximum number of pixels that may differ in addition to the pixels that the options above allow; `nil` for no
  /// limit except for the ratio.
  ///
  /// If this and ``maxDifferentPixelRatio`` are both `nil`, no other pixels may differ. If both are set, the lower
  /// limit applies.
  public let maxDifferentPixels: Int?
  /// The maximum number of pixels that may differ in addition to the pixels that the options above allow, as a fraction
  /// of all pixels, 0...1; `nil` for no such limit.
  public let maxDifferentPixelRatio: Double?
  /// The rectangles in which all pixels may differ. They can extend beyond the pictures.
  public let mask: [PixelBox]
  /// The reason why the tolerance is invalid; `nil` if it is valid. An invalid tolerance allows no differences.
  public let error: ImageToleranceError?

  /// The tolerance that requires all pixels to be equal.
  public static let exact = ImageTolerance(checking: .exact, 0, false, nil, nil, [])

  /// Creates a tolerance from data, such as the arguments of a command. For literal values, use a function that does
  /// not throw, such as ``yiq(threshold:allowsAntialiasing:maxDifferentPixels:maxDifferentPixelRatio:mask:)``.
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

  /// Returns a tolerance that requires equal bytes, except for a number of pixels and inside of masked rectangles.
  ///
  /// Assertions report invalid values; see ``error``.
  public static func exact(
    maxDifferentPixels: Int? = nil, maxDifferentPixelRatio: Double? = nil, mask: [PixelBox] = []
  ) -> ImageTolerance {
    ImageTolerance(checking: .exact, 0, false, maxDifferentPixels, maxDifferentPixelRatio, mask)
  }

  /// Returns a tolerance for colors that differ by at most a threshold in YIQ. The default threshold is the default of
  /// pixelmatch.
  ///
  /// Assertions report invalid values; see ``error``.
  public static func yiq(
    threshold: Double = 0.1, allowsAntialiasing: Bool = false, maxDifferentPixels: Int? = nil,
    maxDifferentPixelRatio: Double? = nil, mask: [PixelBox] = []
  ) -> ImageTolerance {
    ImageTolerance(checking: .yiq, threshold, allowsAntialiasing, maxDifferentPixels, maxDifferentPixelRatio, mask)
  }

  /// Returns a tolerance for colors that differ by at most a threshold in OKLab. A difference of 0.02, the default, is
  /// just visible.
  ///
  /// Assertions report invalid values; see ``error``.
  public static func okLab(
    threshold: Double = 0.02, allowsAntialiasing: Bool = false, maxDifferentPixels: Int? = nil,
    maxDifferentPixelRatio: Double? = nil, mask: [PixelBox] = []
  ) -> ImageTolerance {
    ImageTolerance(checking: .okLab, threshold, allowsAntialiasing, maxDifferentPixels, maxDifferentPixelRatio, mask)
  }

  /// Stores the values if all of them are valid, or otherwise the values of an exact comparison and the error.
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

  /// Returns the tolerance if it is valid.
  ///
  /// - Throws: ``error`` if the tolerance is invalid.
  public func validated() throws(ImageToleranceError) -> ImageTolerance {
    if let error { throw error }
    return self
  }

  /// Returns the tolerance with additional masked rectangles.
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
    maxDifferentPixels == 0 || maxDifferentPixelRatio == 0
      || (maxDifferentPixels == nil && maxDifferentPixelRatio == nil)
  }

  /// A measure of the difference between two colors, as a number in 0...1.
  public enum Metric: String, CaseIterable, Hashable, Sendable {
    /// The largest difference of a channel, divided by 255. Only equal bytes count as equal.
    case exact

    /// The distance in YIQ, weighted as in Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC
    /// transmission color space in mobile applications" (2010): the square root of
    /// (0.5053 ΔY² + 0.299 ΔI² + 0.1957 ΔQ²) / 35215, where 35215 is the maximum of the sum.
    ///
    /// As in pixelmatch 7, translucent pixels are drawn over a pattern that depends on their position. For opaque
    /// pictures, the number of differing pixels is the same as in pixelmatch. Its default threshold is 0.1.
    case yiq

    /// The Euclidean distance in OKLab (Ottosson, "A perceptual color space for image processing", 2020); about 0.02
    /// is just visible.
    ///
    /// Translucent pixels are drawn over black and over white, and the larger difference is used.
    case okLab = "oklab"
  }

  /// A part of a tolerance that allows pixels to differ.
  package enum Part: Hashable, Sendable {
    case threshold
    case antialiasing
    case allowance
    case ignoredRegion(PixelBox)
  }

  /// The parts of this tolerance that allow differences, in the order of the cases of ``Part``.
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

/// The reason why a tolerance is invalid.
public enum ImageToleranceError: Error, Hashable, Sendable {
  case unusableThreshold(Double)
  case thresholdOfExactMetric(Double)
  case unusablePixelCount(Int)
  case unusableShare(Double)
  case unusableRegion(PixelBox)

  /// Returns the error for the first invalid value; `nil` if all values are valid.
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
      "a threshold is a number from 0 (equal colors) to 1 (black and white), found \(threshold)"
    case .thresholdOfExactMetric(let threshold):
      "the metric exact has no threshold, found \(threshold); choose the metric yiq or oklab, or remove the threshold"
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
