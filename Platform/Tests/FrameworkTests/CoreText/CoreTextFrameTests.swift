import CoreText
import Testing
import UIKit

/// Frames, typesetters and paragraph styles of Core Text.
struct CoreTextFrameTests {
  static let font = UIFont.systemFont(ofSize: 20)
  static let string = "Several words that need more than one line"

  static func text(_ style: NSParagraphStyle = .default) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
  }

  static func frame(_ text: NSAttributedString, _ box: CGRect) -> CTFrame {
    CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text), CFRange(location: 0, length: 0), CGPath(rect: box), nil)
  }

  static func lines(_ frame: CTFrame) -> [CTLine] { CTFrameGetLines(frame) as? [CTLine] ?? [] }

  static func origins(_ frame: CTFrame) -> [CGPoint] {
    var origins = [CGPoint](repeating: .zero, count: lines(frame).count)
    CTFrameGetLineOrigins(frame, CFRange(location: 0, length: 0), &origins)
    return origins
  }

  @Test func `The suggested size is that of drawn text`() {
    let setter = CTFramesetterCreateWithAttributedString(Self.text())
    let limit = CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude)
    var fit = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRange(), nil, limit, &fit)
    let bounds = Self.text().boundingRect(
      with: limit, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    #expect(size == bounds.size)
    #expect(size.height > 2 * Self.font.lineHeight)
    #expect(fit == CFRange(location: 0, length: Self.text().length))
    let low = CGSize(width: 150, height: Self.font.lineHeight * 1.5)
    _ = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRange(), nil, low, &fit)
    #expect(fit.length == CTTypesetterSuggestLineBreak(CTFramesetterGetTypesetter(setter), 0, 150))
  }

  @Test func `The lines of a frame are those of a typesetter, from the top`() {
    let frame = Self.frame(Self.text(), CGRect(x: 10, y: 20, width: 150, height: 300))
    let typesetter = CTTypesetterCreateWithAttributedString(Self.text())
    var start = 0
    for (index, line) in Self.lines(frame).enumerated() {
      let length = CTTypesetterSuggestLineBreak(typesetter, start, 150)
      #expect(CTLineGetStringRange(line) == CFRange(location: start, length: length))
      let own = CTTypesetterCreateLine(typesetter, CFRange(location: start, length: length))
      #expect(CoreTextLineTests.width(own) == CoreTextLineTests.width(line))
      let baseline = 300 - Self.font.ascender - CGFloat(index) * Self.font.lineHeight
      #expect(abs(Self.origins(frame)[index].y - baseline) < 1e-6)
      #expect(Self.origins(frame)[index].x == 0)
      start += length
    }
    #expect(start == Self.text().length)
    #expect(CTFrameGetVisibleStringRange(frame) == CFRange(location: 0, length: start))
  }

  @Test func `Ranges end at the last element`() {
    let typesetter = CTTypesetterCreateWithAttributedString(Self.text())
    let line = CTTypesetterCreateLine(typesetter, CFRange(location: 8, length: .max))
    #expect(CTLineGetStringRange(line) == CFRange(location: 8, length: 34))
    #expect(CTFontCreateForString(Self.font, Self.string, CFRange(location: -1, length: .max)) == Self.font)
  }

  @Test func `A frame omits lines that do not fit`() {
    let one = Self.frame(Self.text(), CGRect(x: 0, y: 0, width: 150, height: Self.font.lineHeight * 1.5))
    #expect(Self.lines(one).count == 1)
    #expect(CTFrameGetVisibleStringRange(one).length < Self.text().length)
    let none = Self.frame(Self.text(), CGRect(x: 0, y: 0, width: 150, height: Self.font.lineHeight / 2))
    #expect(Self.lines(none).isEmpty)
  }

  @Test func `Settings become a paragraph style`() throws {
    var alignment = CTTextAlignment.center
    var spacing: CGFloat = 7
    let style = withUnsafePointer(to: &alignment) { alignment in
      withUnsafePointer(to: &spacing) { spacing in
        let settings = [
          CTParagraphStyleSetting(spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: alignment),
          CTParagraphStyleSetting(spec: .lineSpacing, valueSize: MemoryLayout<CGFloat>.size, value: spacing),
        ]
        return CTParagraphStyleCreate(settings, settings.count)
      }
    }
    #expect(style.alignment == .center)
    #expect(style.lineSpacing == 7)
    var read: CGFloat = 0
    #expect(CTParagraphStyleGetValueForSpecifier(style, .lineSpacing, MemoryLayout<CGFloat>.size, &read))
    #expect(read == 7)
    #expect(!CTParagraphStyleGetValueForSpecifier(style, .lineSpacing, 1, &read))

    let frame = Self.frame(Self.text(style), CGRect(x: 0, y: 0, width: 150, height: 300))
    let origins = Self.origins(frame)
    try #require(origins.count > 1)
    #expect(abs(origins[0].y - origins[1].y - Self.font.lineHeight - 7) < 1e-6)
    let line = Self.lines(frame)[0]
    let visible = CoreTextLineTests.width(line) - CTLineGetTrailingWhitespaceWidth(line)
    #expect(abs(origins[0].x - (150 - CGFloat(visible)) / 2) < 1e-6)
  }
}
