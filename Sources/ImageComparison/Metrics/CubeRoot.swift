/// Cube roots by multiplication and division alone, which are the same on every machine; those of C libraries are not.
enum CubeRoot {
  /// The root of a number that is 0 or more, to the last digit or two.
  static func of(_ number: Double) -> Double {
    guard number > 0 else { return 0 }
    // A third of the exponent is a third of the logarithm: within 6%. Halley's step cubes the error.
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
