import Foundation

/// The gallery as one page of HTML that loads nothing but its pictures.
///
/// Without scripts it shows every state in light; with them the switches, the search and the texts work. Nothing in it
/// depends on time or place, so that two builds can be compared by their pages.
struct GalleryPage {
  let gallery: Gallery
  let sources: [String: PreviewSource]

  init(_ gallery: Gallery) {
    self.gallery = gallery
    sources = PreviewSource.all()
  }

  func html() throws -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Component catalog</title>
    <style>
    \(GalleryStyle.all)</style>
    </head>
    <body>
    \(GalleryMarkup.sidebar(of: gallery))
    <main>
    \(GalleryMarkup.toolbar(of: gallery))
    \(sections)
    <p id="nothing" hidden>Nothing has all of these words.</p>
    </main>
    <script type="application/json" id="data">\(try GalleryData(gallery, sources: sources).json())</script>
    <script>
    \(GalleryScript.all)</script>
    </body>
    </html>

    """
  }

  /// Everything in the page is its own; pictures lie beside it, and nothing else may be asked for.
  private static let policy =
    "default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
    + "base-uri 'none'; form-action 'none'"

  private var sections: String {
    var category: String?
    return gallery.components.map { component in
      let heading =
        component.category == category ? "" : "<h2 class=\"category\">\(component.category.escapedForHTML)</h2>\n"
      category = component.category
      return heading + GalleryMarkup.section(of: component, in: gallery)
    }.joined(separator: "\n")
  }
}
