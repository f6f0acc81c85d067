import Foundation
import Testing

@testable import FirstFrameResourcePorting

/// Small files that would need much work, because they use the same content again and again.
@Suite struct VectorLimitTests {
  let folder: ResourceFolder

  init() throws {
    folder = try ResourceFolder()
  }

  /// Compiles one file, and returns the reasons of its findings.
  private func reasons(_ data: Data, _ name: String) throws -> [String] {
    try folder.write(data, to: name)
    return try folder.compile().findings.map(\.reason)
  }

  private func svg(_ content: String) -> Data {
    Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"10\">\(content)</svg>".utf8)
  }

  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  private static let pointLimit = """
    its drawing has more than 200000 points, with 20 counted for each path and clip, and 3 for each stop of a gradient
    """
  private static let tooManyPoints = "it cannot be decoded: " + pointLimit

  // MARK: SVG

  /// A path that is drawn a thousand times.
  private static let repeatedPath = """
    <path id="e0" d="M0 0h1v1z" clip-path="url(#c)" fill="url(#l)"/><clipPath id="c"><use href="#r"/></clipPath>
    <path id="r" d="M0 0h1v1z"/><linearGradient id="l" href="#m"/><linearGradient id="m"><stop/></linearGradient>
    """ + (1...3).map { "<g id=\"e\($0)\">\(repeated("<use href=\"#e\($0 - 1)\"/>", 10))</g>" }.joined()

  @Test func elementsThatAreUsedAgainAreConvertedOnce() throws {
    let data = svg("<defs>\(Self.repeatedPath)</defs>")
    let root = try SVGElement.document(data)
    var document = try SVGDocument(root: root)
    _ = try document.drawing(of: "e3", in: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(document.drawnCount > 2000)
    #expect(document.declarations.conversionCount < 2 * root.descendants.count)
  }

  @Test(arguments: [(10, []), (1000, [tooManyPoints])])
  func pathsThatAreUsedAgainAreLimited(count: Int, reasons: [String]) throws {
    // Ten paths of five points, which others draw again.
    let group = "<g id=\"e\">\(Self.repeated("<path d=\"M0 0h1v1h-1z\"/>", 10))</g>"
    #expect(try self.reasons(svg(group + Self.repeated("<use href=\"#e\"/>", count)), "a.svg") == reasons)
  }

  private static let tallPath = "M0 0" + repeated("h1", 2000)

  @Test(arguments: [
    (##"<clipPath id="c"><path d="\##(tallPath)"/></clipPath>"##, ##"<g clip-path="url(#c)"/>"##),
    ("<g/>", ##"<path d="M0 0h1" fill="none" stroke="red" stroke-dasharray="\##(repeated("1 ", 2000))"/>"##),
    (
      ##"<linearGradient id="l">\##(repeated("<stop/>", 2000))</linearGradient>"##,
      ##"<path d="M0 0h1" fill="url(#l)"/>"##
    ),
  ])
  func workThatElementsRepeatIsLimited(definition: String, element: String) throws {
    func drawing(_ count: Int) -> Data {
      svg("\(definition)<defs><g id=\"e\">\(element)</g></defs>\(Self.repeated("<use href=\"#e\"/>", count))")
    }
    #expect(try reasons(drawing(2), "a.svg") == [])
    #expect(
      try reasons(drawing(101), "a.svg") == [Self.tooManyPoints])
  }

  @Test func elementsThatAreNotDisplayedAreLimited() throws {
    let hidden = "<g id=\"e\">\(Self.repeated("<g display=\"none\"/>", 1000))</g>"
    #expect(
      try reasons(svg(hidden + Self.repeated("<use href=\"#e\"/>", 101)), "a.svg")
        == ["it cannot be decoded: it draws more than 100000 elements"])
  }

  @Test func valuesOfStyleSheetsAreLimited() throws {
    let declarations = (0..<400).map { "a\($0):b" }.joined(separator: ";")
    func sheet(_ count: Int) -> Data { svg("<style>\(Self.repeated("g,", count))a{\(declarations)}</style>") }
    #expect(try reasons(sheet(100), "a.svg") == [])
    #expect(
      try reasons(sheet(250), "a.svg") == ["it cannot be decoded: its style sheets set more than 100000 values"])
  }

  @Test func theLastRuleOfAStyleSheetApplies() throws {
    let root = try SVGElement.document(
      svg(
        """
        <style>.a { fill: red; stroke: red } g { fill: lime; opacity: 1 } * { fill: blue }</style>
        <style>.b, .a { stroke: white }</style><g class="a b" opacity="0" display="none" style="color: red"/>
        """))
    let group = try #require(root.children.last)
    #expect(
      ["fill", "stroke", "opacity", "display", "color"].map(group.property)
        == ["blue", "white", "1", "none", "red"])
  }

  @Test func theGlyphsOfASymbolAreLimitedTogether() throws {
    func template(_ count: Int) -> String {
      """
      <svg width="100" height="100"><g id="Guides"><line id="Baseline-M" y1="80"/><line id="Capline-M" y1="30"/>
      <line id="left-margin-Regular-M" x1="10"/><line id="right-margin-Regular-M" x1="70"/>
      <clipPath id="c"><path d="\(Self.tallPath)"/></clipPath></g>
      <g id="Regular-M">\(Self.repeated("<g clip-path=\"url(#c)\"/>", count))</g><use id="Bold-M" href="#Regular-M"/></svg>
      """
    }
    try folder.write(#"{"symbols": [{"filename": "a.svg"}]}"#, to: "A.xcassets/a.symbolset/Contents.json")
    try folder.write(template(40), to: "A.xcassets/a.symbolset/a.svg")
    #expect(try folder.compile().findings.isEmpty)
    try folder.write(template(60), to: "A.xcassets/a.symbolset/a.svg")
    #expect(
      try folder.compile().findings.map(\.reason)
        == ["it is not a symbol template: \(Self.pointLimit)"])
  }

  // MARK: PDF

  @Test(arguments: [(10, []), (2000, [tooManyPoints])])
  func fillsWithAClipAndAGradientAreLimited(count: Int, reasons: [String]) throws {
    // Each fill is written with the clip and the gradient.
    let data = pdf(
      "1 1 9 9 re W n /Pattern cs /P scn " + Self.repeated("1 1 9 9 re f ", count),
      resources: "/Pattern << /P 7 0 R >>",
      objects: """
        7 0 obj << /PatternType 2
        /Shading << /ShadingType 2 /Coords [0 0 20 0] /ColorSpace /DeviceGray /Function 8 0 R >> >> endobj
        8 0 obj << /FunctionType 2 /N 1 /C0 [0] /C1 [1] >> endobj
        """)
    #expect(try self.reasons(data, "a.pdf") == reasons)
  }

  @Test func dashesThatLinesRepeatAreLimited() throws {
    func drawing(_ count: Int) -> Data {
      pdf("[\(Self.repeated("1 ", 2000))] 0 d " + Self.repeated("0 0 m 1 1 l S ", count))
    }
    #expect(try reasons(drawing(2), "a.pdf") == [])
    #expect(
      try reasons(drawing(101), "a.pdf") == [Self.tooManyPoints])
  }

  @Test(arguments: [(2, []), (60, ["it cannot be decoded: it executes more than 100000 operators"])])
  func functionsOfFunctionsAreLimited(count: Int, reasons: [String]) throws {
    // A function of 931 functions.
    let functions = """
      7 0 obj [\(Self.repeated("8 0 R ", 30))] endobj 8 0 obj [\(Self.repeated("9 0 R ", 30))] endobj
      9 0 obj << /FunctionType 2 /N 1 /C0 [0] /C1 [1] >> endobj
      """
    let data = pdf(
      Self.repeated("/C cs .5 scn ", count) + "0 0 5 5 re f",
      resources: "/ColorSpace << /C [/Separation /x /DeviceGray 7 0 R] >>", objects: functions)
    #expect(try self.reasons(data, "a.pdf") == reasons)
  }

  @Test(arguments: [(2, []), (60, ["it cannot be decoded: it executes more than 100000 operators"])])
  func functionsThatAreReadAgainAreLimited(count: Int, reasons: [String]) throws {
    // The function is part of the color space, and the last of its 1,000 functions is not supported.
    let functions = "8 0 obj << /FunctionType 2 /N 1 /C0 [0] /C1 [1] >> endobj"
    let space = "[/Separation /x /DeviceGray [\(Self.repeated("8 0 R ", 999))9 0 R]]"
    let data = pdf(
      Self.repeated("/C cs ", count * 2) + "0 0 5 5 re f", resources: "/ColorSpace << /C \(space) >>",
      objects: functions)
    #expect(try self.reasons(data, "a.pdf") == reasons)
  }

  @Test func gradientsAreReadOnce() throws {
    let gradient = """
      7 0 obj << /PatternType 2
      /Shading << /ShadingType 2 /Coords [0 0 20 0] /ColorSpace /DeviceGray /Function 8 0 R >> >> endobj
      8 0 obj [\(Self.repeated("9 0 R ", 900))] endobj 9 0 obj << /FunctionType 2 /N 1 /C0 [0] /C1 [1] >> endobj
      """
    let data = pdf(
      "/Pattern cs " + Self.repeated("/P scn ", 100) + "0 0 5 5 re f", resources: "/Pattern << /P 7 0 R >>",
      objects: gradient)
    #expect(try reasons(data, "a.pdf") == [])
  }

  /// A compressed stream that consists of empty blocks.
  private static func emptyStream(_ count: Int) -> Data {
    Data([0x78, 0x01] + Array(repeatElement([0, 0, 0, 0xFF, 0xFF], count: count).joined()) + [1, 0, 0, 0xFF, 0xFF])
  }

  @Test(arguments: [(2, []), (300, ["it cannot be decoded: its content has more than 2097152 bytes"])])
  func emptyStreamsThatAreDecodedAgainAreLimited(count: Int, reasons: [String]) throws {
    let stream = Self.emptyStream(2000)
    var data = pdf(Self.repeated("/F Do ", count), resources: "/XObject << /F 5 0 R >>")
    data += Data("\n5 0 obj << /Subtype /Form /Filter /FlateDecode /Length \(stream.count) >> stream\n".utf8)
    data += stream + Data("\nendstream endobj".utf8)
    #expect(try self.reasons(data, "a.pdf") == reasons)
  }

  @Test(arguments: [(8, []), (9, ["it cannot be decoded: a stream has more than 8 filters"])])
  func filtersOfAStreamAreLimited(count: Int, reasons: [String]) throws {
    // Each filter adds a block around the content.
    var content = Data()
    for _ in 0..<count {
      let length = UInt8(content.count)
      content = Data([0x78, 0x01, 1, length, 0, ~length, 0xFF]) + content
    }
    var data = pdf("/F Do", resources: "/XObject << /F 5 0 R >>")
    let filters = Self.repeated("/FlateDecode ", count)
    data += Data("\n5 0 obj << /Subtype /Form /Filter [\(filters)] /Length \(content.count) >> stream\n".utf8)
    data += content + Data("\nendstream endobj".utf8)
    #expect(try self.reasons(data, "a.pdf") == reasons)
  }

  @Test(arguments: [
    (1 << 20, []), (1 << 20 + 1, ["it cannot be decoded: its object streams have more than 2097152 bytes"]),
  ])
  func objectStreamsAreLimited(byteCount: Int, reasons: [String]) throws {
    let content = Self.repeated(" ", byteCount)
    let streams = (5...6).map { id in
      "\(id) 0 obj << /Type /ObjStm /N 0 /First 0 /Length \(byteCount) >> stream\n\(content)endstream"
    }
    #expect(try self.reasons(pdf("", objects: streams.joined(separator: "\n")), "a.pdf") == reasons)
  }

  @Test func objectsOfAStreamThatOverlapAreNotRead() throws {
    let content = "10 0 11 0 12 0 [\(Self.repeated("1 ", 100))]"
    let entries = "/Type /ObjStm /N 3 /First 15 /Length \(content.utf8.count)"
    let stream = "5 0 obj << \(entries) >> stream\n\(content)\nendstream"
    let document = try PDFDocument(pdf("", objects: stream))
    #expect(document.array(.reference(10))?.count == 100)
    #expect(document.array(.reference(12)) == nil)
  }

  @Test(arguments: [(64, 64), (65, nil)]) func arraysOfNumbersAreLimited(count: Int, readCount: Int?) throws {
    let document = try PDFDocument(pdf("", objects: "5 0 obj [\(Self.repeated("1 ", count))] endobj"))
    #expect(document.numbers(.reference(5))?.count == readCount)
  }

  @Test func longNamesAreShortened() throws {
    let data = pdf("/G gs", resources: "/ExtGState << /G << /BM /\(Self.repeated("a", 1000)) >> >>")
    #expect(try reasons(data, "a.pdf") == ["it was drawn without its the blend mode \(Self.repeated("a", 255))"])
  }
}
