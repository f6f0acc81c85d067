import FirstFrameCompiledResources
import FirstFrameImaging
import FirstFrameResourcePorting
import Foundation
import Testing

@Suite struct JPEGTests {
  let folder: ResourceFolder

  init() throws {
    folder = try ResourceFolder()
  }

  /// Compiles a JPEG file and returns its pixels.
  private func decoded(_ data: Data) throws -> (bitmap: Bitmap?, findings: [ResourceFinding]) {
    try folder.write(data, to: "a@2x.jpg")
    let report = try folder.compile()
    let file = report.table.images[0].variants[0].file
    return (try file.map { try Bitmap(pngData: folder.compiled($0)) }, report.findings)
  }

  /// EXIF data with an orientation, as a segment of a JPEG file.
  private func exif(_ orientation: UInt8, isLittle: Bool) -> [UInt8] {
    let tiff: [UInt8] =
      isLittle
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let content = Array("Exif".utf8) + [0, 0] + tiff
    return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
  }

  @Test(arguments: [true, false]) func picturesAreTurnedUpright(isLittle: Bool) throws {
    let data = try #require(JPEGFixture.files["baseline"].flatMap { Data(base64Encoded: $0) })
    let stored = try #require(try decoded(data).bitmap)
    for orientation in PictureOrientation.allCases {
      let turned = data.prefix(2) + exif(UInt8(orientation.rawValue), isLittle: isLittle) + data.dropFirst(2)
      #expect(try decoded(turned).bitmap == stored.upright(from: orientation), "\(orientation)")
    }
    #expect(stored.upright(from: .right).width == stored.height)
    let impossible = data.prefix(2) + exif(9, isLittle: isLittle) + data.dropFirst(2)
    #expect(try decoded(impossible).bitmap == stored)
  }

  @Test(arguments: JPEGFixture.kinds)
  func filesOfEveryKindAreDecoded(kind: String) throws {
    let data = try #require(JPEGFixture.files[kind].flatMap { Data(base64Encoded: $0) })
    let (decoded, findings) = try decoded(data)
    let bitmap = try #require(decoded)
    #expect(findings.isEmpty)
    #expect(bitmap.width == 24)
    #expect(bitmap.height == 20)
    var maximum = 0
    for y in 0..<20 {
      for x in 0..<24 {
        let color = bitmap[x, y]
        let gray = x * 6 + y * 4
        let expected = kind == "gray" ? [gray, gray, gray] : [x * 8, y * 10, 200 - x * 4]
        let channels = [Int(color.red), Int(color.green), Int(color.blue)]
        for (channel, value) in zip(channels, expected) { maximum = max(maximum, abs(channel - value)) }
      }
    }
    // Subsampled colours are averages of four pixels.
    #expect(maximum <= (kind == "gray" || kind == "baseline" ? 8 : 20), "\(maximum)")
  }

  @Test func damagedFilesAreReportedWithTheirSize() throws {
    let data = try #require(JPEGFixture.files["baseline"].flatMap { Data(base64Encoded: $0) })
    var arithmetic = data
    let frame = try #require(arithmetic.range(of: Data([0xFF, 0xC0])))
    arithmetic[frame.lowerBound + 1] = 0xC9
    let (bitmap, findings) = try decoded(arithmetic)
    #expect(bitmap == nil)
    #expect(
      findings.map(\.reason) == [
        "it cannot be decoded: the JPEG data uses arithmetic or hierarchical coding"
      ])
    #expect(findings.first?.remedy.contains("djpeg") == true)
    #expect(try folder.compile().table.images[0].variants[0].width == 12)
    #expect(try decoded(data.prefix(100)).findings.count == 1)
    for length in stride(from: 120, to: data.count, by: 37) { _ = try decoded(data.prefix(length)) }
  }
}
