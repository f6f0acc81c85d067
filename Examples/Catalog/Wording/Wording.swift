import Foundation
import HeadlessUIKit

/// The library's phrases in one language, and its formats of numbers, sums and times.
///
/// Components and models use the wording that was ``current`` when they were created.
package struct Wording: Hashable, Sendable {
  package let language: Language

  package init(_ language: Language) {
    self.language = language
  }

  /// The wording for the preview under construction: see `ComponentPreview.locale`.
  package static var current: Wording { Wording(Language(of: ComponentPreview.locale)) }

  package subscript(phrase: Phrase) -> String { text(phrase) }

  /// Returns a phrase with its placeholders filled in.
  package func text(_ phrase: Phrase, _ values: [Phrase.Placeholder: String] = [:]) -> String {
    filled(form(of: phrase, for: nil), with: values)
  }

  /// Returns a phrase in the plural form for a number, with the number filled in.
  package func text(_ phrase: Phrase, count: Int) -> String {
    filled(form(of: phrase, for: count), with: [.count: number(count)])
  }

  private func form(of phrase: Phrase, for count: Int?) -> String {
    switch language.tables.phrases[phrase] ?? Language.english.tables.phrases[phrase] {
    case .plain(let text): text
    case .counted(let forms): forms[count.map(language.category) ?? .other] ?? forms[.other] ?? phrase.rawValue
    case nil: phrase.rawValue
    }
  }

  private func filled(_ text: String, with values: [Phrase.Placeholder: String]) -> String {
    guard text.contains("{") else { return text }
    return values.reduce(text) { $0.replacingOccurrences(of: $1.key.token, with: $1.value) }
  }
}
