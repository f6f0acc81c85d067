import FirstFrameCatalog
import FirstFramePreviewGallery
import FirstFrameTextEscaping
import Foundation
import HeadlessUIKit

extension CatalogGallery {
  /// The page: a group for each category, and a section for each component.
  func page() -> GalleryPage {
    let sources = PreviewSource.all()
    let categories = components.map(\.category).distinct
    let groups = categories.map { category in
      GalleryGroup(
        title: category,
        sections: components.filter { $0.category == category }.map { section($0, sources[$0.name]) })
    }
    var gallery = Gallery(title: "Component catalog", summary: summary, groups: groups)
    gallery.languages = languages.map { language in
      GalleryLanguage(
        code: language.rawValue, name: language.nativeName,
        cell: language == .english ? nil : Cell.inLanguage(language).galleryCell)
    }
    for component in components {
      if let source = sources[component.name] { gallery.sources[source.path] = source.text }
    }
    return GalleryPage(gallery)
  }

  private func section(_ component: ListedComponent, _ source: PreviewSource?) -> GallerySection {
    let cards = entries.filter { $0.preview.component == component.name }.map { entry in
      GalleryCard(
        anchor: "\(component.name)/\(entry.preview.state)", title: entry.preview.state, pictures: entry.pictures,
        texts: entry.texts, layout: entry.layout, source: source?.place(of: entry.preview.state),
        notes: (problemsByPreview[entry.preview.name] ?? []).map { GalleryNote(.problem, $0) })
    }
    return GallerySection(name: component.name, anchor: component.name, summary: component.summary, cards: cards)
  }

  private var summary: String {
    let counts = "\(entries.count) states of \(components.count) components"
    return problems.isEmpty
      ? "\(counts), each equal to its references, pixel for pixel."
      : "\(counts); \(problems.count) pictures differ from their references."
  }
}

/// The source file of a component's previews.
struct PreviewSource: Sendable {
  /// The path relative to the package.
  let path: String
  let text: String

  /// Returns the line that names a state.
  func place(of state: String) -> GallerySource {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return GallerySource(path: path, line: lines.firstIndex { $0.contains("\"\(state)\"") }.map { $0 + 1 })
  }

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
