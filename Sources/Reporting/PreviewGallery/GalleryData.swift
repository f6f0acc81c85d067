import FirstFrameTextEscaping
import Foundation

/// The data of the page's script.
struct GalleryData: Encodable {
  /// The cells of languages besides the first one, by code.
  private let languages: [String: LanguageCell]
  /// The cards, by their anchors.
  private let entries: [String: Entry]
  private let sources: [String: String]

  private struct Entry: Encodable {
    /// The pictures, by the names of their cells.
    let pictures: [String: Picture]
    let texts: [String: String]
    let layout: String?
    let source: GallerySource?
  }

  private struct Picture: Encodable {
    let file: String
    let width, height: Int
    let settled: GalleryPicture.Settled?
  }

  /// The only cell that a language is drawn in.
  private struct LanguageCell: Encodable {
    let cell, direction, text, appearance: String
  }

  init(_ gallery: Gallery) {
    let rows = gallery.cards.map { card in
      let pictures = card.pictures.map { picture in
        (
          picture.cell.name,
          Picture(
            file: picture.file.escapedForURLPath, width: picture.width, height: picture.height,
            settled: picture.settled.map {
              .init(file: $0.file.escapedForURLPath, width: $0.width, height: $0.height)
            })
        )
      }
      let entry = Entry(
        pictures: Dictionary(pictures) { first, _ in first }, texts: card.texts, layout: card.layout,
        source: card.source)
      return (card.anchor, entry)
    }
    entries = Dictionary(rows) { first, _ in first }
    let cells = gallery.languages.compactMap { language in
      language.cell.map { cell in
        (
          language.code,
          LanguageCell(cell: cell.name, direction: cell.direction, text: cell.textSize, appearance: cell.appearance)
        )
      }
    }
    languages = Dictionary(cells) { first, _ in first }
    sources = gallery.sources
  }

  /// Returns the data as JSON for a block of the page.
  func json() throws -> String {
    String(decoding: EscapedJSON.data(try JSONEncoder.sorted.encode(self)), as: UTF8.self)
  }
}
