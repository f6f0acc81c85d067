/// A linear change of colors: each channel of the result is a weighted sum of those of the color.
///
/// Premultiplied channels and channels that are not give the same result, because white is 1 in the picture and the alpha
/// in a premultiplied one. Results are limited to the range of colors.
package struct ColorFilter: Hashable, Sendable {
  /// Four rows: red, green, blue and alpha of the result. Each row has the weights of red, green, blue and white.
  package let weights: [Double]

  /// - Parameter weights: 16 numbers.
  package init(weights: [Double]) {
    self.weights = weights
  }

  /// - Parameters:
  ///   - colors: For each of red, green and blue, the weights of red, green, blue and white.
  ///   - alpha: The factor of the alpha.
  private init(_ colors: [[Double]], alpha: Double = 1) {
    self.init(weights: colors.flatMap { $0 } + [0, 0, 0, alpha])
  }

  /// One factor and one addend for all colors.
  private init(factor: Double, addend: Double) {
    self.init([[factor, 0, 0, addend], [0, factor, 0, addend], [0, 0, factor, addend]])
  }

  /// The share of each primary in the brightness of a color. Source: W3C Filter Effects Module Level 1, 9.6.
  private static let luminance = (red: 0.213, green: 0.715, blue: 0.072)

  /// Adds a number to all colors.
  package static func brightness(_ amount: Double) -> ColorFilter { ColorFilter(factor: 1, addend: amount) }

  /// Moves all colors away from the middle, or towards it if the factor is below 1.
  package static func contrast(_ factor: Double) -> ColorFilter {
    ColorFilter(factor: factor, addend: 0.5 - 0.5 * factor)
  }

  package static let inversion = ColorFilter(factor: -1, addend: 1)

  /// Source: W3C Filter Effects Module Level 1, 9.6, `saturate`.
  package static func saturation(_ factor: Double) -> ColorFilter {
    let rest = 1 - factor
    let (red, green, blue) = (luminance.red * rest, luminance.green * rest, luminance.blue * rest)
    return ColorFilter([
      [red + factor, green, blue, 0], [red, green + factor, blue, 0], [red, green, blue + factor, 0],
    ])
  }

  /// Turns the hue by an angle, given by its cosine and sine. Source: W3C Filter Effects Module Level 1, 9.6,
  /// `hueRotate`.
  package static func hueRotation(cosine: Double, sine: Double) -> ColorFilter {
    let (red, green, blue) = luminance
    // The weights without a turn of the hue, and how much the cosine and the sine change them.
    let plain: [Double] = [red, green, blue]
    let sines: [[Double]] = [[-red, -green, 1 - blue], [0.143, 0.140, -0.283], [red - 1, green, blue]]
    let rows = (0..<3).map { row -> [Double] in
      (0..<3).map { column -> Double in
        let own: Double = row == column ? 1 : 0
        return plain[column] + cosine * (own - plain[column]) + sine * sines[row][column]
      } + [0]
    }
    return ColorFilter(rows)
  }

  /// Multiplies each channel.
  package static func multiplication(red: Double, green: Double, blue: Double, alpha: Double) -> ColorFilter {
    ColorFilter([[red * alpha, 0, 0, 0], [0, green * alpha, 0, 0], [0, 0, blue * alpha, 0]], alpha: alpha)
  }

  /// Black with the brightness of the color as its alpha.
  package static let luminanceToAlpha = ColorFilter(
    weights: [Double](repeating: 0, count: 12) + [luminance.red, luminance.green, luminance.blue, 0])
}
