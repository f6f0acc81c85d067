/// A stretch of a picture along one axis, and the stretch of device space that it fills.
struct AxisSegment {
  /// In pixels of the picture.
  var sourceStart: Int
  var sourceEnd: Int
  /// In steps of the sub-pixel grid.
  var targetStart: Int
  var targetEnd: Int

  var sourceLength: Int { sourceEnd - sourceStart }
  var targetLength: Int { targetEnd - targetStart }

  /// A picture whose two ends keep their size while its middle is stretched.
  ///
  /// - Parameters:
  ///   - caps: The lengths of the ends, in pixels of the picture.
  ///   - capTargets: The lengths of the ends in device space; shortened together where they do not fit.
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
