extension PhraseTable {
  /// The text of a phrase, with places such as `{sum}` for what goes into it.
  public enum Text: Hashable, Sendable, ExpressibleByStringLiteral {
    case plain(String)
    /// By the form that the words take beside the number at `{count}`.
    case counted([PluralCategory: String])

    public init(stringLiteral text: String) {
      self = .plain(text)
    }
  }
}
