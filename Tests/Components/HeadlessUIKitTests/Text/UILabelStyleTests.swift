import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UILabelStyleTests {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  private func styled(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (string, attributes) in parts { text.append(NSAttributedString(string: string, attributes: attributes)) }
    return text
  }

  private func text(of label: UILabel) throws -> TextContent {
    try #require(label.layoutTree(in: RenderingEnvironment()).text)
  }

  private func colored(_ color: Color) -> UIColor {
    UIColor(red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255, alpha: 1)
  }

  /// Foundation compares an attribute with the one that it replaces.
  @Test(arguments: NSTextAlignment.allCases)
  func aParagraphStyleOrAnAttachmentCanReplaceAnother(alignment: NSTextAlignment) throws {
    func style(_ spacing: CGFloat) -> NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      style.lineSpacing = spacing
      return style
    }
    let text = NSMutableAttributedString(
      string: "abc", attributes: [.paragraphStyle: style(0), .attachment: NSTextAttachment()])
    for spacing in 1...100 {
      // Parts and the whole, so that there are several runs.
      let range = NSRange(location: 0, length: spacing % 4)
      text.addAttribute(.paragraphStyle, value: style(CGFloat(spacing)), range: range)
      text.addAttribute(.attachment, value: NSTextAttachment(), range: range)
    }
    let first = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let last = text.attribute(.paragraphStyle, at: 2, effectiveRange: nil) as? NSParagraphStyle
    #expect(first?.lineSpacing == 99)
    #expect(last?.lineSpacing == 99)
    text.addAttribute(.paragraphStyle, value: style(99), range: NSRange(location: 1, length: 1))
    #expect(text.attribute(.paragraphStyle, at: 1, effectiveRange: nil) as? NSParagraphStyle == style(99))
  }

  /// The addresses of so many objects have all values in the bits that Foundation could read as a type.
  @Test func aColorOrAFontCanReplaceAnotherAtAnyAddress() {
    let text = NSMutableAttributedString(string: "abc")
    let range = NSRange(location: 0, length: 3)
    let colors = (0..<8192).map { UIColor(white: CGFloat($0) / 8192, alpha: 1) }
    let fonts = (1...8192).map { UIFont.systemFont(ofSize: CGFloat($0)) }
    for (color, font) in zip(colors, fonts) {
      for _ in 0..<2 { text.addAttributes([.foregroundColor: color, .font: font], range: range) }
    }
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == colors.last)
    #expect(text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == fonts.last)
  }

  @Test func runsHaveTheAttributesOfTheText() throws {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -3, width: 12, height: 10)
    let label = UILabel()
    let text = NSMutableAttributedString(
      attributedString: styled(
        (
          "a",
          [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: colored(red), .backgroundColor: colored(blue)]
        ),
        (
          "b",
          [
            .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: colored(red),
            .baselineOffset: 4.5,
          ]
        ),
        ("c", [.strikethroughStyle: NSNumber(value: 1), .kern: CGFloat(0.5)])))
    text.append(NSAttributedString(attachment: attachment))
    label.textColor = colored(blue)
    label.font = .systemFont(ofSize: 9)
    label.attributedText = text
    let own = Font(size: 9)
    var spaced = TextContent.Run(string: "b", font: own, color: blue, underline: true, kern: 2, baselineOffset: 4.5)
    var struck = TextContent.Run(string: "c", font: own, color: blue, strikethrough: true, kern: 0.5)
    spaced.hasPairKerning = false
    struck.hasPairKerning = false
    spaced.underlineColor = red
    #expect(
      try self.text(of: label).runs == [
        TextContent.Run(string: "a", font: Font(size: 20, weight: .semibold), color: red, background: blue), spaced,
        struck,
        TextContent.Run(
          string: "\u{FFFC}", font: own, color: blue, baselineOffset: -3, attachment: CGSize(width: 12, height: 10)),
      ])
  }

  @Test func theLabelHasTheStyleOfTheFirstCharacter() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingHead
    let label = UILabel()
    label.attributedText = styled(
      ("a", [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style]), ("b", [:]))
    #expect(label.text == "ab")
    #expect(label.font == .systemFont(ofSize: 30))
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingHead)
  }

  @Test func plainTextHasTheLabelsStyle() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 7
    let label = UILabel()
    label.attributedText = styled(("a", [.kern: 3, .foregroundColor: colored(red), .paragraphStyle: style]))
    #expect(try text(of: label).style.lineSpacing == 7)
    label.text = "b"
    #expect(
      try text(of: label)
        == {
          var plain = TextContent(string: "b", font: Font(size: 17), color: red, verticalAlignment: .center)
          plain.truncation = .omit
          return plain
        }())
    label.text = nil
    #expect(label.attributedText == nil)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func settersRestyleAllAttributedText() throws {
    let label = UILabel()
    label.attributedText = styled(
      ("a", [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red]), ("b", [.kern: 1]))
    label.font = .systemFont(ofSize: 8)
    label.textColor = colored(blue)
    label.textAlignment = .right
    let text = try text(of: label)
    #expect(text.runs.map(\.font) == [Font(size: 8), Font(size: 8)])
    #expect(text.runs.map(\.color) == [blue, blue])
    #expect(text.runs.map(\.kern) == [0, 1])
    #expect(text.alignment == .trailing)
  }

  @Test func attributedTextReturnsThePlainTextWithItsStyle() throws {
    let label = UILabel()
    label.text = "a"
    label.font = .boldSystemFont(ofSize: 12)
    let result = try #require(label.attributedText)
    #expect(result.string == "a")
    #expect(result.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    let other = UILabel()
    other.attributedText = result
    #expect(try text(of: other) == text(of: label))
    #expect(other.intrinsicContentSize == label.intrinsicContentSize)
  }

  @Test func theTreeContainsTheParagraphStyle() throws {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 1.5
    style.minimumLineHeight = 10
    style.maximumLineHeight = 40
    style.paragraphSpacing = 3
    style.paragraphSpacingBefore = 4
    style.firstLineHeadIndent = 5
    style.headIndent = 6
    style.tailIndent = -7
    style.lineSpacing = 8
    style.baseWritingDirection = .rightToLeft
    style.lineBreakMode = .byCharWrapping
    style.tabStops = [NSTextTab(textAlignment: .right, location: 50)]
    let label = UILabel()
    label.attributedText = styled(("a", [.paragraphStyle: style]))
    #expect(
      try text(of: label).style
        == ParagraphStyle(
          direction: .rightToLeft, wrapping: .character, lineHeightMultiple: 1.5, minimumLineHeight: 10,
          maximumLineHeight: 40, lineSpacing: 8, paragraphSpacing: 3, paragraphSpacingBefore: 4, firstLineIndent: 5,
          headIndent: 6, tailIndent: -7, tabStops: [TabStop(location: 50, alignment: .right)]))
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style)
    copy.lineSpacing = 9
    #expect(copy != style)
    #expect(style.lineSpacing == 8)
  }

  @Test(arguments: [
    (false, true, 255, 0, 255), (true, true, 0, 255, 255), (false, false, 255, 0, 128), (true, false, 0, 255, 128),
  ])
  func statesColorTheText(highlighted: Bool, enabled: Bool, red: UInt8, blue: UInt8, alpha: UInt8) throws {
    for isStyled in [false, true] {
      let label = UILabel()
      label.textColor = colored(self.red)
      label.highlightedTextColor = colored(self.blue)
      label.isHighlighted = highlighted
      label.isEnabled = enabled
      if isStyled { label.attributedText = styled(("a", [:])) } else { label.text = "a" }
      let color = try text(of: label).runs[0].color
      #expect(color.red == red)
      #expect(color.blue == blue)
      #expect(abs(Int(color.alpha) - Int(alpha)) <= 1)
    }
  }

  @Test func aSubclassCanAddPadding() throws {
    let (plain, padded) = (UILabel(), PaddedLabel())
    padded.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    for label in [plain, padded] { label.text = "padded" }
    let size = plain.intrinsicContentSize
    #expect(padded.intrinsicContentSize == CGSize(width: size.width + 6, height: size.height + 4))
    let node = padded.layoutTree(in: RenderingEnvironment())
    #expect(node.text == nil)
    #expect(node.children.map(\.frame) == [CGRect(origin: CGPoint(x: 2, y: 1), size: size)])
    #expect(node.children[0].text?.string == "padded")
  }

  /// The first character of a paragraph decides its style.
  @Test(
    arguments: [
      ("one", " two", false), ("one\n", "two", true), ("one", "\ntwo", true), ("one\n", "", false),
    ] as [(String, String, Bool)])
  func onlyParagraphsOfOtherStylesAreReported(styled: String, plain: String, isReported: Bool) {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let text = NSMutableAttributedString(string: styled, attributes: [.paragraphStyle: style])
    text.append(NSAttributedString(string: plain))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    _ = label.layoutTree(in: RenderingEnvironment())
    #expect(label.layoutWarnings.contains { $0.contains("the style of the first one") } == isReported)
  }

  @Test func layersOfTextReportWhatTheyDoNotDraw() {
    let (view, layer) = (UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20)), CATextLayer())
    layer.string = NSAttributedString(string: "text", attributes: [.shadow: NSShadow()])
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    _ = view.layoutTree(in: RenderingEnvironment())
    #expect(view.layoutWarnings == ["`string.NSShadow` of CATextLayer is not drawn: letters are drawn without it"])
  }
}

/// A label with padding, implemented in the usual way.
final class PaddedLabel: UILabel {
  var insets = UIEdgeInsets.zero

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }
}
