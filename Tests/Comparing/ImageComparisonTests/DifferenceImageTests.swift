import FirstFrameImageComparison
import FirstFrameImaging
import Testing

@Suite struct DifferenceImageTests {
  private let changed = PremultipliedColor(DifferenceImage.changedColor)
  private let box = PremultipliedColor(DifferenceImage.boxColor)
  private let outside = PremultipliedColor(DifferenceImage.outsideColor)

  private func gray(_ level: UInt8) -> PremultipliedColor {
    PremultipliedColor(Color(red: level, green: level, blue: level))
  }

  private func bitmap(_ width: Int, _ height: Int, _ color: Color) throws -> Bitmap {
    Bitmap(size: try PixelSize(width: width, height: height), color: PremultipliedColor(color))
  }

  @Test func changedPixelsStandOutFromThePaleReference() throws {
    let reference = try bitmap(19, 19, .black)
    var actual = reference
    actual[9, 9] = PremultipliedColor(.white)
    let image = try DifferenceImage(reference: reference, actual: actual).bitmap
    #expect(image[9, 9] == changed)
    // The difference between black and white is 255; a third of it remains.
    let pale = gray(170)
    #expect(image[0, 0] == pale)
    // The box is four pixels away from the changed pixel, and two pixels thick.
    #expect([5, 6, 7, 8].allSatisfy { image[$0, 9] == pale })
    #expect(image[4, 9] == box)
    #expect(image[3, 9] == box)
    #expect(image[2, 9] == pale)
  }

  @Test func palePixelsAreOpaqueOverWhite() throws {
    let reference = try Bitmap(rows: ".........r......k")
    var actual = reference
    actual[16, 0] = PremultipliedColor(.white)
    let image = try DifferenceImage(reference: reference, actual: actual).bitmap
    #expect(image[0, 0] == PremultipliedColor(.white))
    // Red's luma is 255 * 77 / 256 = 76. A third of its distance to white, 179, remains: 255 - 59.
    #expect(image[9, 0] == gray(196))
  }

  /// Luma is 77 parts of red, 150 of green and 29 of blue. With green, 149: 255 - 106 / 3; with blue, 28: 255 - 227 / 3.
  @Test func paleGraysFollowTheLuma() throws {
    for (color, level) in [(Color(red: 0, green: 255, blue: 0), 220), (Color(red: 0, green: 0, blue: 255), 180)] {
      let reference = try bitmap(20, 1, color)
      var actual = reference
      actual[19, 0] = PremultipliedColor(.white)
      #expect(try DifferenceImage(reference: reference, actual: actual).bitmap[0, 0] == gray(UInt8(level)))
    }
  }

  @Test func largePicturesHaveThickerBoxes() throws {
    let reference = try bitmap(41, 1600, .white)
    var actual = reference
    actual[20, 100] = PremultipliedColor(.black)
    let image = try DifferenceImage(reference: reference, actual: actual).bitmap
    #expect((0..<1600).filter { image[20, $0] == box } == [88, 89, 90, 91, 109, 110, 111, 112])
  }

  @Test func toleratedPixelsArePale() throws {
    let tolerance = try ImageTolerance(
      metric: .yiq, threshold: 0.1, allowsAntialiasing: true,
      mask: [PixelBox(x: 0, y: 60, width: 120, height: 30)])
    let image = try DifferenceImage(
      reference: PictureVariants.discs, actual: PictureVariants.shifted, tolerance: tolerance
    ).bitmap
    var counts: [PremultipliedColor: Int] = [:]
    for y in 0..<90 { for x in 0..<120 { counts[image[x, y], default: 0] += 1 } }
    #expect(counts[changed] == nil)
    #expect(counts[box] == nil)
    #expect(counts[PremultipliedColor(DifferenceImage.antialiasedColor)] ?? 0 > 100)
    // Two pixels of fourteen are hatched.
    #expect(counts[PremultipliedColor(DifferenceImage.ignoredColor)].map { (500...530).contains($0) } == true)
  }

  @Test func differentSizesShareOneCanvas() throws {
    let wide = try bitmap(40, 20, .white)
    let tall = try bitmap(20, 40, .black)
    let image = try DifferenceImage(reference: wide, actual: tall).bitmap
    #expect(image.width == 40)
    #expect(image.height == 40)
    // The pictures differ everywhere, so one box surrounds the whole image.
    #expect(image[0, 0] == box)
    #expect(image[10, 10] == changed)
    // 28 + 14 is a multiple of 14: a line of the hatching.
    #expect(image[28, 14] == changed)
    #expect(image[14, 28] == changed)
    #expect(image[28, 10] == PremultipliedColor(.white))
    #expect(image[10, 28] == gray(170))
    #expect(image[30, 30] == outside)
  }

  @Test func picturesTooLargeTogetherAreAnError() throws {
    let wide = try Bitmap(size: PixelSize(width: 32_768, height: 1))
    let tall = try Bitmap(size: PixelSize(width: 1, height: 32_768))
    #expect(throws: BitmapError.self) { try DifferenceImage(reference: wide, actual: tall) }
  }

  /// The second row ends before a multiple of 16 columns; the first row, which has another kind there, does not.
  @Test func marksEndWithTheLastUnequalPixelOfARow() throws {
    let reference = try bitmap(40, 30, .black)
    var actual = reference
    for (x, y) in [(16, 14), (15, 15)] { actual[x, y] = PremultipliedColor(.white) }
    let image = try DifferenceImage(reference: reference, actual: actual).bitmap
    #expect(image[16, 14] == changed)
    #expect(image[15, 15] == changed)
    #expect(image[15, 14] == gray(170))
    #expect(image[16, 15] == gray(170))
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>) func randomPictures(seed: UInt64) throws {
    var random = RandomPictures(seed: seed)
    let isOpaque = seed.isMultiple(of: 2)
    let reference = random.picture(try random.size(), isOpaque: isOpaque)
    let actual =
      seed.isMultiple(of: 3)
      ? random.picture(try random.size(), isOpaque: isOpaque) : random.changed(reference, isOpaque: isOpaque)
    try check(reference, actual, try random.tolerance(), "seed \(seed)")
  }

  /// Without differences, nothing covers the hatching.
  @Test func masksBeyondTheEdges() throws {
    let picture = try bitmap(30, 20, .white)
    let boxes = [(-3, -5, 10, 60), (5, -4, 50, 7)].map { PixelBox(x: $0, y: $1, width: $2, height: $3) }
    try check(picture, picture, .exact(mask: boxes), "masks")
  }

  /// Strokes are twice as thick in pictures of 1600 pixels.
  @Test func tallPictures() throws {
    var random = RandomPictures(seed: 1)
    let reference = random.picture(try PixelSize(width: 9, height: 1610), isOpaque: true)
    var actual = random.picture(try PixelSize(width: 12, height: 1650), isOpaque: true)
    reference.withPixels { source in
      actual.withMutablePixels { pixels in
        for y in 0..<1610 where y % 50 != 7 { for x in 0..<9 { pixels[y * 12 + x] = source[y * 9 + x] } }
      }
    }
    try check(reference, actual, .exact(mask: [PixelBox(x: -3, y: 1000, width: 8, height: 200)]), "tall")
  }

  private func check(
    _ reference: Bitmap, _ actual: Bitmap, _ tolerance: ImageTolerance, _ comment: Comment
  ) throws {
    let image = try DifferenceImage(reference: reference, actual: actual, tolerance: tolerance).bitmap
    let plain = PlainDifferenceImage(reference, actual, tolerance)
    var wrong: [[Int]] = []
    for y in 0..<image.height {
      for x in 0..<image.width where image[x, y] != PremultipliedColor(plain.color(x, y)) { wrong.append([x, y]) }
    }
    #expect(wrong == [], comment)
  }
}

/// A second implementation of the difference image, which computes each pixel by itself.
struct PlainDifferenceImage {
  private let comparison: PlainComparison
  private let boxes: [PixelBox]
  private let unit: Int

  private static let pink = Color(red: 230, green: 0, blue: 110)
  private static let amber = Color(red: 242, green: 184, blue: 75)
  private static let blue = Color(red: 0, green: 102, blue: 255)
  private static let slate = Color(red: 128, green: 144, blue: 164)
  private static let darkGray = Color(red: 120, green: 120, blue: 120)

  init(_ reference: Bitmap, _ actual: Bitmap, _ tolerance: ImageTolerance) {
    comparison = PlainComparison(reference, actual, tolerance)
    boxes = PlainClusters(around: comparison.differing).boxes
    unit = max([reference.width, reference.height, actual.width, actual.height].reduce(0, max) / 800, 1)
  }

  func color(_ x: Int, _ y: Int) -> Color {
    let inReference = contains(comparison.reference, x, y)
    let inActual = contains(comparison.actual, x, y)
    let isHatched = (x + y) % (14 * unit) < 2 * unit
    if boxes.contains(where: { isOnFrame(of: $0, x, y) }) { return Self.blue }
    if inReference, inActual, comparison.differing.contains([x, y]) { return Self.pink }
    if comparison.antialiased.contains([x, y]) { return Self.amber }
    if isHatched, comparison.tolerance.mask.contains(where: { $0.contains(x, y) }) { return Self.slate }
    if isHatched, inReference != inActual { return Self.pink }
    if inReference { return pale(comparison.reference[x, y]) }
    if inActual { return pale(comparison.actual[x, y]) }
    return Self.darkGray
  }

  private func contains(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool { x < picture.width && y < picture.height }

  /// White minus a third of the pixel's distance from white, in luma with parts of 77, 150 and 29 in 256.
  private func pale(_ pixel: PremultipliedColor) -> Color {
    let (red, green, blue) = (Int(pixel.red), Int(pixel.green), Int(pixel.blue))
    let luma = (77 * red + 150 * green + 29 * blue) / 256
    let level = UInt8(255 - (Int(pixel.alpha) - luma) / 3)
    return Color(red: level, green: level, blue: level)
  }

  /// Whether a pixel is on the frame: 2 units thick, 4 units away from the box, or at the edge of the picture.
  private func isOnFrame(of box: PixelBox, _ x: Int, _ y: Int) -> Bool {
    let (reference, actual) = (comparison.reference, comparison.actual)
    let columns = max(box.x - 6 * unit, 0)..<min(box.endX + 6 * unit, max(reference.width, actual.width))
    let rows = max(box.y - 6 * unit, 0)..<min(box.endY + 6 * unit, max(reference.height, actual.height))
    guard columns.contains(x), rows.contains(y) else { return false }
    return min(x - columns.lowerBound, columns.upperBound - 1 - x) < 2 * unit
      || min(y - rows.lowerBound, rows.upperBound - 1 - y) < 2 * unit
  }
}
