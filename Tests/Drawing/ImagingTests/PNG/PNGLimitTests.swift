import FirstFrameImaging
import Foundation
import Testing

struct PNGLimitTests {
  private static let header = PNGChunk.header(width: 2, height: 1, bitDepth: 8, colorType: 2)
  private static let pixels = PNGChunk.pixels([0, 1, 2, 3, 4, 5, 6])

  private func file(_ early: [PNGChunk] = [], pixels: PNGChunk = Self.pixels, late: [PNGChunk] = []) -> Data {
    PNGChunk.file([Self.header] + early + [pixels] + late + [.end])
  }

  private func reason(_ data: Data) -> String? {
    do throws(PNGError) {
      _ = try Bitmap(pngData: data)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func aHeaderWithMorePixelsThanTheFileCanInflateToIsRejected() {
    let data = PNGChunk.file([.header(width: 8192, height: 8192, bitDepth: 16, colorType: 6), Self.pixels, .end])
    #expect(reason(data)?.contains("8192 x 8192 pixels, more than \(data.count) bytes can contain") == true)
  }

  @Test func morePixelsThanInTheHeaderAreAnErrorAndAllocateNoMemory() {
    let data = file(pixels: .pixels([UInt8](repeating: 0, count: 100_000)))
    #expect(reason(data) == "a damaged PNG: IDAT: Too much image data")
  }

  @Test func aTextThatInflatesToTooManyBytesIsSkippedAndIsAnErrorIfTextsAreRead() throws {
    // The text is stored uncompressed. The limit for inflated texts applies as it does to a decompression bomb.
    let stream = PNGChunk.pixels([UInt8](repeating: 65, count: 2_000_000)).content
    let data = file([PNGChunk(name: "zTXt", content: Array("Comment".utf8) + [0, 0] + stream)])
    #expect(try Bitmap(pngData: data).width == 2)
    #expect(throws: PNGError.self) { try PNGFile(data: data) }
    let texts = (0..<129).map { PNGChunk(name: "tEXt", content: Array("Key\($0)".utf8) + [0, 65]) }
    #expect(try PNGFile(data: file(Array(texts.dropLast()))).metadata.texts.count == 128)
    let many = file(texts)
    #expect(try Bitmap(pngData: many).width == 2)
    #expect(throws: PNGError.self) { try PNGFile(data: many) }
  }

  @Test func anAncillaryChunkOfMoreThan8000000BytesIsAnError() {
    let data = file([PNGChunk(name: "ruSt", content: [UInt8](repeating: 0, count: 8_000_001))])
    #expect(reason(data)?.contains("ruSt") == true)
  }

  @Test func aFlippedBitIsAnErrorAtAnyPosition() throws {
    let data = file(
      [PNGChunk(name: "ruSt", content: [1, 2, 3])], late: [PNGChunk(name: "tEXt", content: [65, 0, 66])])
    _ = try Bitmap(pngData: data)
    for index in data.indices {
      for bit in 0..<8 {
        var damaged = data
        damaged[index] ^= 1 << UInt8(bit)
        #expect(throws: PNGError.self, "byte \(index), bit \(bit)") { try Bitmap(pngData: damaged) }
      }
    }
  }

  @Test(arguments: [1, 2, 4, 8])
  func anIndexBeyondThePaletteIsAnError(bitDepth: Int) {
    let palette = PNGChunk(name: "PLTE", content: [9, 9, 9])
    let data = PNGChunk.file([
      .header(width: 1, height: 1, bitDepth: bitDepth, colorType: 3), palette, .pixels([0, 0xFF]), .end,
    ])
    #expect(reason(data) == "a damaged PNG: the index of a pixel is outside the palette")
  }

  @Test func anUnknownCriticalChunkAndAMissingPaletteAreErrors() {
    #expect(reason(file([PNGChunk(name: "RUST", content: [])]))?.contains("RUST") == true)
    let withoutPalette = PNGChunk.file([
      .header(width: 1, height: 1, bitDepth: 8, colorType: 3), .pixels([0, 0]), .end,
    ])
    #expect(reason(withoutPalette)?.contains("PLTE") == true)
  }

  @Test func bytesAfterTheEndChunkAreIgnored() throws {
    #expect(try Bitmap(pngData: file() + Data([1, 2, 3])) == Bitmap(pngData: file()))
  }
}
