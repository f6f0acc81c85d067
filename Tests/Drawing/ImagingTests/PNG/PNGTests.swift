import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import FirstFrameImaging

/// Reading and writing PNG.
struct PNGTests {
  @Test(
    arguments: [0, 1, 2, 127, 128, 254, 255])
  func everyPremultipliedPixelSurvivesARoundTripThroughStraightAlpha(alpha: Int) throws {
    var bitmap = Bitmap(size: try PixelSize(width: 256, height: 1))
    for channel in 0...255 {
      let value = UInt32(min(channel, alpha))
      bitmap[channel, 0] = PremultipliedColor(packed: value | value << 8 | value << 16 | UInt32(alpha) << 24)
    }
    #expect(try Bitmap(pngData: bitmap.pngData()) == bitmap)
  }

  @Test(
    arguments: [
      (colors: 256, alpha: 255, colorType: 3), (colors: 257, alpha: 255, colorType: 2),
      (colors: 257, alpha: 128, colorType: 6), (colors: 256, alpha: 128, colorType: 3),
    ])
  func theSmallestColorTypeThatRepresentsAllPixelsIsWritten(colors: Int, alpha: Int, colorType: Int) throws {
    var bitmap = Bitmap(size: try PixelSize(width: 300, height: 2))
    for index in 0..<600 {
      let color = index % colors
      bitmap[index % 300, index / 300] = PremultipliedColor(
        packed: UInt32(color % 128) | UInt32(color / 128) << 8 | UInt32(alpha) << 24)
    }
    let data = try bitmap.pngData(scale: 2)
    #expect(data[25] == UInt8(colorType), "byte 25 of a PNG is the color type of its header")
    #expect(try Bitmap(pngData: data) == bitmap)
  }

  @Test(
    arguments: [
      (colors: 1, depth: 1), (colors: 2, depth: 1), (colors: 3, depth: 2), (colors: 4, depth: 2), (colors: 5, depth: 4),
      (colors: 16, depth: 4), (colors: 17, depth: 8),
    ])
  func fewColorsArePackedIntoFewBits(colors: Int, depth: Int) throws {
    for width in [1, 2, 3, 7, 8, 9, 33] {
      var bitmap = Bitmap(size: try PixelSize(width: width, height: 34))
      for index in 0..<width * 34 {
        let color = Color(red: UInt8(index % colors * 9), green: 1, blue: 2)
        bitmap[index % width, index / width] = PremultipliedColor(color)
      }
      let data = try bitmap.pngData()
      #expect(data[24] == UInt8(depth), "byte 24 of a PNG is the bit depth of its header")
      #expect(try Bitmap(pngData: data) == bitmap)
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func randomPicturesSurviveARoundTrip(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var bitmap = Bitmap(size: try PixelSize(width: 1 + next(60), height: 1 + next(60)))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        bitmap[x, y] = PremultipliedColor(
          Color(red: UInt8(next(256)), green: UInt8(next(256)), blue: UInt8(next(256)), alpha: UInt8(next(256))))
      }
    }
    #expect(try Bitmap(pngData: bitmap.pngData()) == bitmap, "seed \(seed)")
  }

  @Test(
    arguments: [PNGCompression.temporary, .fast, .small], [UInt8(255), 100])
  func rowsThatRepeatAndMoreOfThemThanFitInOneChunkSurviveARoundTrip(compression: PNGCompression, alpha: UInt8) throws {
    var random = SeededGenerator(seed: 7)
    var bitmap = Bitmap(size: try PixelSize(width: 401, height: 300))
    for y in 0..<bitmap.height {
      let isRepeated = y > 0 && Int.random(in: 0..<4, using: &random) > 0
      for x in 0..<bitmap.width {
        let channels = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
        let color = Color(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
        bitmap[x, y] = isRepeated ? bitmap[x, y - 1] : PremultipliedColor(color)
      }
    }
    let data = try PNGFile(bitmap: bitmap).data(compression: compression)
    #expect(data.count > 65_536, "the noise takes more than one chunk of 64 KiB: \(data.count)")
    #expect(try Bitmap(pngData: data) == bitmap)
  }

  @Test(arguments: ["", "GIF89a", "\u{89}PNG"])
  func aFileThatIsNotAPNGIsReportedAsSuch(text: String) {
    let data = Data(text.utf8)
    #expect(throws: PNGError.notPNG(byteCount: data.count)) { try Bitmap(pngData: data) }
  }

  @Test func aPNGCutOffAnywhereIsAnErrorNeverAPicture() throws {
    var bitmap = Bitmap(size: try PixelSize(width: 40, height: 40))
    for index in 0..<1600 { bitmap[index % 40, index / 40] = PremultipliedColor(packed: 0xFF00_0000 | UInt32(index)) }
    let data = try bitmap.pngData()
    for count in Array(stride(from: 8, to: data.count - 12, by: 7)) + Array(data.count - 12..<data.count) {
      #expect(throws: PNGError.damaged(reason: "the file ends too early")) { try Bitmap(pngData: data.prefix(count)) }
    }
  }

  @Test func aHeaderWithAHugeSizeIsRejectedBeforeMemoryIsAllocated() throws {
    let header = PNGChunk.header(width: 1_000_000, height: 1_000_000, bitDepth: 1, colorType: 0)
    let data = PNGChunk.file([header, .pixels([0, 0]), .end])
    #expect(throws: PNGError.unsupportedSize(.tooLarge(width: 1_000_000, height: 1_000_000))) {
      try Bitmap(pngData: data)
    }
  }
}
