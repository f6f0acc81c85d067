/// What the library says in one language. There is a file for each language beside this one.
public struct PhraseTable: Sendable {
  private let texts: [Phrase: Text]

  init(_ texts: [Phrase: Text]) {
    self.texts = texts
  }

  /// Nil where the phrase is missing.
  public subscript(phrase: Phrase) -> Text? { texts[phrase] }
}
