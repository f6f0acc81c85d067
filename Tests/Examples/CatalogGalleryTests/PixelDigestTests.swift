import FirstFrameImaging
import Testing

@testable import FirstFrameCatalogGallery

struct PixelDigestTests {
  private func bitmap(_ width: Int, _ height: Int) throws -> Bitmap {
    Bitmap(
      size: try PixelSize(width: width, height: height), color: PremultipliedColor(Color(red: 9, green: 8, blue: 7)))
  }

  @Test(arguments: [(4, 3), (5, 3), (1, 1)])
  func everyBitOfEveryPixelMatters(width: Int, height: Int) throws {
    let whole = try bitmap(width, height)
    var digests = [PixelDigest(of: whole).text]
    for index in 0..<(width * height) {
      for bit in 0..<32 {
        var other = whole
        other.withMutablePixels { $0[index] ^= 1 << UInt32(bit) }
        digests.append(PixelDigest(of: other).text)
      }
    }
    #expect(Set(digests).count == 1 + width * height * 32)
  }

  @Test func theSamePixelsWithADifferentSizeHaveADifferentDigest() throws {
    #expect(PixelDigest(of: try bitmap(6, 2)).text != PixelDigest(of: try bitmap(2, 6)).text)
    #expect(PixelDigest(of: try bitmap(6, 2)) == PixelDigest(of: try bitmap(6, 2)))
  }

  /// The expected digest is the offset basis of FNV-1a times its prime modulo 2^64, because a clear pixel is 0.
  @Test func oneClearPixel() throws {
    let clear = Bitmap(size: try PixelSize(width: 1, height: 1))
    #expect(PixelDigest(of: clear).text == "1x1 af63bd4c8601b7df")
  }
}
