import FirstFrameCompiledResources
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameResourcePorting
import Foundation
import Testing

@Suite struct PDFImageTests {
  let folder: ResourceFolder

  init() throws {
    folder = try ResourceFolder()
  }

  /// Returns a file with a page of 20 by 10 points and a bitmap `/I`, whose object has the number 5.
  ///
  /// - Parameter others: The entries and bytes of the objects from number 6 on.
  private func file(
    _ entries: String, _ bytes: [UInt8], content: String = "20 0 0 10 0 0 cm /I Do", others: [(String, [UInt8])] = []
  ) -> Data {
    var data = pdf(content, resources: "/XObject << /I 5 0 R >> /ExtGState << /G << /ca 0.5 >> >>")
    for (index, object) in ([(entries, bytes)] + others).enumerated() {
      data += Data("\n\(index + 5) 0 obj << /Subtype /Image \(object.0) /Length \(object.1.count) >> stream\n".utf8)
      data += Data(object.1) + Data("\nendstream endobj".utf8)
    }
    return data
  }

  private func drawn(_ data: Data) throws -> (bitmap: Bitmap, reasons: [String]) {
    try folder.write(data, to: "a.pdf")
    let report = try folder.compile()
    let scene = try folder.compiled(try #require(report.table.images[0].variants[0].file))
    return (try Rasterizer(scale: 1).bitmap(of: LayoutNode(json: scene)), report.findings.map(\.reason))
  }

  private static let (red, lime) = (Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 255, blue: 0))
  private static let blue = Color(red: 0, green: 0, blue: 255)
  private static let colors = "/Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceRGB "
  private static let first: [UInt8] = [255, 0, 0, 0, 255, 0]
  private static let second: [UInt8] = [0, 0, 255, 255, 255, 255]

  private static func bytes(_ parts: [UInt8]...) -> [UInt8] { parts.flatMap(\.self) }

  /// The samples of red and green above blue and white, by every predictor.
  private static let predictors: [(String, [UInt8])] = [
    ("", bytes(first, second)), ("/DecodeParms << /Predictor 1 >>", bytes(first, second)),
    ("/DecodeParms << /Predictor 2 /Colors 3 >>", [255, 0, 0, 1, 255, 0, 0, 0, 255, 255, 255, 0]),
    ("/DecodeParms << /Predictor 15 >>", bytes([0], first, [0], second)),
    ("/DecodeParms << /Predictor 15 >>", [1, 255, 0, 0, 1, 255, 0, 2, 1, 0, 255, 255, 0, 255]),
    ("/DecodeParms [<< /Predictor 10 >>]", bytes([0], first, [3, 129, 0, 255, 255, 128, 128])),
    ("/DecodeParms << /Predictor 12 >>", bytes([0], first, [4, 1, 0, 255, 255, 0, 0])),
  ]

  @Test(arguments: predictors) func samplesOfEveryPredictorAreDrawn(parameters: String, samples: [UInt8]) throws {
    let (bitmap, reasons) = try drawn(file(Self.colors + parameters, samples))
    #expect(reasons == [])
    #expect(bitmap[0, 0].straight == Self.red)
    #expect(bitmap[19, 0].straight == Self.lime)
    #expect(bitmap[0, 9].straight == Self.blue)
    #expect(bitmap[19, 9].straight == .white)
  }

  @Test func turnedBitmapsAreDrawn() throws {
    // A quarter turn, counterclockwise.
    let (bitmap, reasons) = try drawn(
      file(Self.colors, Self.first + Self.second, content: "0 10 -20 0 20 0 cm /I Do"))
    #expect(reasons == [])
    #expect(bitmap[0, 9].straight == Self.red)
    #expect(bitmap[0, 0].straight == Self.lime)
    #expect(bitmap[19, 9].straight == Self.blue)
    #expect(bitmap[19, 0].straight == .white)
  }

  @Test func bitmapsHaveTheOpacityOfTheState() throws {
    let (bitmap, _) = try drawn(
      file(
        "/Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray", [0],
        content: "/G gs 10 0 0 10 0 0 cm /I Do"))
    #expect(127...128 ~= bitmap[5, 5].alpha)
    #expect(bitmap[5, 5].red == 0)
    #expect(bitmap[15, 5] == .clear)
  }

  @Test func softMasksAreApplied() throws {
    let mask = ("/Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray", [255, 0] as [UInt8])
    let (bitmap, reasons) = try drawn(
      file(Self.colors + "/SMask 6 0 R", Self.first + Self.second, others: [mask]))
    #expect(reasons == [])
    #expect(bitmap[0, 0].straight == Self.red)
    #expect(bitmap[0, 9].straight == Self.blue)
    #expect(bitmap[19, 0].alpha == 0)
    #expect(bitmap[19, 9].alpha == 0)
  }

  @Test func colorsThatWereBlendedWithAMatteAreRestored() throws {
    // Red with an opacity of 128 / 255 on white.
    let mask = (
      "/Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Matte [1 1 1]", [128] as [UInt8]
    )
    let (bitmap, _) = try drawn(
      file(
        "/Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB /SMask 6 0 R", [255, 127, 127], others: [mask]))
    #expect(bitmap[5, 5].straight == Color(red: 255, green: 0, blue: 0, alpha: 128))
  }

  @Test func filesOfJPEGAreDrawn() throws {
    let jpeg = try #require(JPEGFixture.files["baseline"].flatMap { Data(base64Encoded: $0) })
    let entries = "/Width 24 /Height 20 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter [/DCTDecode]"
    let (bitmap, reasons) = try drawn(file(entries, [UInt8](jpeg), content: "24 0 0 20 0 -10 cm /I Do"))
    #expect(reasons == [])
    try folder.write(jpeg, to: "b.jpg")
    let decoded = try folder.compile().table.images[1].variants[0].file
    let expected = try Bitmap(pngData: folder.compiled(try #require(decoded)))
    for y in 0..<10 {
      for x in 0..<20 { #expect(bitmap[x, y] == expected[x, y], "\(x), \(y)") }
    }
    let damaged = try drawn(file(entries, [UInt8](jpeg.prefix(300))))
    #expect(damaged.reasons == ["it was drawn without its bitmaps"])
  }

  @Test(arguments: [
    "/Width 2 /Height 2 /BitsPerComponent 1 /ColorSpace /DeviceGray", "/Width 2 /Height 2 /ImageMask true",
    "/Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceCMYK", "/Width 0 /Height 2", "/Height 2",
    colors + "/Decode [1 0 1 0 1 0]", colors + "/Mask [0 1]", colors + "/DecodeParms << /Predictor 3 >>",
    colors + "/SMask 9 0 R", "/Width 3 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceRGB",
  ])
  func otherKindsAreReported(entries: String) throws {
    let (bitmap, reasons) = try drawn(file(entries, Self.first + Self.second))
    #expect(reasons == ["it was drawn without its bitmaps"])
    #expect(bitmap[5, 5] == .clear)
  }

  @Test(arguments: [(2, nil), (3, "it cannot be decoded: its bitmaps have more than 2097152 pixels")])
  func pixelsAreLimited(count: Int, reason: String?) throws {
    let entries = "/Width 1024 /Height 1024 /BitsPerComponent 8 /ColorSpace /DeviceGray"
    try folder.write(file(entries, [], content: String(repeating: "/I Do ", count: count)), to: "a.pdf")
    #expect(
      try folder.compile().findings.map(\.reason) == [reason ?? "it was drawn without its bitmaps"])
  }
}
