/// The library's phrases in one language. Each language has a file in `Phrases`.
package struct PhraseTable: Sendable {
  private let texts: [Phrase: Text]

  init(_ texts: [Phrase: Text]) {
    self.texts = texts
  }

  /// Returns the text of a phrase; `nil` if it is missing.
  package subscript(phrase: Phrase) -> Text? { texts[phrase] }
}
