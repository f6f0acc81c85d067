/// What the library says in one language. There is a file for each language beside this one.
public struct PhraseTable: Sendable {
  /// The text of a phrase, with places such as `{sum}` for what goes into it.
  public enum Text: Hashable, Sendable, ExpressibleByStringLiteral {
    case plain(String)
    /// By the form that the words take beside the number at `{count}`.
    case counted([PluralCategory: String])

    public init(stringLiteral text: String) {
      self = .plain(text)
    }
  }

  private let texts: [Phrase: Text]

  init(_ texts: [Phrase: Text]) {
    self.texts = texts
  }

  /// Nil where the phrase is missing.
  public subscript(phrase: Phrase) -> Text? { texts[phrase] }
}
