import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import Testing

@testable import HeadlessUIKit

/// Sizes, baselines and line breaks as measured on UILabel of iOS 13 to 26, relative to the metrics of the typeface.
@MainActor struct UILabelMetricsTests {
  private let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)

  private func label(_ text: String, _ font: UIFont, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.numberOfLines = lines
    return label
  }

  private func strings(_ label: UILabel, width: CGFloat) throws -> [String] {
    label.frame = CGRect(x: 0, y: 0, width: width, height: 200)
    let text = try #require(label.layoutTree(in: RenderingEnvironment()).text)
    return Typesetter().typeset(text.paragraph, width: width).lines.map(\.string)
  }

  /// The distance between lines is 22 points for the body and 20 for the subheadline; the last line has no leading.
  @Test(arguments: [
    (UIFont.TextStyle.body, 22.0), (.headline, 22), (.subheadline, 20), (.title1, 34), (.footnote, 18), (.caption1, 16),
  ])
  func fontsOfTextStylesHaveLeading(style: UIFont.TextStyle, pitch: CGFloat) throws {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(abs(font.lineHeight + font.leading - pitch) < 1e-9)
    for count in 1...3 {
      let label = label(Array(repeating: "x", count: count).joined(separator: "\n"), font)
      let height = font.lineHeight + CGFloat(count - 1) * pitch
      #expect(label.intrinsicContentSize.height == (height * 2 - 1e-4).rounded(.up) / 2)
    }
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).leading == font.leading)
    #expect(UIFont.systemFont(ofSize: font.pointSize).leading == 0)
    #expect(font.withSize(50).leading == 0)
  }

  /// The heights of several lines are rounded up once.
  @Test func heightsAreRoundedAsAWhole() {
    for size in [13.0, 15, 17, 20] {
      let font = UIFont.systemFont(ofSize: size)
      let height = label("x\nx\nx", font).intrinsicContentSize.height
      #expect(height == (font.lineHeight * 6 - 1e-4).rounded(.up) / 2)
    }
  }

  @Test(arguments: [11.0, 13, 17, 22, 28])
  func theFirstBaselineIsTheAscenderInWholePixels(size: CGFloat) {
    let label = label("x\nx", .systemFont(ofSize: size))
    let content = label.intrinsicContentSize
    #expect(label.firstBaseline(in: content) == (label.font.ascender * 2).rounded() / 2)
    let last = label.font.ascender + label.font.lineHeight
    #expect(label.lastBaseline(in: content) == (last * 2).rounded() / 2)
  }

  @Test func verticalHuggingIsHigher() {
    let label = UILabel()
    #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 251)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test func onlyPlainTextOfLabelsAvoidsALoneWord() throws {
    let width = "two three".size(withAttributes: [.font: mono]).width
    let label = label("one two three", mono)
    #expect(label.lineBreakStrategy == .standard)
    #expect(NSParagraphStyle.default.lineBreakStrategy == [])
    #expect(try strings(label, width: width) == ["one", "two three"])
    label.attributedText = NSAttributedString(string: "one two three", attributes: [.font: mono])
    #expect(try strings(label, width: width) == ["one two", "three"])
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .pushOut
    label.attributedText = NSAttributedString(
      string: "one two three", attributes: [.font: mono, .paragraphStyle: style])
    #expect(try strings(label, width: width) == ["one", "two three"])
    label.text = "one two three"
    label.lineBreakStrategy = []
    #expect(try strings(label, width: width) == ["one two", "three"])
  }

  @Test func textViewsLeaveALoneWord() {
    let textView = UITextView()
    textView.font = mono
    textView.text = "one two three"
    let labelWidth = textView.label.sizeThatFits(
      CGSize(width: "two three".size(withAttributes: [.font: mono]).width, height: 0)
    ).width
    let line = "one two ".size(withAttributes: [.font: mono]).width
    #expect(labelWidth == (line * 2).rounded(.up) / 2)
  }

  @Test func tighteningIsOffUnlessAllowed() throws {
    let label = label("aaaaaaaaaaaaaaaaaaaa", mono, lines: 1)
    let width = label.intrinsicContentSize.width - 2
    #expect(try strings(label, width: width).first?.contains("…") == true)
    label.allowsDefaultTighteningForTruncation = true
    #expect(try strings(label, width: width) == ["aaaaaaaaaaaaaaaaaaaa"])
  }

  @Test func textIsCutAtTheEdgesOfTheLabel() throws {
    let label = label("abc", mono, lines: 1)
    label.frame = CGRect(x: 0, y: 0, width: 2, height: 20)
    #expect(label.layoutTree(in: RenderingEnvironment()).clips)
    #expect(try strings(label, width: 2) == ["abc"])
    label.sizeToFit()
    #expect(!label.layoutTree(in: RenderingEnvironment()).clips)
    // A subview may extend beyond the label, so only the text is cut.
    label.frame.size.height = 3
    label.addSubview(UIView())
    let node = label.layoutTree(in: RenderingEnvironment())
    #expect(!node.clips)
    #expect(node.children.first?.clips == true)
    #expect(node.children.first?.text?.string == "abc")
  }

  @Test func shrunkTextStaysOnItsBaseline() throws {
    let label = label("abcdefgh", mono, lines: 1)
    label.frame = CGRect(x: 0, y: 0, width: label.intrinsicContentSize.width / 2, height: 40)
    #expect(label.baselineAdjustment == .alignBaselines)
    let baseline = label.firstBaseline(in: label.bounds.size)
    label.adjustsFontSizeToFitWidth = true
    #expect(label.firstBaseline(in: label.bounds.size) == baseline)
    label.baselineAdjustment = .alignCenters
    #expect(label.firstBaseline(in: label.bounds.size) < baseline)
  }

  @Test func scenesContainTheStyleOfTheText() throws {
    let label = label("a", .preferredFont(forTextStyle: .body))
    label.allowsDefaultTighteningForTruncation = true
    label.attributedText = NSAttributedString(
      string: "a",
      attributes: [
        .kern: 0, .underlineStyle: 1, .underlineColor: UIColor.red, .strikethroughStyle: 1,
        .strikethroughColor: UIColor.blue,
      ])
    let plain = self.label("a b", .preferredFont(forTextStyle: .body))
    let shrinking = self.label("a", mono, lines: 1)
    shrinking.adjustsFontSizeToFitWidth = true
    shrinking.baselineAdjustment = .none
    for label in [label, plain, shrinking] {
      let node = label.layoutTree(in: RenderingEnvironment())
      #expect(try LayoutNode(json: JSONEncoder().encode(node)) == node)
    }
    let run = try #require(label.layoutTree(in: RenderingEnvironment()).text?.runs.first)
    #expect(!run.hasPairKerning)
    #expect(run.leading > 1)
    #expect(run.underlineColor != nil)
    #expect(run.strikethroughColor != nil)
    #expect(run.underlineColor != run.strikethroughColor)
  }

  @Test func aKernOfZeroTurnsPairKerningOff() {
    let font = UIFont.systemFont(ofSize: 40)
    func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      "AVATAR".size(withAttributes: attributes.merging([.font: font]) { $1 }).width
    }
    #expect(width([.kern: 0]) > width([:]) + 1)
    #expect(abs(width([.kern: 2]) - width([.kern: 0]) - 12) < 1e-6)
    #expect(abs(width([.tracking: 2]) - width([:]) - 12) < 1e-6)
  }
}
