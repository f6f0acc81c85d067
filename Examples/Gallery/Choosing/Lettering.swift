import FirstFrameCatalog
import FirstFrameTypesetting
import Foundation
import OpenTypeText

/// What can be written with the built-in typeface and some font files.
struct Lettering {
  private var library = TypefaceLibrary.builtIn

  mutating func add(_ file: FontFile) {
    library.register(file)
  }

  /// Whether there is a letter for every character that the catalog's texts have in a language.
  func canWrite(_ language: Language) -> Bool {
    Wording(language).characters.allSatisfy { library.typeface(for: [$0], font: Font(size: 17)) != nil }
  }

  func check(_ language: Language) throws(CatalogError) {
    if !canWrite(language) { throw .noLetters(language) }
  }

  /// The languages to draw: those that were chosen, or all that can be written; English always, and first.
  func languages(chosen: [Language]) throws(CatalogError) -> [Language] {
    for language in chosen { try check(language) }
    return Language.allCases.filter { language in
      language == .english || (chosen.isEmpty ? canWrite(language) : chosen.contains(language))
    }
  }
}
