extension PhraseTable {
  /// The text of a phrase, with placeholders such as `{sum}`.
  package enum Text: Hashable, Sendable, ExpressibleByStringLiteral {
    case plain(String)
    /// One text for each plural category of the number at `{count}`.
    case counted([PluralCategory: String])

    package init(stringLiteral text: String) {
      self = .plain(text)
    }
  }
}
