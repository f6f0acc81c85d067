import FirstFrameCompiledResources
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameResourcePorting
import Foundation
import Testing

@Suite struct VectorTests {
  let folder: ResourceFolder

  init() throws {
    folder = try ResourceFolder()
  }

  private static let red = Color(red: 255, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 255)

  /// Compiles one vector file and draws it at one pixel per point.
  private func drawn(_ data: Data, _ name: String) throws -> (bitmap: Bitmap, findings: [ResourceFinding]) {
    try? FileManager.default.removeItem(at: folder.sources)
    try folder.write(data, to: name)
    let report = try folder.compile()
    let variant = report.table.images[0].variants[0]
    let node = try LayoutNode(json: folder.compiled(try #require(variant.file)))
    return (try Rasterizer(scale: 1).bitmap(of: node), report.findings)
  }

  private func svg(_ content: String, size: String = #"width="20" height="10""#) throws -> (
    bitmap: Bitmap, findings: [ResourceFinding]
  ) {
    try drawn(Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)>\(content)</svg>".utf8), "a.svg")
  }

  @Test(arguments: [
    ##"<rect x="2" y="2" width="6" height="6" fill="#f00"/>"##,
    ##"<path d="M2 2h6v6h-6z" fill="rgb(255,0,0)"/>"##,
    ##"<polygon points="2,2 8,2 8,8 2,8" style="fill: red"/>"##,
    ##"<style>.a { fill: #FF0000 } </style><rect class="a" x="2" y="2" width="6" height="6"/>"##,
    ##"<g fill="red" transform="translate(2 2)"><rect width="6" height="6"/></g>"##,
    ##"<defs><rect id="r" width="6" height="6"/></defs><use href="#r" x="2" y="2" fill="red"/>"##,
    ##"<rect width="3" height="3" fill="red" transform="matrix(2 0 0 2 2 2)"/>"##,
    ##"<rect x="-6" y="-6" width="6" height="6" fill="red" transform="translate(2 2) rotate(180)"/>"##,
    ##"<line x1="2" y1="5" x2="8" y2="5" stroke="red" stroke-width="6"/>"##,
    ##"<clipPath id="c"><rect x="2" y="2" width="6" height="6"/></clipPath><rect width="20" height="10" fill="red" clip-path="url(#c)"/>"##,
    ##"<rect width="20" height="10" fill="blue" display="none"/><rect x="2" y="2" width="6" height="6" fill="red"/>"##,
  ])
  func shapesOfSVGAreDrawn(content: String) throws {
    let (bitmap, findings) = try svg(content)
    #expect(findings.isEmpty && bitmap.width == 20 && bitmap.height == 10)
    for y in 0..<10 {
      for x in 0..<20 {
        let isInside = 2..<8 ~= x && 2..<8 ~= y
        #expect(bitmap[x, y].straight == (isInside ? Self.red : .clear), "\(x), \(y)")
      }
    }
  }

  @Test func viewBoxesScale() throws {
    let (bitmap, _) = try svg(
      ##"<rect x="10" y="10" width="10" height="10" fill="red"/>"##,
      size: #"width="4" height="4" viewBox="10 10 20 20""#)
    #expect(bitmap.width == 4 && bitmap[1, 1].straight == Self.red && bitmap[2, 2] == .clear)
  }

  @Test func opacitiesMultiply() throws {
    let (bitmap, _) = try svg(##"<g opacity="0.5"><rect width="20" height="10" fill="red" fill-opacity="0.5"/></g>"##)
    #expect(63...65 ~= bitmap[5, 5].alpha)
  }

  @Test func gradientsRunFromStopToStop() throws {
    let gradient =
      ##"<linearGradient id="g"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>"##
    let (bitmap, _) = try svg(gradient + ##"<rect width="20" height="10" fill="url(#g)"/>"##)
    #expect(bitmap[0, 5].red > 240 && bitmap[19, 5].blue > 240 && 100...150 ~= bitmap[10, 5].red)
  }

  @Test func omittedElementsAreReported() throws {
    let (_, findings) = try svg(##"<text x="1" y="2">A</text><rect width="4" height="4" filter="url(#f)"/>"##)
    #expect(findings.map(\.reason) == ["it was drawn without its <text> elements, filters"])
    #expect(
      findings.map(\.remedy)
        == ["convert them to paths in the program that made it, or save it as PNG for each scale"])
  }

  @Test(arguments: ["<svg", "<html/>", "<svg width='0' height='4'/>"])
  func damagedSVGIsReported(text: String) throws {
    try folder.write(text, to: "a.svg")
    let report = try folder.compile()
    #expect(report.table.images[0].variants[0].file == nil && report.findings.count == 1)
  }

  @Test func referencesThatFormACycleEnd() throws {
    let (_, findings) = try svg(##"<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>"##)
    #expect(findings.isEmpty)
  }

  // MARK: PDF

  @Test(arguments: [
    "1 0 0 rg 2 2 6 6 re f", "/DeviceRGB cs 1 0 0 sc 2 2 m 8 2 l 8 8 l 2 8 l h f*",
    "0 1 1 0 k 2 2 6 6 re f", "q 2 0 0 2 2 2 cm 1 0 0 rg 0 0 3 3 re f Q", "1 0 0 RG 6 w 2 5 m 8 5 l S",
    "2 2 6 6 re W n 1 0 0 rg 0 0 20 10 re f", "/F Do", "/G gs 1 0 0 rg 0 0 20 10 re f",
    "1 0 0 rg 1 0 0 RG 0 w 2 2 6 6 re f",
  ])
  func pathsOfPDFAreDrawn(content: String) throws {
    let form = "1 0 0 rg 2 2 6 6 re f"
    let data = pdf(
      content, resources: "/XObject << /F 5 0 R >> /ExtGState << /G << /SMask << /S /Alpha /G 5 0 R >> >> >>",
      objects:
        "5 0 obj << /Subtype /Form /BBox [0 0 20 10] /Length \(form.utf8.count) >>\nstream\n\(form)\nendstream endobj")
    let (bitmap, findings) = try drawn(data, "a.pdf")
    #expect(findings.isEmpty && bitmap.width == 20 && bitmap.height == 10)
    for y in 0..<10 {
      for x in 0..<20 {
        let isInside = 2..<8 ~= x && 2..<8 ~= y
        #expect(bitmap[x, y].straight == (isInside ? Self.red : .clear), "\(x), \(y)")
      }
    }
  }

  @Test func compressedStreamsAreRead() throws {
    let content = "1 0 0 rg 0 0 20 10 re f"
    // A stored block: its length, the complement of the length, and the bytes.
    let count = content.utf8.count
    let zlib: [UInt8] = [0x78, 0x01, 1, UInt8(count), 0, ~UInt8(count), 0xFF] + Array(content.utf8) + [0, 0, 0, 0]
    var data = Data(
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Kids [3 0 R] >> endobj
      3 0 obj << /MediaBox [0 0 20 10] /Contents 4 0 R >> endobj
      4 0 obj << /Filter /FlateDecode /Length \(zlib.count) >>
      stream

      """.utf8)
    data += Data(zlib) + Data("\nendstream endobj".utf8)
    #expect(try drawn(data, "a.pdf").bitmap[3, 3].straight == Self.red)
  }

  @Test func omittedTextInPDFIsReported() throws {
    let data = pdf("BT (A) Tj ET 1 0 0 rg 0 0 20 10 re f")
    #expect(try drawn(data, "a.pdf").findings.map(\.reason) == ["it was drawn without its text"])
  }

  @Test(arguments: [
    "not a PDF", "%PDF-1.4 nothing", "%PDF-1.4\n1 0 obj << /Kids [1 0 R] /Type /Catalog /Pages 1 0 R >> endobj",
  ])
  func damagedPDFIsReported(text: String) throws {
    try folder.write(text, to: "a.pdf")
    let report = try folder.compile()
    #expect(report.table.images[0].variants[0].file == nil)
    #expect(report.findings.map(\.remedy) == ["save it again, or save it as PNG for each scale"])
  }

  @Test(arguments: [
    (0, "it executes more than 100000 operators"), (5000, "its content has more than 2097152 bytes"),
  ])
  func formsThatRepeatEachOtherAreLimited(operandCount: Int, reason: String) throws {
    // Each form draws the next one ten times, so that the last one would be drawn 100,000 times.
    let contents =
      (5..<10).map { String(repeating: "/F\($0 + 1) Do ", count: 10) }
      + [String(repeating: "[] ", count: operandCount) + "n"]
    let forms = zip(5..., contents).map { id, content in
      "\(id) 0 obj << /Subtype /Form /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream endobj"
    }
    let names = (5...10).map { "/F\($0) \($0) 0 R" }.joined(separator: " ")
    try folder.write(
      pdf("/F5 Do", resources: "/XObject << \(names) >>", objects: forms.joined(separator: "\n")), to: "a.pdf")
    let findings = try folder.compile().findings
    #expect(findings.count == 1 && findings[0].reason.contains(reason), "\(findings.map(\.reason))")
  }

  @Test(arguments: [(64, 0), (65, 1)]) func clipsInsideOfEachOtherAreLimited(count: Int, findingCount: Int) throws {
    let clips = String(repeating: "1 1 18 8 re W n ", count: count)
    try folder.write(pdf(clips + "1 0 0 rg 2 2 6 6 re f"), to: "a.pdf")
    let findings = try folder.compile().findings
    #expect(findings.count == findingCount && findings.allSatisfy { $0.reason.contains("clips more than 64 times") })
  }

  // MARK: Symbols

  @Test func symbolTemplatesHaveAGlyphForEachWeight() throws {
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
        <g id="Guides">
          <line id="Baseline-M" x1="0" x2="100" y1="80" y2="80"/><line id="Capline-M" x1="0" x2="100" y1="30" y2="30"/>
          <line id="left-margin-Regular-M" x1="10" x2="10" y1="0" y2="90"/>
          <line id="right-margin-Regular-M" x1="70" x2="70" y1="0" y2="90"/>
        </g>
        <g id="Symbols"><g id="Regular-M" transform="translate(10 0)"><path d="M0 30h60v50h-60z"/></g>
          <g id="Bold-M"><path d="M10 30h60v50h-60z"/></g></g>
      </svg>
      """, to: "A.xcassets/star.symbolset/star.svg")
    try folder.write(
      #"{"symbols": [{"idiom": "universal", "filename": "star.svg"}]}"#,
      to: "A.xcassets/star.symbolset/Contents.json")
    let symbol = try #require(try folder.compile().table.symbols.first)
    #expect(symbol.name == "star" && symbol.glyphs.map(\.weight) == ["regular", "bold"])
    #expect(symbol.glyphs[0].width == 60 && symbol.glyphs[0].height == 80)
    let node = try LayoutNode(json: folder.compiled(symbol.glyphs[0].file))
    let bitmap = try Rasterizer(scale: 1).bitmap(of: node)
    #expect(
      bitmap[0, 14].alpha == 0 && bitmap[0, 15].alpha == 255 && bitmap[59, 64].alpha == 255 && bitmap[59, 65].alpha == 0
    )
  }

  @Test func aFileThatIsNotATemplateIsReported() throws {
    try folder.write("<svg width='4' height='4'/>", to: "A.xcassets/star.symbolset/star.svg")
    try folder.write(#"{"symbols": [{"filename": "star.svg"}]}"#, to: "A.xcassets/star.symbolset/Contents.json")
    let report = try folder.compile()
    #expect(report.table.symbols[0].glyphs.isEmpty && report.findings.count == 1)
    #expect(report.findings[0].reason.hasPrefix("it is not a symbol template"))
  }
}
