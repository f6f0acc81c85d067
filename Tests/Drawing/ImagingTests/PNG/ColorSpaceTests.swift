import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import FirstFrameImaging

/// Color spaces of PNGs.
struct ColorSpaceTests {
  private typealias RGB = [UInt8]

  /// The colors of the pictures.
  private static let colors: [RGB] = [
    [255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255], [128, 128, 128], [200, 100, 50], [10, 20, 30],
    [64, 192, 128], [250, 240, 230], [1, 2, 3],
  ]
  // The last six of these colors in sRGB, as Little CMS 2.19 converts them (relative colorimetric, without
  // optimization). For code points and chromaticities, computed from the definitions of the spaces, with the adaptation
  // of Bradford. The first four are red, green, blue and white in every space.
  private static let displayP3: [RGB] = [
    [128, 128, 128], [215, 93, 31], [7, 20, 31], [0, 195, 122], [252, 240, 229], [1, 2, 3],
  ]
  private static let adobeRGB: [RGB] = [
    [129, 129, 129], [227, 100, 42], [0, 12, 24], [0, 193, 125], [254, 240, 230], [0, 0, 0],
  ]
  private static let bt2020: [RGB] = [
    [140, 140, 140], [246, 94, 50], [7, 37, 47], [0, 208, 133], [255, 241, 231], [1, 6, 9],
  ]
  private static let gamma22: [RGB] = [
    [129, 129, 129], [201, 100, 46], [3, 12, 24], [62, 193, 129], [250, 240, 231], [0, 0, 0],
  ]
  private static let dciP3: [RGB] = [
    [128, 128, 128], [211, 93, 32], [8, 20, 31], [0, 195, 122], [252, 240, 229], [1, 2, 3],
  ]
  private static let linearP3: [RGB] = [
    [188, 188, 188], [240, 165, 114], [49, 80, 98], [104, 228, 185], [254, 248, 243], [10, 22, 29],
  ]
  private static let bt709: [RGB] = [
    [140, 140, 140], [206, 114, 66], [23, 36, 46], [79, 198, 140], [251, 242, 233], [3, 6, 9],
  ]

  /// Returns a picture with a row of the colors.
  ///
  /// - Parameters:
  ///   - depth: 8 or 16 bits.
  ///   - alpha: An alpha channel; `nil` for none.
  private static func picture(
    _ chunks: [PNGChunk], colors: [RGB] = colors, depth: Int = 8, alpha: UInt8? = nil
  ) -> Data {
    let samples = colors.flatMap { $0 + (alpha.map { [$0] } ?? []) }
    let row = depth == 8 ? samples : samples.flatMap { [$0, $0] }
    let header = PNGChunk.header(
      width: colors.count, height: 1, bitDepth: depth, colorType: alpha == nil ? 2 : 6)
    return PNGChunk.file([header] + chunks + [.pixels([0] + row), .end])
  }

  private static func read(_ data: Data) throws -> (colors: [RGB], samples: PNGSampleFormat) {
    let file = try PNGFile(pixelsOf: data)
    #expect(try PNGFile(data: data).bitmap == file.bitmap)
    let colors = (0..<file.bitmap.width).map { x in
      let color = file.bitmap[x, 0].straight
      return [color.red, color.green, color.blue]
    }
    return (colors, file.samples)
  }

  private static func largestDifference(_ first: [RGB], _ second: [RGB]) -> Int {
    zip(first, second).map { zip($0, $1).map { abs(Int($0) - Int($1)) }.max() ?? 0 }.max() ?? 0
  }

  private static func chromaticities(_ values: [UInt32]) -> PNGChunk {
    PNGChunk(name: "cHRM", content: values.flatMap(\.bigEndianBytes))
  }

  private static func gamma(_ value: UInt32) -> PNGChunk { PNGChunk(name: "gAMA", content: value.bigEndianBytes) }

  private static func codePoints(_ values: [UInt8]) -> PNGChunk { PNGChunk(name: "cICP", content: values) }

  private static let p3Values: [UInt32] = [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000]
  private static let p3 = ICCFixture(ICCFixture.displayP3, curve: ICCFixture.sRGBCurve).chunk(named: "Display P3")
  private static let damaged = ICCFixture.chunk([1, 2, 3], named: "Broken")

  struct Case: Sendable {
    let name: String
    let chunks: [PNGChunk]
    let expected: [[UInt8]]
    var convertedColors: String?
    var warnings = 0
  }

  private static let cases: [Case] = [
    Case(name: "Display P3", chunks: [p3], expected: displayP3, convertedColors: "the ICC profile \"Display P3\""),
    Case(
      name: "Adobe RGB, version 2",
      chunks: [ICCFixture(ICCFixture.adobeRGB, curve: ICCFixture.gamma(563 / 256)).chunk()],
      expected: adobeRGB, convertedColors: "the ICC profile \"Test\""),
    Case(
      name: "BT.2020", chunks: [ICCFixture(ICCFixture.bt2020, curve: ICCFixture.bt2020Curve).chunk()],
      expected: bt2020, convertedColors: "the ICC profile \"Test\""),
    Case(
      name: "sRGB primaries with a gamma of 2.2",
      chunks: [ICCFixture(ICCFixture.sRGB, curve: ICCFixture.gamma(2.2)).chunk()], expected: gamma22,
      convertedColors: "the ICC profile \"Test\""),
    Case(
      name: "a sampled curve",
      chunks: [
        ICCFixture(
          ICCFixture.displayP3,
          curve: ICCFixture.sampled(
            (0..<1024).map { UInt16((ToneCurve.sRGB.linear(Double($0) / 1023) * 65_535).rounded()) })
        ).chunk()
      ], expected: displayP3, convertedColors: "the ICC profile \"Test\""),
    Case(
      name: "a profile of sRGB, and a gamma that it overrides",
      chunks: [ICCFixture(ICCFixture.sRGB, curve: ICCFixture.sRGBCurve).chunk(), gamma(100_000)],
      expected: Array(colors.dropFirst(4))),
    Case(
      name: "cICP Display P3", chunks: [codePoints([12, 13, 0, 1])], expected: displayP3, convertedColors: "Display P3"),
    Case(name: "cICP BT.2020", chunks: [codePoints([9, 1, 0, 1])], expected: bt2020, convertedColors: "BT.2020"),
    Case(name: "cICP BT.709", chunks: [codePoints([1, 1, 0, 1])], expected: bt709, convertedColors: "BT.709"),
    Case(
      name: "cICP DCI-P3", chunks: [codePoints([11, 13, 0, 1])], expected: dciP3,
      convertedColors: "colors of the code points 11/13/0/1 (cICP)"),
    Case(
      name: "cICP sRGB before a profile", chunks: [codePoints([1, 13, 0, 1]), p3], expected: Array(colors.dropFirst(4))),
    Case(
      name: "cHRM with gAMA", chunks: [gamma(45_455), chromaticities(p3Values)], expected: displayP3,
      convertedColors: "other primaries (cHRM)"),
    Case(
      name: "linear cHRM", chunks: [gamma(100_000), chromaticities(p3Values)], expected: linearP3,
      convertedColors: "other primaries (cHRM)"),
    Case(
      name: "cHRM of sRGB",
      chunks: [gamma(45_455), chromaticities([31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000])],
      expected: Array(colors.dropFirst(4))),
    Case(
      name: "sRGB before cHRM",
      chunks: [PNGChunk(name: "sRGB", content: [0]), gamma(45_455), chromaticities(p3Values)],
      expected: Array(colors.dropFirst(4))),
    Case(
      name: "a damaged profile before cHRM", chunks: [damaged, gamma(45_455), chromaticities(p3Values)],
      expected: displayP3, convertedColors: "other primaries (cHRM)", warnings: 1),
    Case(
      name: "PQ before a profile", chunks: [codePoints([9, 16, 0, 1]), p3], expected: displayP3,
      convertedColors: "the ICC profile \"Display P3\"", warnings: 1),
  ]

  @Test(arguments: cases)
  func samplesAreConvertedToSRGBByTheFirstDescriptionThatIsUnderstood(_ example: Case) throws {
    let expected = Array(Self.colors.prefix(4)) + example.expected
    for depth in [8, 16] {
      for alpha: UInt8? in [nil, 255] {
        let (colors, samples) = try Self.read(Self.picture(example.chunks, depth: depth, alpha: alpha))
        #expect(Self.largestDifference(colors, expected) <= 1, "\(example.name), \(depth) bits: \(colors)")
        if example.convertedColors == nil { #expect(colors == expected, "\(example.name) changes no byte") }
        #expect(samples.convertedColors == example.convertedColors, "\(example.name)")
        #expect(samples.warnings.count == example.warnings, "\(example.name): \(samples.warnings)")
        #expect(samples.isWide == (depth == 16))
      }
    }
  }

  @Test func palettesAndGraysAreConvertedToo() throws {
    let palette = PNGChunk(name: "PLTE", content: Self.colors.flatMap { $0 })
    let indices = (0..<UInt8(Self.colors.count)).map { $0 }
    let header = PNGChunk.header(width: indices.count, height: 1, bitDepth: 8, colorType: 3)
    let (colors, _) = try Self.read(PNGChunk.file([header, Self.p3, palette, .pixels([0] + indices), .end]))
    #expect(Self.largestDifference(colors, Array(Self.colors.prefix(4)) + Self.displayP3) <= 1)

    let grays: [UInt8] = [0, 1, 64, 128, 255]
    let profile = ICCFixture(gray: ICCFixture.gamma(1)).chunk()
    for colorType in [0, 4] {
      let samples = colorType == 0 ? grays : grays.flatMap { [$0, 255] }
      let header = PNGChunk.header(width: grays.count, height: 1, bitDepth: 8, colorType: colorType)
      let (colors, format) = try Self.read(PNGChunk.file([header, profile, .pixels([0] + samples), .end]))
      // The curve of sRGB: 255 × (1.055 × (v / 255)^(1 / 2.4) − 0.055), and 12.92 for the first one.
      #expect(Self.largestDifference(colors, [0, 13, 137, 188, 255].map { [$0, $0, $0] }) <= 1, "\(colors)")
      #expect(format.warnings.isEmpty)
    }
    let (unchanged, format) = try Self.read(Self.picture([profile]))
    #expect(unchanged == Self.colors, "a profile of grays for colors")
    #expect(format.warnings.count == 1, "a profile of grays for colors")
  }

  /// Chunks that are ignored, and the description in the warning.
  private static let ignoredChunks: [(chunks: [PNGChunk], reason: String)] = [
    ([damaged], "the ICC profile \"Broken\", which is damaged (it has no header)"),
    ([PNGChunk(name: "iCCP", content: [])], "an ICC profile, which is damaged (it has no name)"),
    (
      [PNGChunk(name: "iCCP", content: Array("x".utf8) + [0, 0, 1, 2, 3])],
      "the ICC profile \"x\", which is damaged (it cannot be inflated to at most 4000000 bytes)"
    ),
    ([profile { $0.space = "CMYK" }], "the ICC profile \"Test\": its colors are CMYK"),
    (
      [profile { $0.tags = [("A2B0", [1, 2, 3])] }], "the ICC profile \"Test\": it describes its colors by a table"
    ),
    ([profile { $0.tags.removeLast() }], "the ICC profile \"Test\", which is damaged (it has no tag bTRC)"),
    (
      [profile { $0.tags[0].content = ICCFixture.xyz([0, 0, 0]) }],
      "the ICC profile \"Test\", which is damaged (its primaries do not span a space)"
    ),
    (
      [profile { $0.tags[3].content = Array("curv".utf8) + [0, 0, 0, 0, 255, 255, 255, 255] }],
      "the ICC profile \"Test\", which is damaged (a curve lies outside of its tag)"
    ),
    (
      [ICCFixture.chunk(Array(ICCFixture(ICCFixture.displayP3, curve: ICCFixture.sRGBCurve).bytes.dropLast(40)))],
      "the ICC profile \"Test\", which is damaged (it is shorter than its header says)"
    ),
    ([codePoints([9, 16, 0, 1])], "colors of the code points 9/16/0/1 (cICP), whose range of brightness is high"),
    ([codePoints([1, 13, 0, 0])], "colors of the code points 1/13/0/0 (cICP)"),
    ([codePoints([1, 13])], "the chunk cICP, which is damaged"),
    ([chromaticities([1, 2, 3])], "the chunk cHRM, which is damaged"),
    ([gamma(0)], "the chunk gAMA, which is damaged"), ([gamma(.max)], "the chunk gAMA, which is damaged"),
    ([PNGChunk(name: "gAMA", content: [0, 1])], "the chunk gAMA, which is damaged"),
    ([chromaticities([UInt32](repeating: 151_587_081, count: 8))], "the chunk cHRM, which is damaged"),
    ([chromaticities([UInt32](repeating: 0, count: 8))], "the chunk cHRM, which is damaged"),
  ]

  @Test func descriptionsThatCannotBeAppliedAreNamedAndChangeNoSample() throws {
    for (chunks, reason) in Self.ignoredChunks { try ignored(chunks: chunks, reason: reason) }
  }

  private func ignored(chunks: [PNGChunk], reason: String) throws {
    let (colors, samples) = try Self.read(Self.picture(chunks))
    #expect(colors == Self.colors)
    #expect(samples.warnings == ["Its colors were not converted to sRGB: it has \(reason)."])
    #expect(samples.convertedColors == nil)
  }

  private static func profile(_ change: (inout ICCFixture) -> Void) -> PNGChunk {
    var fixture = ICCFixture(ICCFixture.displayP3, curve: ICCFixture.sRGBCurve)
    change(&fixture)
    return fixture.chunk()
  }

  @Test func aProfileThatIsTooLargeIsSkippedBeforeAndAfterInflating() throws {
    let zeros = [UInt8](repeating: 0, count: ICCProfile.maximumSize + 1)
    let (colors, samples) = try Self.read(Self.picture([ICCFixture.chunk(zeros)]))
    #expect(colors == Self.colors, "\(samples.warnings)")
    #expect(samples.warnings.count == 1, "\(samples.warnings)")
    let chunk = PNGChunk(name: "iCCP", content: [UInt8](repeating: 1, count: 9_000_000))
    let (others, format) = try Self.read(Self.picture([chunk, Self.gamma(100_000)]))
    #expect(others[4] == [186, 186, 186])
    #expect(format.warnings.count == 1)
  }

  @Test func damagedProfilesEndInAConversionOrAWarning() throws {
    let plain = ICCFixture(ICCFixture.displayP3, curve: ICCFixture.sRGBCurve).bytes
    for seed in 0..<3000 {
      var random = SeededGenerator(seed: UInt64(seed))
      var bytes = plain
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        bytes[index] = [0, 1, 127, 128, 255, .random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
      }
      if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      let file = try PNGFile(pixelsOf: Self.picture([ICCFixture.chunk(bytes)]))
      #expect(file.samples.warnings.count <= 1, "seed \(seed)")
    }
  }

  @Test func colorsOfDisplayP3AreExtendedSRGB() throws {
    let conversion = try #require(ColorConversion.displayP3)
    // Computed from the definitions of both spaces. Apple documents (1.093, -0.227, -0.150) for red.
    for (color, expected) in [
      ([1, 0, 0], [1.0930, -0.2267, -0.1501]), ([0.5, 0.25, 0.75], [0.5378, 0.2321, 0.7771]),
      ([0.2, 0.4, 0.6], [0.1041, 0.4059, 0.6170]), ([1, 1, 1], [1, 1, 1]), ([0, 0, 0], [0, 0, 0]),
    ] as [([Double], [Double])] {
      let result = conversion.extended(color[0], color[1], color[2])
      for (channel, value) in zip([result.red, result.green, result.blue], expected) {
        #expect(abs(channel - value) < 0.0005, "\(color): \(result)")
      }
    }
  }

  @Test func wideSamplesTellPicturesApartThatAreEqualAfterRoundingTo8Bits() throws {
    func picture(_ samples: [UInt16], isInterlaced: Bool = false, chunks: [PNGChunk] = []) -> Data {
      let header = PNGChunk.header(width: 1, height: 1, bitDepth: 16, colorType: 6, isInterlaced: isInterlaced)
      return PNGChunk.file([header] + chunks + [.pixels([0] + samples.flatMap(\.bigEndianBytes)), .end])
    }
    let plain = try PNGWideSamples(data: picture([0x8080, 0x4040, 0, 0xFFFF]))
    #expect(try PNGWideSamples(data: picture([0x8080, 0x4040, 0, 0xFFFF], isInterlaced: true)) == plain)
    #expect(try PNGWideSamples(data: Self.picture([], colors: [[0x80, 0x40, 0]])) == plain, "8 bits are widened")
    #expect(try PNGWideSamples(data: picture([0x8081, 0x4040, 0, 0xFFFF])) != plain)
    #expect(try PNGWideSamples(data: picture([0x8080, 0x4040, 0, 0xFFFF], chunks: [Self.p3])) != plain)
    #expect(try PNGWideSamples(data: picture([1, 2, 3, 0])) == PNGWideSamples(data: picture([4, 5, 6, 0])))
  }
}
