/// The library's phrases in one language. Each language has a file beside this one.
package struct PhraseTable: Sendable {
  private let texts: [Phrase: Text]

  init(_ texts: [Phrase: Text]) {
    self.texts = texts
  }

  /// `nil` if the phrase is missing.
  package subscript(phrase: Phrase) -> Text? { texts[phrase] }
}
