/// The squared distance in YIQ with the weights of Kotsarenko and Ramos (2010), as in pixelmatch 7.
///
/// Most pixels are measured in single precision, with additions and multiplications only. If the rounding error could
/// change the kind of a pixel, ``YIQDistance`` computes its distance in double precision.
struct YIQMetric: PixelMetric {
  /// The largest squared distance of two colors that count as equal.
  private let limit: Double
  /// The value up to which a pixel is certainly within the limit. Between this value and `surelyBeyond`, single
  /// precision is not accurate enough.
  private let surelyWithin: Float
  /// The value above which a pixel is certainly beyond the limit.
  private let surelyBeyond: Float

  init(threshold: Double) {
    limit = YIQDistance.largest * threshold * threshold
    // Each of the three summands' roots has an error below 1e-4, from at most seven roundings of numbers below 256. These
    // errors change the sum of squares by less than 4e-4 times its root. The roundings of the sum change it by less than
    // 1e-6 times the sum.
    let margin = 1e-3 * limit.squareRoot() + 2e-6 * limit + 1e-6
    surelyWithin = Float(max(limit - margin, 0))
    surelyBeyond = Float(limit + margin)
  }

  func difference(of value: Float) -> Double {
    min((Double(value) / YIQDistance.largest).squareRoot(), 1)
  }

  func classify(_ row: PixelRow) -> RowCounts {
    if measure(row) {
      measureTranslucent(row)
    }
    let (counts, isCertain) = setKinds(of: row)
    return isCertain ? counts : setKindsPrecisely(of: row)
  }

  /// Sets the values of all pixels as if their alphas were equal, and returns whether any alphas differ.
  ///
  /// The weighted sum of the squares of Y, I and Q is a quadratic form of the steps in red, green and blue. Its Cholesky
  /// decomposition needs fewer multiplications. The value is 0 only if the colors are equal.
  private func measure(_ row: PixelRow) -> Bool {
    let (reference, actual, values) = (row.reference, row.actual, row.values)
    let count = row.count
    var changes: UInt32 = 0
    var x = 0
    while x < count {
      let (left, right) = (reference[x], actual[x])
      changes |= left ^ right
      let red = Self.step(left & 0xFF, right & 0xFF)
      let green = Self.step((left &>> 8) & 0xFF, (right &>> 8) & 0xFF)
      let blue = Self.step((left &>> 16) & 0xFF, (right &>> 16) & 0xFF)
      let first = red * 0.40012007 + green * 0.04526845 - blue * 0.06792232
      let second = green * 0.49776044 + blue * 0.0634192
      let third = blue * 0.21885312
      values[x] = first * first + second * second + third * third
      x &+= 1
    }
    return changes &>> 24 != 0
  }

  @inline(__always)
  private static func step(_ left: UInt32, _ right: UInt32) -> Float {
    Float(Int32(truncatingIfNeeded: left) &- Int32(truncatingIfNeeded: right))
  }

  /// Sets the values of the pixels with different alphas. They are above 0, even if the colors look equal.
  private func measureTranslucent(_ row: PixelRow) {
    var x = 0
    while x < row.count {
      let (left, right) = (row.reference[x], row.actual[x])
      if (left ^ right) &>> 24 != 0 {
        let value = Float(YIQDistance.squared(left, right, offset: row.offset &+ x))
        row.values[x] = value > 0 ? value : .leastNonzeroMagnitude
      }
      x &+= 1
    }
  }

  /// Sets the kinds by the values, and returns their numbers and whether single precision was accurate enough.
  private func setKinds(of row: PixelRow) -> (RowCounts, isCertain: Bool) {
    let (kinds, values, count) = (row.kinds, row.values, row.count)
    // Values are never negative, so their bit patterns have the same order as the values. Conditions are 0 or -1, as in
    // vector registers, and are counted by subtraction.
    let (within, beyond) = (Int32(bitPattern: surelyWithin.bitPattern), Int32(bitPattern: surelyBeyond.bitPattern))
    var (differing, changed, uncertain): (Int32, Int32, Int32) = (0, 0, 0)
    var (largest, largestWithin): (Int32, Int32) = (0, 0)
    var x = 0
    while x < count {
      let value = Int32(bitPattern: values[x].bitPattern)
      let isChanged: Int32 = value > 0 ? -1 : 0
      let isBeyond: Int32 = value > beyond ? -1 : 0
      let mayBeBeyond: Int32 = value > within ? -1 : 0
      uncertain &-= mayBeBeyond &- isBeyond
      changed &-= isChanged
      differing &-= isBeyond
      let valueWithin = value & ~isBeyond
      largest = value > largest ? value : largest
      largestWithin = valueWithin > largestWithin ? valueWithin : largestWithin
      kinds[x] = UInt8(truncatingIfNeeded: isBeyond &- isChanged &- isChanged)
      x &+= 1
    }
    let counts = RowCounts(
      differing: Int(differing), belowThreshold: Int(changed &- differing),
      largestDiffering: differing > 0 ? Float(bitPattern: UInt32(largest)) : 0,
      largestBelowThreshold: Float(bitPattern: UInt32(largestWithin)))
    return (counts, uncertain == 0)
  }

  /// Sets the kinds again, in double precision where single precision is not accurate enough.
  private func setKindsPrecisely(of row: PixelRow) -> RowCounts {
    var counts = RowCounts()
    var x = 0
    while x < row.count {
      let (left, right, value) = (row.reference[x], row.actual[x], row.values[x])
      if left != right {
        let isBeyond =
          value > surelyBeyond
          || value > surelyWithin && YIQDistance.squared(left, right, offset: row.offset &+ x) > limit
        if isBeyond {
          row.kinds[x] = PixelKind.differing
          counts.differing &+= 1
          if value > counts.largestDiffering { counts.largestDiffering = value }
        } else {
          row.kinds[x] = PixelKind.belowThreshold
          counts.belowThreshold &+= 1
          if value > counts.largestBelowThreshold { counts.largestBelowThreshold = value }
        }
      }
      x &+= 1
    }
    return counts
  }
}

/// The squared distance of two pixels in YIQ, in double precision.
enum YIQDistance {
  /// The largest squared distance between two opaque colors.
  static let largest = 35_215.0

  /// Returns 0.5053 ΔY² + 0.299 ΔI² + 0.1957 ΔQ² (Kotsarenko and Ramos, 2010).
  static func squared(_ left: UInt32, _ right: UInt32, offset: Int) -> Double {
    var red = step(left & 0xFF, right & 0xFF)
    var green = step((left &>> 8) & 0xFF, (right &>> 8) & 0xFF)
    var blue = step((left &>> 16) & 0xFF, (right &>> 16) & 0xFF)
    let alpha = step(left &>> 24, right &>> 24)
    if alpha != 0 {
      // Each pixel shows 255 minus its alpha of the background, so the difference of these parts is the difference of
      // the alphas.
      let background = BackgroundPattern(offset: offset)
      red -= Double(background.red) * alpha / 255
      green -= Double(background.green) * alpha / 255
      blue -= Double(background.blue) * alpha / 255
    }
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  @inline(__always)
  private static func step(_ left: UInt32, _ right: UInt32) -> Double {
    Double(Int(left) &- Int(right))
  }
}

/// The background that pixelmatch 7 uses for a translucent pixel: one of four colors, selected by the pixel's
/// position, so that no color of a picture is mistaken for transparency.
struct BackgroundPattern {
  let red = 48
  let green: Int
  let blue: Int

  /// - Parameter offset: The pixel's index, counted along the rows.
  init(offset: Int) {
    // pixelmatch divides the index of the pixel's first byte by the golden ratio and by its square. Its red alternates
    // with the index itself, which is always even, so red is constant.
    let byte = Double(offset &* 4)
    green = 48 &+ 159 &* (Int(byte / 1.618033988749895) & 1)
    blue = 48 &+ 159 &* (Int(byte / 2.618033988749895) & 1)
  }
}
