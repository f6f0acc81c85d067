/// The light of every 8-bit sample of sRGB (IEC 61966-2-1), 0...1.
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

  /// Newton's method; powers of C libraries are not the same on every machine.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<32 {
      let fourth = root * root * root * root
      root -= (fourth * root - number) / (5 * fourth)
    }
    return root
  }
}
