import FirstFrameLayoutTree

/// The weights of a picture's pixels for each device pixel, along one axis.
///
/// If a picture is reduced, a device pixel is the average of the range that it covers, weighted by exact areas. If a
/// picture is enlarged, a device pixel is interpolated between the two nearest pixel centers. All positions are
/// multiples of the sub-pixel grid, and the sum of the weights of a device pixel is exactly `one`.
struct AxisWeights {
  /// The sum of the weights of a device pixel.
  static let one = 1 << 16

  /// The index in `sources` and `weights` of the first entry of each device pixel, followed by the number of all
  /// entries.
  private(set) var starts: [Int] = [0]
  /// The indices of the picture's pixels.
  private(set) var sources: [Int] = []
  /// The weights of the picture's pixels, in fractions of `one`.
  private(set) var weights: [UInt64] = []

  private let sampling: ImageContent.Sampling

  /// - Parameter pixels: The device pixels. Pixels beyond the segments have the color at the nearest end of the
  ///   picture.
  init(_ segments: [AxisSegment], pixels: Range<Int>, sampling: ImageContent.Sampling) {
    self.sampling = sampling
    for pixel in pixels {
      add(segments, from: pixel << Subpixel.bits, to: (pixel + 1) << Subpixel.bits)
      starts.append(sources.count)
    }
  }

  private mutating func add(_ segments: [AxisSegment], from start: Int, to end: Int) {
    var total = 0
    for segment in segments {
      total += max(min(end, segment.targetEnd) - max(start, segment.targetStart), 0)
    }
    guard total > 0 else { return addOutside(segments, at: start) }
    var covered = 0
    var assigned = 0
    for segment in segments {
      let (from, to) = (max(start, segment.targetStart), min(end, segment.targetEnd))
      guard from < to else { continue }
      covered += to - from
      let share = covered * Self.one / total - assigned
      assigned += share
      if sampling == .smooth, segment.sourceLength << Subpixel.bits > segment.targetLength {
        addAverage(of: segment, from: from, to: to, share: share)
      } else {
        addInterpolated(segment, from: from, to: to, share: share)
      }
    }
  }

  private mutating func addOutside(_ segments: [AxisSegment], at start: Int) {
    guard let first = segments.first, let last = segments.last else { return append(0, weight: Self.one) }
    append(start < first.targetStart ? first.sourceStart : last.sourceEnd - 1, weight: Self.one)
  }

  /// Adds the pixels of a range with weights that are proportional to the covered areas. Positions are in units of a
  /// source pixel divided by the target length, so that they are integers.
  private mutating func addAverage(of segment: AxisSegment, from: Int, to: Int, share: Int) {
    let unit = segment.targetLength
    let start = (from - segment.targetStart) * segment.sourceLength
    let end = (to - segment.targetStart) * segment.sourceLength
    var assigned = 0
    var pixel = start / unit
    while pixel * unit < end {
      let covered = min((pixel + 1) * unit, end) - start
      let weight = (covered * share + (end - start) / 2) / (end - start) - assigned
      assigned += weight
      append(min(segment.sourceStart + pixel, segment.sourceEnd - 1), weight: weight)
      pixel += 1
    }
  }

  private mutating func addInterpolated(_ segment: AxisSegment, from: Int, to: Int, share: Int) {
    // Twice the distance from the segment's start to the middle, so that halves are integers.
    let unit = 2 * segment.targetLength
    let middle = (from + to - 2 * segment.targetStart) * segment.sourceLength
    func source(_ pixel: Int) -> Int {
      segment.sourceStart + min(max(pixel, 0), segment.sourceLength - 1)
    }
    if sampling == .nearest { return append(source(middle / unit), weight: share) }
    let shifted = middle - segment.targetLength
    let pixel = shifted < 0 ? -1 : shifted / unit
    let fraction = shifted - pixel * unit
    let second = (fraction * share + unit / 2) / unit
    if source(pixel) == source(pixel + 1) { return append(source(pixel), weight: share) }
    append(source(pixel), weight: share - second)
    append(source(pixel + 1), weight: second)
  }

  private mutating func append(_ source: Int, weight: Int) {
    guard weight > 0 else { return }
    sources.append(source)
    weights.append(UInt64(weight))
  }
}

/// A range of a picture along one axis, and the range in device space where it is drawn.
struct AxisSegment {
  /// The start of the source range, in pixels of the picture.
  var sourceStart: Int
  /// The end of the source range, in pixels of the picture.
  var sourceEnd: Int
  /// The start of the range in device space, in steps of the sub-pixel grid.
  var targetStart: Int
  /// The end of the range in device space, in steps of the sub-pixel grid.
  var targetEnd: Int

  var sourceLength: Int { sourceEnd - sourceStart }
  var targetLength: Int { targetEnd - targetStart }

  /// Returns the segments of a picture with two ends that are not stretched and a middle that is.
  ///
  /// - Parameters:
  ///   - caps: The lengths of the ends, in pixels of the picture.
  ///   - capTargets: The lengths of the ends in device space, in steps of the sub-pixel grid. Both are reduced by the
  ///     same factor if they do not fit.
  static func segments(
    sourceLength: Int, target: (start: Int, end: Int), caps: (Int, Int), capTargets: (Int, Int)
  ) -> [AxisSegment] {
    let first = min(max(caps.0, 0), sourceLength)
    let last = min(max(caps.1, 0), sourceLength - first)
    var (firstTarget, lastTarget) = (first > 0 ? capTargets.0 : 0, last > 0 ? capTargets.1 : 0)
    let length = target.end - target.start
    let sum = firstTarget + lastTarget
    if sum > length || (sum > 0 && first + last == sourceLength) {
      firstTarget = length * firstTarget / sum
      lastTarget = length - firstTarget
    }
    let inner = (target.start + firstTarget, target.end - lastTarget)
    return [
      AxisSegment(sourceStart: 0, sourceEnd: first, targetStart: target.start, targetEnd: inner.0),
      AxisSegment(sourceStart: first, sourceEnd: sourceLength - last, targetStart: inner.0, targetEnd: inner.1),
      AxisSegment(
        sourceStart: sourceLength - last, sourceEnd: sourceLength, targetStart: inner.1, targetEnd: target.end),
    ].filter { $0.sourceLength > 0 && $0.targetLength > 0 }
  }
}
