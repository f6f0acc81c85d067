import Foundation
import HeadlessUIKit

/// What the library says in one language, and how it writes numbers, sums and times there.
///
/// Components and models take the ``current`` one when they are made and keep it.
public struct Wording: Hashable, Sendable {
  public let language: Language

  public init(_ language: Language) {
    self.language = language
  }

  /// That of the preview that is being made: see `ComponentPreview.locale`.
  public static var current: Wording { Wording(Language(of: ComponentPreview.locale)) }

  public subscript(phrase: Phrase) -> String { text(phrase) }

  /// A phrase with what goes into its places.
  public func text(_ phrase: Phrase, _ values: [Phrase.Place: String] = [:]) -> String {
    filled(form(of: phrase, for: nil), with: values)
  }

  /// A phrase in the form that it has beside a number, which goes into its place.
  public func text(_ phrase: Phrase, count: Int) -> String {
    filled(form(of: phrase, for: count), with: [.count: number(count)])
  }

  private func form(of phrase: Phrase, for count: Int?) -> String {
    switch language.tables.phrases[phrase] ?? Language.english.tables.phrases[phrase] {
    case .plain(let text): text
    case .counted(let forms): forms[count.map(language.category) ?? .other] ?? forms[.other] ?? phrase.rawValue
    case nil: phrase.rawValue
    }
  }

  private func filled(_ text: String, with values: [Phrase.Place: String]) -> String {
    guard text.contains("{") else { return text }
    return values.reduce(text) { $0.replacingOccurrences(of: $1.key.written, with: $1.value) }
  }
}
