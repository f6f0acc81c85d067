/// An opaque colour in OKLab (Ottosson, "A perceptual color space for image processing", 2020).
struct OKLabColor {
  let lightness: Double
  let a: Double
  let b: Double

  /// - Parameter packed: Red, green and blue in sRGB, eight bits each, red the lowest.
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
