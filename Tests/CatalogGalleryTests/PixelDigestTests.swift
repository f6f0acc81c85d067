import FirstFrameImaging
import Testing

@testable import FirstFrameCatalogGallery

@Suite("Digests of pictures") struct PixelDigestTests {
  private func bitmap(_ width: Int, _ height: Int) throws -> Bitmap {
    Bitmap(
      size: try PixelSize(width: width, height: height), color: PremultipliedColor(Color(red: 9, green: 8, blue: 7)))
  }

  @Test("any one pixel and any one bit tell", arguments: [(4, 3), (5, 3), (1, 1)])
  func everyBit(width: Int, height: Int) throws {
    let whole = try bitmap(width, height)
    var seen = [PixelDigest(of: whole).text]
    for place in 0..<(width * height) {
      for bit in 0..<32 {
        var other = whole
        other.withMutablePixels { $0[place] ^= 1 << UInt32(bit) }
        seen.append(PixelDigest(of: other).text)
      }
    }
    #expect(Set(seen).count == 1 + width * height * 32)
  }

  @Test("the same pixels in another shape are another picture") func shape() throws {
    #expect(PixelDigest(of: try bitmap(6, 2)).text != PixelDigest(of: try bitmap(2, 6)).text)
    #expect(PixelDigest(of: try bitmap(6, 2)) == PixelDigest(of: try bitmap(6, 2)))
  }

  /// By hand: the basis, the pixel folded in, the product modulo 2^64. Of a clear picture of one pixel that is the basis
  /// times the prime alone.
  @Test("one clear pixel") func oneClearPixel() throws {
    let clear = Bitmap(size: try PixelSize(width: 1, height: 1))
    #expect(PixelDigest(of: clear).text == "1x1 af63bd4c8601b7df")
  }
}
