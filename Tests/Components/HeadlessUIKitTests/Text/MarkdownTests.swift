import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

/// Attributed strings from Markdown, and what a label makes of them. Expected runs follow CommonMark 0.31.2, section 6.
@MainActor @Suite struct MarkdownTests {
  typealias Options = AttributedString.MarkdownParsingOptions

  /// The runs of a text, as `text`, or `text|intents`.
  private func runs(_ markdown: String, _ syntax: Options.InterpretedSyntax = .full) throws -> [String] {
    let text = try AttributedString(markdown: markdown, options: Options(interpretedSyntax: syntax))
    return text.runs.map { run in
      let intents = run.inlinePresentationIntent ?? []
      let names = [
        (InlinePresentationIntent.stronglyEmphasized, "strong"), (.emphasized, "emphasized"), (.code, "code"),
        (.strikethrough, "struck"),
      ].filter { intents.contains($0.0) }.map(\.1)
      let marks = names + [run.link?.absoluteString].compactMap { $0 }
      return ([String(text[run.range].characters)] + (marks.isEmpty ? [] : [marks.joined(separator: " ")]))
        .joined(separator: "|")
    }
  }

  @Test(
    arguments: [
      ("plain", ["plain"]), ("a **b** c", ["a ", "b|strong", " c"]), ("*a _b_*", ["a b|emphasized"]),
      ("***a***", ["a|strong emphasized"]), ("**a *b* c**", ["a |strong", "b|strong emphasized", " c|strong"]),
      ("`**a**`", ["**a**|code"]), ("~~a~~ 2 * 3 * 4", ["a|struck", " 2 * 3 * 4"]),
      ("[a **b**](https://c.de)", ["a |https://c.de", "b|strong https://c.de"]),
      ("snake_case_name", ["snake_case_name"]),
      (#"\*a\*"#, ["*a*"]), (#"\`a\` \~~b~~"#, ["`a` ~~b~~"]), (#"`a\`"#, [#"a\|code"#]), ("", []),
    ] as [(String, [String])])
  func `Inline marks become intents and links`(_ markdown: String, _ expected: [String]) throws {
    #expect(try runs(markdown) == expected)
    #expect(try runs(markdown, .inlineOnlyPreservingWhitespace) == expected)
  }

  @Test(
    arguments: [
      ("a\nb", ["a b"], ["a b"], ["a\nb"]), ("# A\n\nb", ["Ab"], ["# A b"], ["# A\n\nb"]),
      ("# A\nb\nc", ["Ab c"], ["# A b c"], ["# A\nb\nc"]),
      ("- a\n- *b*", ["a", "b|emphasized"], ["- a - ", "b|emphasized"], ["- a\n- ", "b|emphasized"]),
    ] as [(String, [String], [String], [String])])
  func `Blocks are read only with the full syntax`(
    _ markdown: String, _ full: [String], _ inline: [String], _ preserving: [String]
  ) throws {
    #expect(try runs(markdown) == full)
    #expect(try runs(markdown, .inlineOnly) == inline)
    #expect(try runs(markdown, .inlineOnlyPreservingWhitespace) == preserving)
  }

  @Test func `A label draws intents in fonts of their own`() throws {
    func width(_ text: NSAttributedString) -> CGFloat {
      let label = UILabel()
      label.attributedText = text
      return label.intrinsicContentSize.width
    }
    let strong = width(NSAttributedString(try AttributedString(markdown: "**moment**")))
    let code = width(NSAttributedString(try AttributedString(markdown: "`moment`")))
    let monospaced = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
    #expect(code == width(NSAttributedString(string: "moment", attributes: [.font: monospaced])))
    let bold = NSAttributedString(string: "moment", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
    #expect(strong == width(bold))
    #expect(strong > width(NSAttributedString(string: "moment")))
  }

  @Test func `Attributed strings of both kinds have the same attributes`() throws {
    let text = try AttributedString(markdown: "a [b](https://c.de) `d`")
    #expect(AttributedString(NSAttributedString(text)) == text)
    #expect(try AttributedString(NSAttributedString(text), including: \.uiKit) == text)
    #expect(try NSAttributedString(markdown: "**a**").string == "a")
    #expect(
      try AttributedString(markdown: "[a](b)", baseURL: URL(string: "https://c.de/")).link
        == URL(string: "b", relativeTo: URL(string: "https://c.de/")))
  }
}
