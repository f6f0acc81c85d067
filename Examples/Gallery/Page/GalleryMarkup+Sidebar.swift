import Foundation

extension GalleryMarkup {
  static func sidebar(of gallery: Gallery) -> String {
    """
    <aside id="sidebar">
    <div id="brand"><h1>Component catalog</h1><p>\(summary(of: gallery))</p></div>
    <label id="search"><input id="words" type="search" placeholder="Search" aria-label="Search components" \
    autocomplete="off" spellcheck="false"><kbd>/</kbd></label>
    <nav aria-label="Components">
    \(categories(of: gallery).map { group($0, in: gallery) }.joined(separator: "\n"))
    </nav>
    </aside>
    """
  }

  private static func categories(of gallery: Gallery) -> [String] {
    gallery.components.map(\.category).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func group(_ category: String, in gallery: Gallery) -> String {
    let components = gallery.components.filter { $0.category == category }
    let links = components.map { component in
      let name = component.name.escapedForHTML
      return "<a href=\"#\(name)\" data-component=\"\(name)\">\(name)<span>\(component.previews.count)</span></a>"
    }
    let count = components.map(\.previews.count).reduce(0, +)
    return "<div class=\"group\"><h2>\(category.escapedForHTML)<span>\(count)</span></h2>\n"
      + links.joined(separator: "\n") + "</div>"
  }

  private static func summary(of gallery: Gallery) -> String {
    let counts = "\(gallery.entries.count) states of \(gallery.components.count) components"
    return gallery.problems.isEmpty
      ? "\(counts), each equal to its references, pixel for pixel."
      : "\(counts); \(gallery.problems.count) pictures are not as referenced."
  }
}
