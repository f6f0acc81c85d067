import FirstFrameImaging
import Foundation
import Testing

/// The metadata of a PNG.
struct PNGMetadataTests {
  private let bitmap: Bitmap

  init() throws {
    bitmap = Bitmap(size: try PixelSize(width: 3, height: 2))
  }

  @Test func textsKeepTheirOrderAndAllCharactersExceptNUL() throws {
    var metadata = PNGMetadata(scale: 3)
    try metadata.append("CardTests/card.win", under: "Test")
    try metadata.append("", under: "Empty")
    try metadata.append("文字, Ελλάδα, 😀\nsecond line", under: "Typefaces")
    try metadata.append("again", under: "Test")
    try metadata.append("Latin-1 keyword", under: "Größe")
    let data = try PNGFile(bitmap: bitmap, metadata: metadata).data()
    let file = try PNGFile(data: data)
    #expect(file.metadata == metadata)
    #expect(file.bitmap == bitmap)
    #expect(file.metadata["Test"] == "CardTests/card.win")
    #expect(try Bitmap(pngData: data) == bitmap)
    #expect(data.range(of: Data("iTXtTest\0\0\0\0\0CardTests/card.win".utf8)) != nil, "uncompressed, no language")
    #expect(data == (try file.data()), "the same file twice")
  }

  @Test(arguments: [1, 1.5, 2, 2.625, 3, 4, 0.5, 100] as [CGFloat])
  func aScaleSurvivesARoundTrip(scale: CGFloat) throws {
    #expect(try PNGFile(data: bitmap.pngData(scale: scale)).metadata.scale == scale)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9] as [CGFloat])
  func anInvalidScaleIsAnError(scale: CGFloat) {
    #expect(throws: PNGError.self) { try bitmap.pngData(scale: scale) }
  }

  @Test func aFileWithoutMetadataHasNone() throws {
    #expect(try PNGFile(data: bitmap.pngData()).metadata == PNGMetadata())
  }

  @Test(
    arguments: [
      "", " Test", "Test ", "Two  spaces", "new\nline", "文字", "\u{A0}", "\u{7F}", String(repeating: "k", count: 80),
    ])
  func aKeywordThatPNGCannotHoldIsRefused(keyword: String) {
    #expect(throws: PNGError.unusableKeyword(keyword)) { try PNGMetadata.Text(keyword: keyword, value: "") }
  }

  @Test func aTextWithNULIsAnError() {
    #expect(throws: PNGError.unusableText(keyword: "Test")) { try PNGMetadata.Text(keyword: "Test", value: "a\0b") }
  }

  @Test func textsInTEXtAndZTXtChunksAreReadTooBeforeAndAfterThePixels() throws {
    let deflated = PNGChunk.pixels(Array("inflated".utf8)).content
    let data = PNGChunk.file([
      .header(width: 1, height: 1, bitDepth: 8, colorType: 0),
      PNGChunk(name: "tEXt", content: Array("Author".utf8) + [0, 0xE9]), .pixels([0, 7]),
      PNGChunk(name: "zTXt", content: Array("Comment".utf8) + [0, 0] + deflated), .end,
    ])
    let metadata = try PNGFile(data: data).metadata
    #expect(metadata["Author"] == "é")
    #expect(metadata["Comment"] == "inflated")
    #expect(metadata.scale == nil)
  }
}
