import ImageComparison
import Imaging
import Testing

@Suite struct DifferenceImageTests {
  private let changed = PremultipliedColor(DifferenceImage.changedColor)
  private let box = PremultipliedColor(DifferenceImage.boxColor)
  private let outside = PremultipliedColor(DifferenceImage.outsideColor)

  @Test func changedPixelsStandOutOfTheFadedReference() throws {
    let rows = Array(repeating: String(repeating: "k", count: 15), count: 15)
    var reference = try Bitmap(size: PixelSize(width: 15, height: 15))
    for (y, row) in rows.enumerated() {
      for x in row.indices { reference[row.distance(from: row.startIndex, to: x), y] = PremultipliedColor(.black) }
    }
    var actual = reference
    actual[7, 7] = PremultipliedColor(.white)
    let image = try DifferenceImage(reference: reference, actual: actual).bitmap
    #expect(image[7, 7] == changed)
    #expect(image[0, 0] == PremultipliedColor(Color(red: 191, green: 191, blue: 191)))
    // The box keeps two pixels off, and is two pixels thick.
    #expect(image[6, 7] == image[0, 0])
    #expect(image[5, 7] == image[0, 0])
    #expect(image[4, 7] == box)
    #expect(image[3, 7] == box)
    #expect(image[2, 7] == image[0, 0])
  }

  @Test func fadedPixelsAreOpaqueAndLieOnWhite() throws {
    let reference = try Bitmap(rows: ".......r......k")
    var actual = reference
    actual[14, 0] = PremultipliedColor(.white)
    let image = try DifferenceImage(reference: reference, actual: actual).bitmap
    #expect(image[0, 0] == PremultipliedColor(.white))
    #expect(image[7, 0] == PremultipliedColor(Color(red: 255, green: 191, blue: 191)))
  }

  @Test func differentSizesShareOneCanvas() throws {
    let wide = try Bitmap(size: PixelSize(width: 30, height: 10))
    let tall = try Bitmap(size: PixelSize(width: 10, height: 30))
    let image = try DifferenceImage(reference: wide, actual: tall).bitmap
    #expect(image.width == 30)
    #expect(image.height == 30)
    #expect(image[20, 5] == changed)
    #expect(image[5, 20] == changed)
    #expect(image[20, 20] == outside)
    #expect(image[5, 5] == PremultipliedColor(.white))
    #expect(image[0, 0] == box)
  }

  @Test func picturesTooLargeTogetherAreAnError() throws {
    let wide = try Bitmap(size: PixelSize(width: 32_768, height: 1))
    let tall = try Bitmap(size: PixelSize(width: 1, height: 32_768))
    #expect(throws: BitmapError.self) { try DifferenceImage(reference: wide, actual: tall) }
  }
}
