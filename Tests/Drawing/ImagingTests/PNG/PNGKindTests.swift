import FirstFrameImaging
import Foundation
import Testing

/// Every kind of PNG.
struct PNGKindTests {
  @Test func theSamplesOfEveryColorTypeBitDepthAndInterlacingAreReadCorrectly() throws {
    for fixture in PNGFixture.table {
      let bitmap = try Bitmap(pngData: fixture.data)
      #expect(bitmap == (try expected(fixture)), "\(fixture)")
    }
  }

  @Test(
    arguments: [
      (gamma: 100_000, exponent: 0.45455), (gamma: 25_000, exponent: 1.8182), (gamma: 45_455, exponent: 1.0),
      (gamma: 45_000, exponent: 1.0), (gamma: 16, exponent: 2_840.9),
    ])
  func gammaIsAppliedUnlessThereIsAnSRGBChunk(gamma: Int, exponent: Double) throws {
    for plain in PNGFixture.table where plain.width == 21 && !plain.isInterlaced {
      var fixture = plain
      fixture.early = [PNGChunk(name: "gAMA", content: UInt32(gamma).bigEndianBytes)]
      let straight = try expected(fixture) { pow($0, exponent) }
      let bitmap = try Bitmap(pngData: fixture.data)
      #expect(largestDifference(bitmap, straight) <= 1, "\(fixture), gamma \(gamma)")
      fixture.early.append(PNGChunk(name: "sRGB", content: [0]))
      #expect(try Bitmap(pngData: fixture.data) == expected(plain), "\(fixture) with sRGB")
    }
  }

  @Test func profilesAndPrivateChunksChangeNoPixel() throws {
    for plain in PNGFixture.table where plain.width == 21 {
      var fixture = plain
      let profile = Array("name".utf8) + [0, 0] + [1, 2, 3]
      fixture.early = [
        PNGChunk(name: "iCCP", content: profile), PNGChunk(name: "cHRM", content: [UInt8](repeating: 9, count: 32)),
        PNGChunk(name: "ruSt", content: [1, 2, 3]),
      ]
      #expect(try Bitmap(pngData: fixture.data) == expected(plain), "\(fixture)")
    }
  }

  /// Returns the expected pixels, each computed by the rules of the format.
  private func expected(_ fixture: PNGFixture, curve: ((Double) -> Double)? = nil) throws -> Bitmap {
    var bitmap = Bitmap(size: try PixelSize(width: fixture.width, height: fixture.height))
    for y in 0..<fixture.height {
      for x in 0..<fixture.width {
        bitmap[x, y] = PremultipliedColor(color(fixture, x, y, curve))
      }
    }
    return bitmap
  }

  private func color(_ fixture: PNGFixture, _ x: Int, _ y: Int, _ curve: ((Double) -> Double)?) -> Color {
    let samples = (0..<fixture.channelCount).map { fixture.sample(x, y, $0) }
    func byte(_ sample: Int, of largest: Int) -> UInt8 {
      let value = Double(sample) / Double(largest)
      return UInt8(((curve?(value) ?? value) * 255).rounded())
    }
    if fixture.colorType == 3 {
      let channels = PNGFixture.paletteColor(samples[0]).map { byte(Int($0), of: 255) }
      let alpha = fixture.hasTransparency ? PNGFixture.paletteAlpha(samples[0]) : 255
      return Color(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    }
    let channels = samples.map { byte($0, of: fixture.largestSample) }
    let isKey = fixture.hasTransparency && samples == fixture.key
    let alpha = (Double(samples.last ?? 0) / Double(fixture.largestSample) * 255).rounded()
    let gray = fixture.colorType == 0 || fixture.colorType == 4
    return Color(
      red: channels[0], green: channels[gray ? 0 : 1], blue: channels[gray ? 0 : 2],
      alpha: isKey ? 0 : fixture.colorType >= 4 ? UInt8(alpha) : 255)
  }

  private func largestDifference(_ left: Bitmap, _ right: Bitmap) -> Int {
    var largest = 0
    for y in 0..<left.height {
      for x in 0..<left.width {
        let pair = (left[x, y], right[x, y])
        for channel in [\PremultipliedColor.red, \.green, \.blue, \.alpha] {
          largest = max(largest, abs(Int(pair.0[keyPath: channel]) - Int(pair.1[keyPath: channel])))
        }
      }
    }
    return largest
  }
}
