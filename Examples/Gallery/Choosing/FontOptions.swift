import ArgumentParser
import FirstFrameCatalog
import FirstFrameTypesetting
import Foundation
import OpenTypeText

/// The font files to use besides the built-in typeface.
struct FontOptions: ParsableArguments {
  @Option(
    help: "A font file for characters that the built-in typeface lacks; may come several times.", completion: .file())
  var font: [String] = []

  /// Registers the files. Call this before creating the first view, because views cache measurements.
  ///
  /// - Returns: The characters that are available with these files.
  func register() throws(CatalogError) -> Lettering {
    var lettering = Lettering()
    for path in font {
      do {
        let file = try FontFile(contentsOf: path)
        file.register()
        lettering.add(file)
      } catch {
        throw .noFont(error)
      }
    }
    return lettering
  }
}

/// The characters that the built-in typeface and some font files have.
struct Lettering {
  private var library = TypefaceLibrary.builtIn

  mutating func add(_ file: FontFile) {
    library.register(file)
  }

  /// Whether there are glyphs for all characters of the catalog's texts in a language.
  func canWrite(_ language: Language) -> Bool {
    Wording(language).characters.allSatisfy { library.typeface(for: [$0], font: Font(size: 17)) != nil }
  }

  func check(_ language: Language) throws(CatalogError) {
    if !canWrite(language) { throw .noLetters(language) }
  }

  /// The languages to draw, English first: the chosen ones, or by default all that have glyphs.
  func languages(chosen: [Language]) throws(CatalogError) -> [Language] {
    for language in chosen { try check(language) }
    return Language.allCases.filter { language in
      language == .english || (chosen.isEmpty ? canWrite(language) : chosen.contains(language))
    }
  }
}
