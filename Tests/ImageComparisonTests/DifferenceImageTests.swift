import FirstFrameImageComparison
import FirstFrameImaging
import Testing

@Suite struct DifferenceImageTests {
  private let changed = PremultipliedColor(DifferenceImage.changedColor)
  private let box = PremultipliedColor(DifferenceImage.boxColor)
  private let outside = PremultipliedColor(DifferenceImage.outsideColor)

  private func grey(_ level: UInt8) -> PremultipliedColor {
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
    let pale = grey(170)
    #expect(image[0, 0] == pale)
    // The box is four pixels away from the changed pixel, and two pixels thick.
    #expect([5, 6, 7, 8].allSatisfy { image[$0, 9] == pale })
    #expect(image[4, 9] == box && image[3, 9] == box)
    #expect(image[2, 9] == pale)
  }

  @Test func palePixelsAreOpaqueOverWhite() throws {
    let reference = try Bitmap(rows: ".........r......k")
    var actual = reference
    actual[16, 0] = PremultipliedColor(.white)
    let image = try DifferenceImage(reference: reference, actual: actual).bitmap
    #expect(image[0, 0] == PremultipliedColor(.white))
    // Red's luma is 255 * 77 / 256 = 76. A third of its distance to white, 179, remains: 255 - 59.
    #expect(image[9, 0] == grey(196))
  }

  /// Luma is 77 parts of red, 150 of green and 29 of blue. With green, 149: 255 - 106 / 3; with blue, 28: 255 - 227 / 3.
  @Test func paleGreysFollowTheLuma() throws {
    for (color, level) in [(Color(red: 0, green: 255, blue: 0), 220), (Color(red: 0, green: 0, blue: 255), 180)] {
      let reference = try bitmap(20, 1, color)
      var actual = reference
      actual[19, 0] = PremultipliedColor(.white)
      #expect(try DifferenceImage(reference: reference, actual: actual).bitmap[0, 0] == grey(UInt8(level)))
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
    #expect(counts[changed] == nil && counts[box] == nil)
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
    #expect(image[28, 14] == changed && image[14, 28] == changed)
    #expect(image[28, 10] == PremultipliedColor(.white))
    #expect(image[10, 28] == grey(170))
    #expect(image[30, 30] == outside)
  }

  @Test func picturesTooLargeTogetherAreAnError() throws {
    let wide = try Bitmap(size: PixelSize(width: 32_768, height: 1))
    let tall = try Bitmap(size: PixelSize(width: 1, height: 32_768))
    #expect(throws: BitmapError.self) { try DifferenceImage(reference: wide, actual: tall) }
  }
}
