import CoreText
import Testing
import UIKit

/// Text that Core Text draws, compared with the same text drawn by UIKit.
@MainActor
struct CoreTextDrawingTests {
  static let size = CGSize(width: 160, height: 90)
  static let font = UIFont.systemFont(ofSize: 20)

  static func picture(_ draw: (CGContext) -> Void) -> Data? {
    UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }.pngData()
  }

  /// A picture that is drawn with y up.
  static func flipped(_ draw: (CGContext) -> Void) -> Data? {
    picture { context in
      context.textMatrix = .identity
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
      draw(context)
    }
  }

  static func text(_ mode: NSLineBreakMode, _ alignment: NSTextAlignment = .natural) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = mode
    style.alignment = alignment
    return NSAttributedString(
      string: "Several words that need two lines",
      attributes: [.font: font, .foregroundColor: UIColor.red, .paragraphStyle: style])
  }

  @Test func `A line is drawn as UIKit draws it`() {
    let text = NSAttributedString(string: "AVg fi", attributes: [.font: Self.font, .foregroundColor: UIColor.blue])
    let drawn = Self.flipped { context in
      context.textPosition = CGPoint(x: 5, y: Self.size.height - 8 - Self.font.ascender)
      CTLineDraw(CTLineCreateWithAttributedString(text), context)
    }
    #expect(drawn != nil)
    #expect(drawn == Self.picture { _ in text.draw(at: CGPoint(x: 5, y: 8)) })
    #expect(drawn != Self.picture { _ in })
  }

  @Test(arguments: [NSTextAlignment.left, .center, .right, .justified])
  func `A frame is drawn as UIKit draws it`(_ alignment: NSTextAlignment) {
    let box = CGRect(origin: .zero, size: Self.size)
    let text = Self.text(.byWordWrapping, alignment)
    let drawn = Self.flipped { CTFrameDraw(CoreTextFrameTests.frame(text, box), $0) }
    #expect(drawn == Self.picture { _ in text.draw(in: box) })
  }

  @Test(arguments: ["Extra\u{AD}ordinary circum\u{AD}stances", "שלום, 123 עולם", "One\n\nthree", "a\tb  \tc"])
  func `Hyphens, directions, line breaks and tabs are drawn as UIKit draws them`(_ string: String) {
    let box = CGRect(x: 0, y: 0, width: 100, height: Self.size.height)
    let text = NSAttributedString(string: string, attributes: [.font: Self.font])
    let drawn = Self.flipped { CTFrameDraw(CoreTextFrameTests.frame(text, box), $0) }
    #expect(drawn == Self.picture { _ in text.draw(in: box) })
  }

  @Test func `A line that divides a word has a hyphen`() throws {
    let text = NSAttributedString(string: "Extra\u{AD}ordinary", attributes: [.font: Self.font])
    let frame = CoreTextFrameTests.frame(text, CGRect(x: 0, y: 0, width: 100, height: 90))
    let line = try #require(CoreTextFrameTests.lines(frame).first)
    #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: 6))
    #expect(CTLineGetGlyphCount(line) == 6)
  }

  @Test func `A truncated paragraph is drawn as UIKit draws it`() {
    let box = CGRect(origin: .zero, size: Self.size)
    let text = Self.text(.byTruncatingTail)
    let drawn = Self.flipped { CTFrameDraw(CoreTextFrameTests.frame(text, box), $0) }
    #expect(drawn == Self.picture { _ in text.draw(in: box) })
  }

  @Test func `The runs of a line draw the line`() {
    let text = NSMutableAttributedString(attributedString: Self.text(.byWordWrapping))
    text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 3, length: 6))
    let line = CTLineCreateWithAttributedString(text)
    let whole = Self.flipped { context in
      context.textPosition = CGPoint(x: 0, y: 30)
      CTLineDraw(line, context)
    }
    let parts = Self.flipped { context in
      context.textPosition = CGPoint(x: 0, y: 30)
      for run in CoreTextLineTests.runs(line) { CTRunDraw(run, context, CFRange(location: 0, length: 0)) }
    }
    #expect(whole == parts)
  }

  @Test func `Colors are those of the attributes, black, or that of the context`() {
    func drawn(_ attributes: [NSAttributedString.Key: Any], fill: UIColor) -> Data? {
      let text = NSAttributedString(
        string: "Color", attributes: attributes.merging([kCTFontAttributeName: Self.font]) { own, _ in own })
      return Self.flipped { context in
        context.setFillColor(fill.cgColor)
        CTLineDraw(CTLineCreateWithAttributedString(text), context)
      }
    }
    let red = drawn([.foregroundColor: UIColor.red], fill: .green)
    #expect(red == drawn([kCTForegroundColorAttributeName: UIColor.red.cgColor], fill: .green))
    #expect(red == drawn([kCTForegroundColorFromContextAttributeName: true], fill: .red))
    #expect(drawn([:], fill: .red) == drawn([.foregroundColor: UIColor.black], fill: .green))
    #expect(red != drawn([:], fill: .red))
  }

  @Test func `Without a flip, text stands on its head`() {
    let line = CTLineCreateWithAttributedString(
      NSAttributedString(string: "L", attributes: [.font: UIFont.systemFont(ofSize: 60)]))
    let bounds = CTLineGetImageBounds(line, nil)
    let upsideDown = Self.picture { context in
      context.textPosition = CGPoint(x: 10, y: 20)
      CTLineDraw(line, context)
    }
    let mirrored = Self.picture { context in
      context.textPosition = CGPoint(x: 10, y: 20)
      context.textMatrix.d = -1
      CTLineDraw(line, context)
    }
    #expect(bounds.minY > -0.5)
    #expect(upsideDown != mirrored)
    let path = Self.picture { context in
      context.textPosition = CGPoint(x: 10, y: 20)
      var position = CGPoint.zero
      var glyph = CoreTextFontTests.glyphs("L", .systemFont(ofSize: 60))[0]
      CTFontDrawGlyphs(.systemFont(ofSize: 60), &glyph, &position, 1, context)
    }
    #expect(path != nil)
    #expect(path == upsideDown)
  }
}
