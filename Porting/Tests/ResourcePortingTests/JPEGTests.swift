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
    let data = try file("baseline")
    let stored = try #require(try decoded(data).bitmap)
    for orientation in PictureOrientation.allCases {
      let turned = data.prefix(2) + exif(UInt8(orientation.rawValue), isLittle: isLittle) + data.dropFirst(2)
      #expect(try decoded(turned).bitmap == stored.upright(from: orientation), "\(orientation)")
    }
    #expect(stored.upright(from: .right).width == stored.height)
    let impossible = data.prefix(2) + exif(9, isLittle: isLittle) + data.dropFirst(2)
    #expect(try decoded(impossible).bitmap == stored)
  }

  private func file(_ kind: String) throws -> Data {
    try #require(JPEGFixture.files[kind].flatMap { Data(base64Encoded: $0) })
  }

  @Test(arguments: JPEGFixture.kinds)
  func filesOfEveryKindAreDecoded(kind: String) throws {
    let (decoded, findings) = try decoded(file(kind))
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
        #expect(color.alpha == 255)
      }
    }
    // Subsampled colors are averages of four pixels.
    #expect(maximum <= (["subsampled", "progressive", "separate"].contains(kind) ? 20 : 8), "\(maximum)")
  }

  // MARK: Profiles

  /// The sample of sRGB for a linear sample (IEC 61966-2-1).
  private func encoded(_ linear: UInt8) -> Int {
    let value = Double(linear) / 255
    return Int(((value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055) * 255).rounded())
  }

  @Test(arguments: ["gray", "baseline", "progressive"])
  func colorsOfAProfileAreConverted(kind: String) throws {
    #expect([0, 64, 128, 255].map(encoded) == [0, 137, 188, 255])
    let data = try file(kind)
    let stored = try #require(try decoded(data).bitmap)
    let profile: ICCProfileFixture = kind == "gray" ? .gray : .exchanged
    // Long profiles have several segments.
    for partLength in [50, 60_000] {
      let (bitmap, findings) = try decoded(
        data.prefix(2) + profile.segments(partLength: partLength) + data.dropFirst(2))
      let converted = try #require(bitmap)
      #expect(findings.isEmpty)
      var maximum = 0
      for y in 0..<20 {
        for x in 0..<24 {
          let (before, after) = (stored[x, y], converted[x, y])
          let expected = [before.green, before.red, before.blue].map(encoded)
          let channels = [after.red, after.green, after.blue].map { Int($0) }
          maximum = max(maximum, zip(expected, channels).map { abs($0 - $1) }.max() ?? 0)
        }
      }
      // The primaries are rounded.
      #expect(maximum <= 2, "\(maximum)")
    }
  }

  private static let ignoredProfiles: [(String, ICCProfileFixture, String)] = [
    ("inks", .inks, "it describes inks"), ("baseline", .inks, "its colors are CMYK"),
    ("baseline", .gray, "it describes grays, and the picture has colors"),
  ]

  @Test(arguments: ignoredProfiles)
  func otherProfilesAreReported(kind: String, profile: ICCProfileFixture, reason: String) throws {
    let data = try file(kind)
    let (bitmap, findings) = try decoded(data.prefix(2) + profile.segments() + data.dropFirst(2))
    #expect(try bitmap == decoded(data).bitmap)
    #expect(
      findings.map(\.reason) == [
        "its colors were not converted to sRGB, because its ICC profile was ignored: \(reason)"
      ])
    #expect(findings.map(\.remedy) == ["convert it to sRGB in an image editor"])
  }

  @Test func aProfileWithAMissingPartIsReported() throws {
    let data = try file("baseline")
    let segments = ICCProfileFixture.exchanged.segments(partLength: 100)
    let (bitmap, findings) = try decoded(data.prefix(2) + segments.prefix(118) + data.dropFirst(2))
    #expect(try bitmap == decoded(data).bitmap)
    #expect(findings.map { $0.reason.hasSuffix("it is damaged (a part of it is missing)") } == [true])
  }

  // MARK: Damaged and unusual files

  @Test func filesWithArithmeticCodesAreReportedWithTheirSize() throws {
    var data = try file("baseline")
    let frame = try #require(data.range(of: Data([0xFF, 0xC0])))
    data[frame.lowerBound + 1] = 0xC9
    let (bitmap, findings) = try decoded(data)
    #expect(bitmap == nil)
    #expect(findings.map(\.reason) == ["it cannot be decoded: the JPEG data uses arithmetic coding"])
    #expect(findings.map(\.remedy) == ["save it again as JPEG or PNG"])
    #expect(try folder.compile().table.images[0].variants[0].width == 12)
  }

  @Test(arguments: JPEGFixture.kinds) func filesThatEndEarlyAreDamaged(kind: String) throws {
    let data = try file(kind)
    for length in Array(stride(from: 4, to: data.count - 2, by: 29)) + [data.count - 2] {
      let (bitmap, findings) = try decoded(data.prefix(length))
      #expect(bitmap == nil, "\(length)")
      #expect(findings.map { $0.reason.contains("the JPEG data is damaged (") } == [true], "\(findings)")
    }
  }

  @Test func bytesAroundThePictureAreIgnored() throws {
    let data = try file("baseline")
    let bitmap = try #require(try decoded(data).bitmap)
    let extended = data.dropLast(2) + Data([1, 2, 3]) + data.suffix(2) + Data([4, 5, 6])
    let result = try decoded(extended)
    #expect(result.bitmap == bitmap)
    #expect(result.findings.isEmpty)
  }

  /// Heights and widths as two bytes each.
  @Test(
    arguments: [
      ([0xFF, 0xDC, 0xFF, 0xDC], "the JPEG data uses a size of 65500 x 65500"),
      ([0xFF, 0xDD, 0, 24], "the JPEG data is damaged ("),
      ([0x10, 0, 0x10, 0], "its header specifies 4096 x 4096 pixels, more than"),
      ([0, 20, 0, 0], "the JPEG data is damaged ("),
    ] as [([UInt8], String)])
  func sizesAreLimited(size: [UInt8], reason: String) throws {
    var data = try file("baseline")
    let frame = try #require(data.range(of: Data([0xFF, 0xC0])))
    data.replaceSubrange(frame.lowerBound + 5..<frame.lowerBound + 9, with: size)
    let (bitmap, findings) = try decoded(data)
    #expect(bitmap == nil)
    #expect(findings.map { $0.reason.contains(reason) } == [true], "\(findings)")
  }

  @Test(arguments: [(64, true), (65, false)]) func scansAreLimited(count: Int, isRead: Bool) throws {
    let data = try file("separate")
    let start = try #require(data.range(of: Data([0xFF, 0xDA]), options: .backwards)).lowerBound
    let scan = data[start..<data.count - 2]
    // The file has three scans.
    let repeated = Data((0..<count - 3).flatMap { _ in scan })
    let (bitmap, findings) = try decoded(data[..<(data.count - 2)] + repeated + data.suffix(2))
    #expect((bitmap != nil) == isRead)
    #expect(
      findings.map(\.reason) == (isRead ? [] : ["it cannot be decoded: the JPEG data uses more than 64 scans"]))
  }
}
