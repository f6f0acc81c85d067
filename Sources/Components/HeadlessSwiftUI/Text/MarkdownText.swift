import HeadlessUIKit

/// The inline Markdown of a localized text, as runs.
struct MarkdownText {
  let runs: [TextRun]

  init(_ text: String) {
    runs = InlineMarkdown(text).runs.map { run in
      var style = TextStyle()
      style.apply(run.intents)
      style.link = run.link
      return TextRun(string: run.string, style: style)
    }
  }
}

extension TextStyle {
  /// Draws a text as Markdown marks it.
  mutating func apply(_ intents: InlinePresentationIntent) {
    if intents.contains(.stronglyEmphasized) { isBold = true }
    if intents.contains(.emphasized) { isItalic = true }
    if intents.contains(.code) { design = .monospaced }
    if intents.contains(.strikethrough) { strikethrough = .single }
  }
}
