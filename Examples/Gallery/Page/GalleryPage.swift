import FirstFrameCGalleryPage
import FirstFrameTextEscaping
import FirstFrameWebPages
import Foundation

/// The gallery as one HTML file that loads only its pictures.
///
/// Without its script, it shows every state in light. The script adds the switches, the search and the texts. Equal
/// builds write equal pages.
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
    \(Self.style)</style>
    </head>
    <body>
    \(GalleryMarkup.sidebar(of: gallery))
    <main>
    \(GalleryMarkup.toolbar(of: gallery))
    \(sections)
    <p id="nothing" hidden>No component matches all of these words.</p>
    </main>
    <script type="application/json" id="data">\(try GalleryData(gallery, sources: sources).json())</script>
    <script>
    \(Self.script)</script>
    </body>
    </html>

    """
  }

  /// Allows the page's own style and script, and pictures in its folder.
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

  private static let files = PageFiles(firstframe_gallery_files())
  private static let script = files.script(main: "main.js")
  private static let style = files.style(
    "colors.css", "frame.css", "sidebar.css", "toolbar.css", "cards.css", "narrow.css")
}
