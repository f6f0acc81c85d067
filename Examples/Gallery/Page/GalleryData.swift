import FirstFrameCatalog
import FirstFrameLayoutTree
import FirstFrameTextEscaping
import Foundation
import HeadlessUIKit

/// The data of the page's script.
struct GalleryData: Encodable {
  /// The cells of languages other than English, by language code.
  private let languages: [String: LanguageCell]
  private let entries: [String: Entry]
  private let sources: [String: PreviewSource]

  private struct Entry: Encodable {
    /// The pictures, by the names of their cells.
    let pictures: [String: GalleryPicture]
    let texts: [String: String]
    let layout: String
  }

  /// The only cell that a language is drawn in.
  private struct LanguageCell: Encodable {
    let cell, direction, text, appearance: String
  }

  init(_ gallery: Gallery, sources: [String: PreviewSource]) {
    let rows = gallery.entries.map { entry in
      let pictures = Dictionary(uniqueKeysWithValues: entry.pictures.map { ($0.cell, $0) })
      return (entry.preview.name, Entry(pictures: pictures, texts: entry.texts, layout: entry.layout))
    }
    let cells = gallery.languages.dropFirst().map { language in
      let cell = Cell.inLanguage(language)
      return (
        language.rawValue,
        LanguageCell(
          cell: cell.name, direction: cell.direction.rawValue, text: cell.textSize.rawValue,
          appearance: cell.appearance.rawValue)
      )
    }
    languages = Dictionary(uniqueKeysWithValues: cells)
    entries = Dictionary(rows) { first, _ in first }
    let shown = Set(gallery.components.map(\.name))
    self.sources = sources.filter { shown.contains($0.key) }
  }

  /// Returns the data as JSON for a block of the page.
  func json() throws -> String {
    String(decoding: EscapedJSON.data(try JSONEncoder.sorted.encode(self)), as: UTF8.self)
  }
}

/// The source file of a component's previews.
struct PreviewSource: Encodable, Sendable {
  /// The path relative to the package.
  let path: String
  let text: String

  /// Returns the files by the names of their components; empty if the package does not exist any more.
  static func all() -> [String: PreviewSource] {
    let folder = PackageFolder.path("Examples", "Catalog")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    var sources: [String: PreviewSource] = [:]
    for path in paths.sorted() where path.hasSuffix(ending) {
      let component = (path as NSString).lastPathComponent.dropLast(ending.count)
      guard let text = try? String(contentsOfFile: folder + "/" + path, encoding: .utf8) else { continue }
      sources[String(component)] = PreviewSource(path: "Examples/Catalog/" + path, text: text)
    }
    return sources
  }

  private static let ending = "+Previews.swift"
}
