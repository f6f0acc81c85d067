import FirstFrameSeededRandomness
import Foundation

/// Damaged SVG files, symbol templates and PDF files, some of which draw their elements again and again.
struct VectorInput: InputKind {
  static let name = "svg"

  private let files: [HostileInput]
  private let reading: ResourceReading

  /// The folder of the repository's catalog.
  private static let catalog = "Porting/Tests/PortedPackage/Sources/MenuUI/Resources/Assets.xcassets"

  init(scratch: ScratchFolder) throws {
    reading = ResourceReading(scratch: scratch)
    try scratch.write(
      Array(#"{"symbols":[{"idiom":"universal","filename":"a.svg"}]}"#.utf8),
      to: "symbol/A.xcassets/a.symbolset/Contents.json")
    let symbol = "A.xcassets/a.symbolset/a.svg"
    files =
      try [
        HostileInput(path: "a.svg", bytes: RepositoryFile.bytes(Self.catalog + "/leaf.imageset/leaf.svg")),
        HostileInput(path: symbol, bytes: RepositoryFile.bytes(Self.catalog + "/steam.symbolset/steam.svg")),
        HostileInput(path: "a.pdf", bytes: RepositoryFile.bytes(Self.catalog + "/receipt.imageset/receipt.pdf")),
      ]
      + [VectorSamples.svg, VectorSamples.repeatedUses, VectorSamples.styles].map {
        HostileInput(path: "a.svg", bytes: Array($0.utf8))
      }
      + [HostileInput(path: "a.pdf", bytes: VectorSamples.compressedPDF)]
      + [HostileInput(path: "a.pdf", bytes: VectorSamples.bitmaps)]
      + [VectorSamples.pdf, VectorSamples.repeatedForms, VectorSamples.repeatedFunctions].map {
        HostileInput(path: "a.pdf", bytes: Array($0.utf8))
      }
  }

  func input(_ random: inout SeededGenerator) -> HostileInput {
    guard var file = files.randomElement(using: &random) else { return HostileInput(path: "a.svg", bytes: []) }
    let donors = files.filter { $0.path == file.path }.map(\.bytes)
    let tokens = file.path.hasSuffix("pdf") ? VectorSamples.pdfTokens : VectorSamples.svgTokens
    file.bytes = InputMutation(donors: donors, tokens: tokens).mutated(file.bytes, &random)
    return file
  }

  func read(_ input: HostileInput) throws {
    try reading.read(input, in: input.path.contains("/") ? "symbol" : "vector")
  }
}

/// Small vector files with the features that the package reads.
enum VectorSamples {
  static let svg = ##"""
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><style>.a { fill: #f00; stroke: blue }
    #b, g { opacity: .5 }</style><defs><linearGradient id="l" x1="0%" gradientTransform="rotate(30)"><stop offset="10%" stop-color="red"/>
    <stop offset="1" stop-color="rgb(10%,20%,30%)" stop-opacity=".5"/></linearGradient><radialGradient id="r" href="#l" cx="3" gradientUnits="userSpaceOnUse"/>
    <clipPath id="c"><rect x="2" y="2" width="6" height="6" transform="skewX(10)"/></clipPath></defs>
    <g transform="translate(1 2) scale(2) matrix(1 0 0 1 2 3)" clip-path="url(#c)"><path class="a" d="M1 1h6v6a2 3 20 0 1-6-2q1 2 3 4t5 6s1 2 3 4z" stroke-dasharray="1,2 3" stroke-dashoffset="1"/>
    <rect id="b" width="50%" height="3mm" rx="2" fill="url(#l)"/><circle cx="5" cy="5" r="3" fill="url(#r)"/><ellipse rx="3" ry="2"/>
    <polygon points="1,2 3,4 5,6"/><polyline points="1 2-3 4 .5.6" stroke-linejoin="round" stroke-width="2" stroke-miterlimit="3"/><line x1="1" x2="9"/></g>
    <symbol id="s"><path d="M1 1L5 5"/></symbol><use href="#s" x="2" y="3"/><svg x="1" viewBox="0 0 5 5"><use xlink:href="#b"/></svg></svg>
    """##

  /// Elements that use the previous one ten times each, which would draw 10^12 rectangles.
  static let repeatedUses: String = {
    let uses = String(repeating: "<use href=\"#e0\"/>", count: 10)
    let levels = (1...12).map { level in
      "<g id=\"e\(level)\">\(uses.replacingOccurrences(of: "e0", with: "e\(level - 1)"))</g>"
    }
    return "<svg width=\"9\" height=\"9\"><defs><rect id=\"e0\" width=\"1\" height=\"1\"/>\(levels.joined())</defs>"
      + "<use href=\"#e12\"/></svg>"
  }()

  /// Many rules for many elements.
  static let styles: String = {
    let rules = (0..<2000).map { ".a\($0) { fill: red }" }.joined(separator: "\n")
    let shapes = (0..<2000).map { "<path class=\"a\($0)\" d=\"M0 0h1\"/>" }.joined()
    return "<svg width=\"9\" height=\"9\"><style>\(rules)</style>\(shapes)</svg>"
  }()

  static let pdf = """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /Rotate 90 >> endobj
    3 0 obj << /Type /Page /MediaBox [0 0 18 24] /Contents [4 0 R 4 0 R] /Resources << /ExtGState << /G << /ca .5 /SMask << /S /Luminosity /G 6 0 R >> >> >>
     /XObject << /F 6 0 R >> /ColorSpace << /C [/Separation /x /DeviceRGB 7 0 R] >> /Pattern << /P 8 0 R >> >> >> endobj
    4 0 obj << /Length 200 >> stream
    q /G gs 0.8 0.1 0.1 rg 0 0 18 24 re W n 3 w [1 2] 0 d 1 J 1 1 m 5 5 l 1 2 3 4 5 6 c h S /C cs .5 scn 1 1 9 9 re f*
    /Pattern cs /P scn 0 0 5 5 re f 1 0 0 1 2 2 cm /F Do 0 0 0 1 K 1 2 3 4 v 5 6 7 8 y b* Q
    endstream endobj
    6 0 obj << /Subtype /Form /BBox [0 0 9 9] /Matrix [1 0 0 1 0 0] /Length 23 >> stream
    1 1 1 rg 0 0 8 8 re f Q
    endstream endobj
    7 0 obj << /FunctionType 3 /Domain [0 1] /Bounds [.5] /Encode [0 1 0 1] /Functions [9 0 R 9 0 R] >> endobj
    8 0 obj << /PatternType 2 /Shading << /ShadingType 2 /Coords [0 0 9 9] /ColorSpace /DeviceRGB /Domain [0 1] /Function 7 0 R >> >> endobj
    9 0 obj << /FunctionType 2 /N 1 /C0 [0 0 0] /C1 [1 1 1] >> endobj
    trailer << /Root 1 0 R /Size 9 >>
    """

  /// A page with a compressed content.
  static let compressedPDF: [UInt8] = {
    let stream: [UInt8] = [
      0x78, 0xDA, 0x33, 0x54, 0x30, 0x00, 0xC2, 0xA2, 0x74, 0x30, 0x65, 0x09, 0x84, 0x45, 0xA9, 0x0A, 0x69, 0x40,
      0xA6, 0x21, 0x44, 0xD4, 0x10, 0x08, 0x8D, 0x81, 0x10, 0x2A, 0x0A, 0x12, 0x07, 0x8A, 0x1A, 0x01, 0x21, 0x5C,
      0x14, 0x49, 0x49, 0x30, 0x58, 0xDB, 0xE0, 0x35, 0x0E, 0x00, 0x56, 0x11, 0x32, 0x62,
    ]
    let objects = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Kids [3 0 R] >> endobj
      3 0 obj << /MediaBox [0 0 9 9] /Contents 4 0 R >> endobj
      4 0 obj << /Filter /FlateDecode /Length \(stream.count) >> stream

      """
    return Array(objects.utf8) + stream + Array("\nendstream endobj".utf8)
  }()

  /// A page with samples, a JPEG file and a soft mask.
  static let bitmaps: [UInt8] = {
    let jpeg = JPEGFixture.files["baseline"].flatMap { Data(base64Encoded: $0) } ?? Data()
    let mask = "/Width 1 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray /Matte [1 1 1]"
    let objects: [(String, [UInt8])] = [
      (
        "/Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceRGB /DecodeParms << /Predictor 15 >> /SMask 7 0 R",
        [1, 255, 0, 0, 1, 255, 0, 4, 1, 0, 255, 255, 0, 0]
      ), ("/Width 24 /Height 20 /ColorSpace /DeviceRGB /Filter /DCTDecode /SMask 7 0 R", [UInt8](jpeg)),
      (mask, [255, 128]),
    ]
    var bytes = Array(
      """
      \(page)
      3 0 obj << /Type /Page /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << /XObject << /A 5 0 R /B 6 0 R >> >> >> endobj
      4 0 obj << >> stream
      q 9 0 0 9 0 0 cm /A Do Q 0 4 -4 1 2 2 cm /B Do
      endstream endobj

      """.utf8)
    for (index, object) in objects.enumerated() {
      bytes += Array("\n\(index + 5) 0 obj << /Subtype /Image \(object.0) /Length \(object.1.count) >> stream\n".utf8)
      bytes += object.1 + Array("\nendstream endobj".utf8)
    }
    return bytes
  }()

  private static let page = """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] >> endobj

    """

  /// Forms that draw the next one ten times each, which would draw 10^10 rectangles.
  static let repeatedForms: String = {
    let forms = (0..<10).map { level in
      """
      \(10 + level) 0 obj << /Subtype /Form /Resources << /XObject << /F \(11 + level) 0 R >> >> >> stream
      /F Do /F Do /F Do /F Do /F Do /F Do /F Do /F Do /F Do /F Do
      endstream endobj
      """
    }
    return page
      + """
      3 0 obj << /Type /Page /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << /XObject << /F 10 0 R >> >> >> endobj
      4 0 obj << >> stream
      /F Do
      endstream endobj
      \(forms.joined(separator: "\n"))
      20 0 obj << /Subtype /Form >> stream
      0 0 1 1 re f
      endstream endobj
      """
  }()

  /// A function that consists of itself, sixteen times.
  static let repeatedFunctions: String = {
    let parts = String(repeating: "7 0 R ", count: 16)
    return page
      + """
      3 0 obj << /Type /Page /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << /ColorSpace << /C [/Separation /x /DeviceRGB 7 0 R] >> >> >> endobj
      4 0 obj << >> stream
      /C cs .5 scn 0 0 5 5 re f
      endstream endobj
      7 0 obj [ \(parts)] endobj
      """
  }()

  static let svgTokens = [
    "<use href=\"#a\"/>", "href=\"#s\"", "id=\"s\"", "nan", "nan%", "inf", "rgb(nan%,1,2)", "opacity=\"nan%\"",
    "url(#l)",
    "viewBox=\"0 0 1e-300 1e300\"", "width=\"1e9\"", "</g>", "<g>", "<!DOCTYPE a [<!ENTITY b \"bb\">]>", "&b;", "\u{0}",
    "é",
    "rotate(1e300)", "stroke-dasharray=\"1e-9\"", "A1 1 0 0 1", "transform=\"scale(0)\"", "<![CDATA[", "]]>", "<style>",
    "M0 0C1e300 1e300 1 1 2 2",
  ]

  static let pdfTokens = [
    "4 0 R", "6 0 R", "7 0 R", "/Length 1e30", "/Rotate 1e30", "/Domain []", "/Domain [1 0]", "Do", "q", "Q", "stream",
    "endstream", "obj", "endobj", "<<", ">>", "[", "]", "/N 1e30", "/First -5", "/Type /ObjStm", "/Filter /FlateDecode",
    "1e999", "0 0 0 0 0 0 cm", "1e300 0 0 1e300 0 0 cm", "/Kids [2 0 R]", "/C0 []", "/Encode []", "(", ")",
  ]
}
