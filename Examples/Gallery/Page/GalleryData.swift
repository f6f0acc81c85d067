import FirstFrameCatalog
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// What the page's script needs to know.
struct GalleryData: Encodable {
  /// By the codes of the languages besides English.
  private let languages: [String: SpokenCell]
  private let entries: [String: Entry]
  private let sources: [String: PreviewSource]

  private struct Entry: Encodable {
    /// By the names of their cells.
    let pictures: [String: GalleryPicture]
    let texts: [String: String]
    let layout: String
  }

  /// The one cell that a language is drawn in.
  private struct SpokenCell: Encodable {
    let cell, direction, text, appearance: String
  }

  init(_ gallery: Gallery, sources: [String: PreviewSource]) {
    let rows = gallery.entries.map { entry in
      let pictures = Dictionary(uniqueKeysWithValues: entry.pictures.map { ($0.cell, $0) })
      return (entry.preview.name, Entry(pictures: pictures, texts: entry.texts, layout: entry.layout))
    }
    let spoken = gallery.languages.dropFirst().map { language in
      let cell = Cell.spoken(language)
      return (
        language.rawValue,
        SpokenCell(
          cell: cell.name, direction: cell.direction.rawValue, text: cell.textSize.rawValue,
          appearance: cell.appearance.rawValue)
      )
    }
    languages = Dictionary(uniqueKeysWithValues: spoken)
    entries = Dictionary(rows) { first, _ in first }
    let shown = Set(gallery.components.map(\.name))
    self.sources = sources.filter { shown.contains($0.key) }
  }

  /// JSON that may stand within HTML: `<` alone could end its block, and it occurs in strings only.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(self), as: UTF8.self)
    return text.replacingOccurrences(of: "<", with: "\\u003c")
  }
}
