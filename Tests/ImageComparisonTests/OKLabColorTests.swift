import Foundation
import Testing

@testable import FirstFrameImageComparison

@Suite struct OKLabColorTests {
  /// CSS Color 4 gives these for the corners of sRGB, to three or four digits.
  @Test(
    arguments: [
      (0x00_0000, 0.0, 0.0, 0.0), (0xFF_FFFF, 1.0, 0.0, 0.0), (0x00_00FF, 0.62796, 0.22486, 0.12585),
      (0x00_FF00, 0.86644, -0.23389, 0.17950), (0xFF_0000, 0.45201, -0.03246, -0.31153),
    ] as [(UInt32, Double, Double, Double)])
  func corners(packed: UInt32, lightness: Double, a: Double, b: Double) {
    let color = OKLabColor(packed: packed)
    #expect(abs(color.lightness - lightness) < 2e-5)
    #expect(abs(color.a - a) < 2e-5)
    #expect(abs(color.b - b) < 2e-5)
  }

  @Test func cubeRootsAreThoseOfTheCLibrary() {
    #expect(CubeRoot.of(0) == 0)
    for exponent in -40...4 {
      for step in 0..<50 {
        let number = (1 + Double(step) / 50) * Double(sign: .plus, exponent: exponent, significand: 1)
        #expect(abs(CubeRoot.of(number) / cbrt(number) - 1) < 1e-15)
      }
    }
  }

  @Test func lightIsThatOfTheTransferFunction() {
    for sample in 0...255 {
      let value = Double(sample) / 255
      let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      #expect(abs(LinearLight.shared[UInt32(sample)] - light) < 1e-15)
    }
  }
}
