import FirstFrameImageComparison
import FirstFrameImaging
import Testing

/// Compares the counts of differing pixels with those of pixelmatch.
///
/// The counts were recorded from the same pictures, as straight RGBA, with pixelmatch-fast 1.3.4, a port of pixelmatch
/// 7 to Python. In opaque pictures, pybind11-pixelmatch 0.1.6 counts the same, and at the threshold 0.1 so does a loop
/// in C with the formula in single precision.
@Suite struct PixelmatchCountTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let actual: Bitmap
    /// The number of unequal pixels.
    let exact: Int
    /// The numbers of differing pixels for ``thresholds``.
    let counts: [Int]
    let countsWithoutAntialiased: [Int]
    var testDescription: String { name }
  }

  static let thresholds = [0.05, 0.1, 0.3]
  static let cases = [
    Case(
      name: "block", actual: PictureVariants.block, exact: 306,
      counts: [306, 306, 280], countsWithoutAntialiased: [266, 266, 266]),
    Case(
      name: "scattered", actual: PictureVariants.scattered, exact: 138,
      counts: [138, 138, 136], countsWithoutAntialiased: [126, 126, 126]),
    Case(
      name: "shifted", actual: PictureVariants.shifted, exact: 1632,
      counts: [1392, 1248, 624], countsWithoutAntialiased: [0, 0, 0]),
    Case(
      name: "inverted", actual: PictureVariants.inverted, exact: 10_800,
      counts: [10_800, 10_704, 10_320], countsWithoutAntialiased: [9648, 9648, 9648]),
    Case(
      name: "noise", actual: PictureVariants.noise, exact: 10_800,
      counts: [10_763, 10_640, 8438], countsWithoutAntialiased: [10_763, 10_640, 8438]),
    Case(
      name: "lighter", actual: PictureVariants.lighter, exact: 10_580,
      counts: [3266, 2150, 0], countsWithoutAntialiased: [2718, 1784, 0]),
    Case(
      name: "cut out", actual: PictureVariants.cutOut, exact: 1721,
      counts: [1721, 1721, 1376], countsWithoutAntialiased: [1439, 1439, 1222]),
  ]

  @Test(arguments: cases) func counts(_ example: Case) throws {
    #expect(count(example.actual, .exact) == example.exact)
    for (index, threshold) in Self.thresholds.enumerated() {
      let plain = try ImageTolerance(metric: .yiq, threshold: threshold)
      #expect(count(example.actual, plain) == example.counts[index])
      let smooth = try ImageTolerance(metric: .yiq, threshold: threshold, allowsAntialiasing: true)
      #expect(count(example.actual, smooth) == example.countsWithoutAntialiased[index])
    }
  }

  private func count(_ actual: Bitmap, _ tolerance: ImageTolerance) -> Int {
    Comparison(reference: PictureVariants.discs, actual: actual, tolerance: tolerance).differingPixels?.count ?? 0
  }
}

/// A picture of discs with smooth edges, and variants with one kind of difference each.
enum PictureVariants {
  static let width = 120
  static let height = 90

  static let discs = bitmap { x, y in
    let (dx, dy) = (x % 30 - 15, y % 30 - 15)
    let cover = min(max((120 - dx * dx - dy * dy) * 8, 0), 255)
    func mix(_ ink: Int, _ paper: Int) -> UInt8 { UInt8((ink * cover + paper * (255 - cover) + 127) / 255) }
    return Color(red: mix(17, 242), green: mix(24, 243), blue: mix(39, 247))
  }

  /// The discs with other colors in a box of 18 x 17 pixels at (40, 20).
  static let block = changing { x, y, color in
    guard (40..<58).contains(x), (20..<37).contains(y) else { return color }
    return Color(red: color.red ^ 0x60, green: 255 - color.green, blue: color.blue)
  }

  /// The discs with single pixels inverted.
  static let scattered = {
    var noise = Noise()
    return changing { noise.next() < 3 ? inverse($2) : $2 }
  }()

  /// The discs, shifted down by a row.
  static let shifted = changing { x, y, color in y == 0 ? color : discs[x, y - 1].straight }

  static let inverted = changing { inverse($2) }

  static let noise = {
    var noise = Noise()
    return bitmap { _, _ in Color(red: noise.next(), green: noise.next(), blue: noise.next()) }
  }()

  /// The discs with every pixel lighter, by up to 51.
  static let lighter = {
    var noise = Noise()
    return changing { _, _, color in
      let step = Int(noise.next()) / 5
      func lift(_ channel: UInt8) -> UInt8 { UInt8(min(Int(channel) + step, 255)) }
      return Color(red: lift(color.red), green: lift(color.green), blue: lift(color.blue))
    }
  }()

  /// The discs with single pixels transparent.
  static let cutOut = {
    var noise = Noise()
    return changing { noise.next() < 40 ? .clear : $2 }
  }()

  /// The high bytes of a linear congruential generator with the constants of Numerical Recipes.
  private struct Noise {
    private var state: UInt32 = 2009

    mutating func next() -> UInt8 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
  }

  private static func inverse(_ color: Color) -> Color {
    Color(red: 255 - color.red, green: 255 - color.green, blue: 255 - color.blue)
  }

  private static func changing(_ change: (Int, Int, Color) -> Color) -> Bitmap {
    bitmap { x, y in change(x, y, discs[x, y].straight) }
  }

  private static func bitmap(_ color: (Int, Int) -> Color) -> Bitmap {
    guard let size = try? PixelSize(width: width, height: height) else { preconditionFailure("a positive size") }
    var bitmap = Bitmap(size: size)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = PremultipliedColor(color(x, y)) }
    }
    return bitmap
  }
}
