/// The weights of a Gaussian at whole pixels, and their running sums.
///
/// The exponential is a Taylor series of a small argument, squared up again, so that no C library has a say in
/// its digits. Three and a quarter standard deviations leave 1 part in 1000 out, which goes to the rest.
final class GaussianKernel {
  /// Pixels on either side of the middle.
  let radius: Int
  /// `2 · radius + 1` weights, which add up to 1.
  let weights: UnsafeMutablePointer<Float>
  /// The sum of the weights up to and including each; the last is exactly 1.
  let sums: UnsafeMutablePointer<Float>

  /// The largest standard deviation, in pixels; a larger one counts as this.
  static let largestDeviation = 256.0

  private static let reach = 3.25

  /// - Parameter deviation: The standard deviation, in pixels.
  init(deviation: Double) {
    let deviation = min(deviation, Self.largestDeviation)
    radius = deviation > 0.05 ? Int((deviation * Self.reach).rounded(.up)) : 0
    let count = 2 * radius + 1
    weights = .allocate(capacity: count)
    sums = .allocate(capacity: count)
    fill(Self.half(deviation: deviation, radius: radius))
  }

  deinit {
    weights.deallocate()
    sums.deallocate()
  }

  var count: Int { 2 * radius + 1 }

  private func fill(_ half: [Double]) {
    let total = half.reduce(0, +) * 2 - half[0]
    var sum = 0.0
    for index in 0..<count {
      let weight = half[abs(index - radius)] / total
      sum += weight
      weights[index] = Float(weight)
      sums[index] = Float(sum)
    }
    sums[count - 1] = 1
  }

  /// From the middle outward: each weight is the one before times a factor that shrinks geometrically.
  private static func half(deviation: Double, radius: Int) -> [Double] {
    guard radius > 0 else { return [1] }
    var factor = exponential(ofMinus: 1 / (2 * deviation * deviation))
    let shrinking = factor * factor
    var weights = [1.0]
    for _ in 0..<radius {
      weights.append(weights[weights.count - 1] * factor)
      factor *= shrinking
    }
    return weights
  }

  private static func exponential(ofMinus argument: Double) -> Double {
    var small = -argument
    var halvings = 0
    while small < -0.25 {
      small /= 2
      halvings += 1
    }
    var sum = 1.0
    for power in stride(from: 14.0, to: 0, by: -1) { sum = 1 + small / power * sum }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }
}
