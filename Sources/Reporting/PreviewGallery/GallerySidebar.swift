import FirstFrameTextEscaping

/// The part of the page with the title, the search, and the list of components.
struct GallerySidebar {
  private let gallery: Gallery

  init(_ gallery: Gallery) {
    self.gallery = gallery
  }

  var html: String {
    """
    <aside id="sidebar">
    <div id="brand"><h1>\(gallery.title.escapedForHTML)</h1><p>\(gallery.summary.escapedForHTML)</p></div>
    <label id="search"><input id="words" type="search" placeholder="Search" aria-label="Search components" \
    autocomplete="off" spellcheck="false"><kbd>/</kbd></label>
    \(problems)<nav aria-label="Components">
    \(gallery.groups.map(html(of:)).joined(separator: "\n"))
    </nav>
    </aside>
    """
  }

  /// The choice to see only previews with problems, if there are some.
  private var problems: String {
    gallery.cards.contains(where: \.hasProblem)
      ? "<label id=\"only\"><input id=\"problems\" type=\"checkbox\"> Only with problems</label>\n" : ""
  }

  private func html(of group: GalleryGroup) -> String {
    let links = group.sections.map { section in
      let anchor = section.anchor.escapedForHTML
      return "<a href=\"#\(anchor)\" data-section=\"\(anchor)\">\(section.name.escapedForHTML)"
        + "<span>\(section.cards.count)</span></a>"
    }
    let count = group.sections.reduce(0) { $0 + $1.cards.count }
    return "<div class=\"group\"><h2>\(group.title.escapedForHTML)<span>\(count)</span></h2>\n"
      + links.joined(separator: "\n") + "</div>"
  }
}
