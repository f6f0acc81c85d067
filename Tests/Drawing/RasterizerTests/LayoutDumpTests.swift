import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation
import Testing

struct LayoutDumpTests {
  @Test func thereIsALinePerNodeWithoutDefaultValuesAndChildrenAreIndented() {
    let root = LayoutNode(
      name: "card", frame: CGRect(x: 0, y: 0, width: 100.5, height: 33.333), background: .color(.white),
      cornerRadii: CornerRadii(8), border: Border(width: 1, color: .black), opacity: 0.5, clips: true,
      children: [
        LayoutNode(
          name: "title", frame: CGRect(x: 1.005, y: -0.25, width: 10, height: 20),
          text: TextContent(
            string: "Say \"hi\"\n", font: Font(size: 17, weight: .semibold), color: Color(red: 17, green: 17, blue: 17),
            alignment: .center, lines: 0)),
        LayoutNode(frame: .zero, cornerRadii: CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)),
      ])
    #expect(
      root.layoutDump() == #"""
        card 0,0 100.5x33.33 background #FFFFFF corners 8 border 1 #000000 opacity 0.5 clips
          title 1,-0.25 10x20 "Say \"hi\"\n" 17pt 600 #111111 center lines any
          - 0,0 0x0 corners 1,2,3,4

        """#)
  }

  @Test(
    arguments: [
      ("a\nb", #""a\nb""#), ("", #""""#), ("-", #""-""#), ("two words", #""two words""#),
      ("a\u{202E}b", #""a\u{202E}b""#),
      ("oddsLabel", "oddsLabel"), ("UIView", "UIView"),
    ])
  func namesAndTextsCannotBreakOutOfTheirLine(name: String, expected: String) {
    #expect(LayoutNode(name: name, frame: .zero).layoutDump() == "\(expected) 0,0 0x0\n")
  }
}

/// Paragraphs in the layout dump.
struct ParagraphDumpTests {
  private func dump(_ text: TextContent) -> String {
    LayoutNode(frame: .zero, text: text).layoutDump()
  }

  @Test func valuesOtherThanDefaultsAreListed() {
    let style = ParagraphStyle(
      direction: .rightToLeft, wrapping: .character, lineHeightMultiple: 1.5, minimumLineHeight: 10,
      maximumLineHeight: 40, lineSpacing: 2, paragraphSpacing: 3, paragraphSpacingBefore: 4, firstLineIndent: 5,
      headIndent: 6, tailIndent: -7, tabStops: [TabStop(location: 40), TabStop(location: 90, alignment: .right)],
      defaultTabInterval: 30)
    let text = TextContent(
      string: "a", font: Font(size: 17), alignment: .justified, style: style, minimumScale: 0.5)
    #expect(
      dump(text) == #"- 0,0 0x0 "a" 17pt #000000 justified shrinks to 0.5 rtl wraps characters "#
        + "line height times 1.5 line height from 10 line height to 40 line spacing 2 paragraph spacing 3 "
        + "paragraph spacing before 4 first indent 5 indent 6 tail indent -7 tabs 40,90 right tab interval 30\n")
  }

  @Test(
    arguments: [
      ("abc", nil, ""), ("\u{5D0}bc", nil, " rtl"), ("1 \u{627}", nil, " rtl"), ("abc", .rightToLeft, " rtl"),
      ("\u{5D0}bc", .leftToRight, " ltr"), ("abc", .leftToRight, " ltr"), ("a\u{5D0}", nil, ""),
      ("a\n\u{5D0}", nil, " rtl"),
      ("\u{2067}\u{5D0}\u{2069}a", nil, ""),
    ] as [(String, TextDirection?, String)])
  func aDirectionIsListedUnlessItIsTheDefault(string: String, direction: TextDirection?, expected: String) {
    let text = TextContent(string: string, font: Font(size: 17), style: ParagraphStyle(direction: direction))
    // Letters that the built-in typeface does not have are listed at the end.
    let line = dump(text).split(separator: "\n").last?.split(separator: " missing ").first
    #expect(line?.hasSuffix("17pt #000000\(expected)") == true)
  }

  @Test func runsListTheirBackgroundsAndAttachments() {
    let font = Font(size: 17, isItalic: true, features: [FontFeature("tnum")])
    let text = TextContent(runs: [
      TextContent.Run(string: "a", font: font, background: .white, language: "sr"),
      TextContent.Run(string: "\u{FFFC}", font: Font(size: 9), attachment: CGSize(width: 20, height: 10)),
    ])
    #expect(
      dump(text) == #"- 0,0 0x0 "a" 17pt italic tnum=1 #000000 on #FFFFFF language sr "#
        + "\"\u{FFFC}\" 9pt #000000 attachment 20x10\n")
  }
}
