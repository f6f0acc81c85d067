/// The Euclidean distance in OKLab.
struct OKLabMetric: PixelMetric {
  private let threshold: Double

  init(threshold: Double) {
    self.threshold = threshold
  }

  func difference(of value: Float) -> Double { min(Double(value), 1) }

  func classify(_ row: PixelRow) -> RowCounts {
    var counts = RowCounts()
    // Consecutive pixels often have the same two colors, so the last distance is cached.
    var (lastLeft, lastRight, distance) = (UInt32(0), UInt32(0), 0.0)
    var x = 0
    while x < row.count {
      let (left, right) = (row.reference[x], row.actual[x])
      if left == right {
        row.kinds[x] = PixelKind.equal
        row.values[x] = 0
      } else {
        if left != lastLeft || right != lastRight {
          (lastLeft, lastRight, distance) = (left, right, Self.distance(left, right))
        }
        set(x, of: row, to: distance, in: &counts)
      }
      x &+= 1
    }
    return counts
  }

  @inline(__always)
  private func set(_ x: Int, of row: PixelRow, to distance: Double, in counts: inout RowCounts) {
    let value = Float(distance)
    row.values[x] = value
    if distance > threshold {
      row.kinds[x] = PixelKind.differing
      counts.differing &+= 1
      if value > counts.largestDiffering { counts.largestDiffering = value }
    } else {
      row.kinds[x] = PixelKind.belowThreshold
      counts.belowThreshold &+= 1
      if value > counts.largestBelowThreshold { counts.largestBelowThreshold = value }
    }
  }

  private static func distance(_ left: UInt32, _ right: UInt32) -> Double {
    let overBlack = OKLabColor(packed: left).distance(to: OKLabColor(packed: right))
    guard (left & right) &>> 24 != 255 else { return overBlack }
    return max(overBlack, OKLabColor(packed: overWhite(left)).distance(to: OKLabColor(packed: overWhite(right))))
  }

  /// Returns a pixel drawn over white: 255 minus alpha is added to each premultiplied channel. The sum is at most 255,
  /// because channels are at most alpha.
  private static func overWhite(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    func lifted(_ channel: UInt32) -> UInt32 { min(channel & 0xFF, alpha) &+ 255 &- alpha }
    return lifted(pixel) | lifted(pixel &>> 8) &<< 8 | lifted(pixel &>> 16) &<< 16
  }
}

/// An opaque color in OKLab (Ottosson, "A perceptual color space for image processing", 2020).
struct OKLabColor {
  let lightness: Double
  let a: Double
  let b: Double

  /// - Parameter packed: Red, green and blue in sRGB, with eight bits each and red in the lowest bits.
  init(packed: UInt32) {
    let red = LinearLight.shared[packed & 0xFF]
    let green = LinearLight.shared[(packed &>> 8) & 0xFF]
    let blue = LinearLight.shared[(packed &>> 16) & 0xFF]
    let long = CubeRoot.of(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = CubeRoot.of(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = CubeRoot.of(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  func distance(to other: OKLabColor) -> Double {
    let (lightness, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (lightness * lightness + a * a + b * b).squareRoot()
  }
}

/// The linear light of all 8-bit samples of sRGB (IEC 61966-2-1), 0...1.
struct LinearLight: Sendable {
  static let shared = LinearLight()

  private let table: [Double]

  private init() {
    table = (0...255).map { sample in
      let value = Double(sample) / 255
      if value <= 0.04045 { return value / 12.92 }
      let base = (value + 0.055) / 1.055
      return base * base * Self.fifthRoot(base * base)
    }
  }

  @inline(__always)
  subscript(sample: UInt32) -> Double { table[Int(sample)] }

  /// Returns the fifth root by Newton's method, because the power functions of C libraries differ between machines.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<32 {
      let fourth = root * root * root * root
      root -= (fourth * root - number) / (5 * fourth)
    }
    return root
  }
}

/// Cube roots by multiplication and division only, because the functions of C libraries differ between machines.
enum CubeRoot {
  /// Returns the cube root of a nonnegative number, accurate except for the last one or two digits.
  static func of(_ number: Double) -> Double {
    guard number > 0 else { return 0 }
    // The first estimate divides the bit pattern, which is roughly a logarithm, by 3. Its error is 6%. Each step of
    // Halley's method cubes the error.
    var root = Double(bitPattern: number.bitPattern / 3 &+ 0x2A9F_7893_782D_A1CE)
    var step = 0
    while step < 3 {
      let cube = root * root * root
      root *= (cube + 2 * number) / (2 * cube + number)
      step &+= 1
    }
    return root
  }
}
