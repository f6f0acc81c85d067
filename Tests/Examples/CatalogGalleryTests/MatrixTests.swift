import FirstFrame
import FirstFrameCatalog
import Foundation
import Testing

@testable import FirstFrameCatalogGallery

/// Digests of the pictures of the matrix. `catalog verify --matrix` uses the same references.
@MainActor struct MatrixTests {
  /// All components, because `firstframe prune` would move references that no test uses.
  nonisolated static let components = CatalogIndex().components

  /// The matrix has eight cells, two of them with reference pictures.
  @Test func cells() {
    #expect(
      Cell.matrix.map(\.name) == [
        "light.ltr.L", "light.ltr.XXXL", "light.rtl.L", "light.rtl.XXXL",
        "dark.ltr.L", "dark.ltr.XXXL", "dark.rtl.L", "dark.rtl.XXXL",
      ])
    #expect(Cell.matrix.filter(\.isReferenced) == Cell.referenced)
  }

  @Test func aLanguageOtherThanEnglishHasOneCellInItsOwnDirection() throws {
    let preview = try CatalogIndex().preview(named: "BadgeView")
    let cells = Cell.gallery(of: preview, in: Language.allCases).map(\.name)
    #expect(
      cells == Cell.matrix.map(\.name) + ["light.ltr.L.fr", "light.ltr.L.pt", "light.ltr.L.de", "light.rtl.L.ar"])
  }

  @Test func theBuiltInTypefaceHasGlyphsForEveryLanguageExceptArabic() throws {
    let covered: [Language] = [.english, .french, .portuguese, .german]
    #expect(try GlyphCoverage().languages(chosen: []) == covered)
    #expect(try GlyphCoverage().languages(chosen: [.german]) == [.english, .german])
    #expect(throws: CatalogError.self) { try GlyphCoverage().languages(chosen: [.arabic]) }
  }

  /// Components match their references in all cells.
  @Test(arguments: components)
  func digests(component: ListedComponent) throws {
    let verification = try CatalogVerification(of: [component], isMatrix: true)
    #expect(verification.messages == [])
    #expect(verification.pictureCount == 8 * component.previews.count)
  }
}
