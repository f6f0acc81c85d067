import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation
import Testing

/// The monospaced typeface at 10 points: characters 6 points wide, lines 12 points high.
@Suite("Painting paragraphs") struct ParagraphPaintingTests {
  private let yellow = Color(red: 255, green: 255, blue: 0)

  private func draw(_ text: TextContent, width: CGFloat = 60, height: CGFloat = 30) throws -> Bitmap {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    return try Rasterizer(scale: 1).bitmap(of: LayoutNode(frame: frame, background: .color(.white), text: text))
  }

  private func run(_ string: String, background: Color? = nil, attachment: CGSize? = nil) -> TextContent.Run {
    TextContent.Run(
      string: string, font: Font(size: 10, isMonospaced: true), background: background, attachment: attachment)
  }

  @Test("a background fills its run from the top to the bottom of the line, and nothing else") func background() throws
  {
    let bitmap = try draw(TextContent(runs: [run("\u{A0}"), run("\u{A0}\u{A0}", background: yellow), run("\u{A0}")]))
    for y in 0..<30 {
      for x in 0..<60 {
        #expect(bitmap[x, y].straight == ((6..<18).contains(x) && y < 12 ? yellow : .white), "\(x), \(y)")
      }
    }
  }

  @Test("letters lie over the background of their neighbours") func lettersOnTop() throws {
    var letter = run("H")
    letter.font.size = 40
    let plain = try draw(TextContent(runs: [letter]), height: 48)
    letter.background = yellow
    let marked = try draw(TextContent(runs: [letter]), height: 48)
    let ink = (0..<48).flatMap { y in (0..<24).filter { x in plain[x, y].straight == .black }.map { x in (x, y) } }
    #expect(
      ink.count > 50 && marked[0, 0].straight == yellow && ink.allSatisfy { marked[$0.0, $0.1].straight == .black })
  }

  @Test("an attachment leaves its room free, and its background shows there") func attachment() throws {
    let text = TextContent(runs: [run("\u{FFFC}", background: yellow, attachment: CGSize(width: 20, height: 25))])
    let bitmap = try draw(text)
    #expect(bitmap[0, 0].straight == yellow && bitmap[19, 24].straight == yellow)
    #expect(bitmap[20, 0].straight == .white && bitmap[0, 25].straight == .white)
  }

  @Test(
    "numbers that no line can be set with are refused by name",
    arguments: [
      (ParagraphStyle(lineHeightMultiple: .nan), "line height multiple"),
      (ParagraphStyle(lineSpacing: -1), "line spacing"),
      (ParagraphStyle(headIndent: .infinity), "head indent"),
      (ParagraphStyle(tabStops: [TabStop(location: 1e12)]), "tab stop"),
    ])
  func invalidMeasures(style: ParagraphStyle, name: String) {
    #expect {
      try draw(TextContent(string: "a", font: Font(size: 10), style: style))
    } throws: { error in
      "\(error)".contains(name)
    }
  }
}
