import ArgumentParser
import FirstFrameCatalog
import FirstFrameTypesetting
import Foundation
import OpenTypeText

/// The font files to use in addition to the built-in typeface.
struct FontOptions: ParsableArguments {
  @Option(
    help: "A font file for characters that the built-in typeface lacks; may be given several times.",
    completion: .file())
  var font: [String] = []

  /// Registers the files. Call this before creating the first view, because views cache measurements.
  ///
  /// - Returns: The characters that are available with these files.
  func register() throws(CatalogError) -> GlyphCoverage {
    var coverage = GlyphCoverage()
    for path in font {
      do {
        let file = try FontFile(contentsOf: path)
        file.register()
        coverage.add(file)
      } catch {
        throw .noFont(error)
      }
    }
    return coverage
  }
}

/// The characters for which the built-in typeface and some font files have glyphs.
struct GlyphCoverage {
  private var library = TypefaceLibrary.builtIn

  mutating func add(_ file: FontFile) {
    library.register(file)
  }

  /// Whether there are glyphs for all characters of the catalog's texts in a language.
  func covers(_ language: Language) -> Bool {
    Wording(language).characters.allSatisfy { library.typeface(for: [$0], font: Font(size: 17)) != nil }
  }

  func check(_ language: Language) throws(CatalogError) {
    if !covers(language) { throw .missingGlyphs(language) }
  }

  /// Returns the languages to draw, starting with English: the chosen languages, or by default all that have glyphs.
  func languages(chosen: [Language]) throws(CatalogError) -> [Language] {
    for language in chosen { try check(language) }
    return Language.allCases.filter { language in
      language == .english || (chosen.isEmpty ? covers(language) : chosen.contains(language))
    }
  }
}
