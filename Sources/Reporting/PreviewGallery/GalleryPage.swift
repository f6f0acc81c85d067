import FirstFrameTextEscaping
import FirstFrameWebPages
package import Foundation

/// The gallery as one HTML file that loads only its pictures.
///
/// Without its script, it shows every preview in its first cell. The script adds the switches, the search and the texts.
/// Equal galleries have equal pages.
package struct GalleryPage: Sendable {
  private let gallery: Gallery

  package init(_ gallery: Gallery) {
    self.gallery = gallery
  }

  package func data() throws -> Data { Data(try html().utf8) }

  package func html() throws -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(gallery.title.escapedForHTML)</title>
    <style>
    \(Self.style)\(gallery.accent?.style ?? "")</style>
    </head>
    <body>
    \(GallerySidebar(gallery).html)
    <main>
    \(GalleryToolbar(gallery).html)
    \(gallery.groups.map(html(of:)).joined(separator: "\n"))
    \(gallery.omissions.map(html(of:)) ?? "")
    <p id="nothing" hidden>Nothing matches all of these words.</p>
    </main>
    <script type="application/json" id="data">\(try GalleryData(gallery).json())</script>
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

  private static let script = PageFiles.gallery.script(main: "main.js")
  private static let style = PageFiles.gallery.style(
    "colors.css", "frame.css", "sidebar.css", "toolbar.css", "cards.css", "notes.css", "narrow.css")

  // MARK: Sections

  private func html(of group: GalleryGroup) -> String {
    "<h2 class=\"category\">\(group.title.escapedForHTML)</h2>\n"
      + group.sections.map { html(of: $0, in: group) }.joined(separator: "\n")
  }

  private func html(of section: GallerySection, in group: GalleryGroup) -> String {
    let (name, anchor) = (section.name.escapedForHTML, section.anchor.escapedForHTML)
    let summary = section.summary.isEmpty ? "" : "<p>\(section.summary.escapedForHTML)</p>"
    let path = section.path.map { "<p class=\"path\">\($0.escapedForHTML)</p>" } ?? ""
    let words = [section.name, group.title, section.summary, section.path ?? ""].joined(separator: " ").escapedForHTML
    return """
      <section class="component" id="\(anchor)" data-words="\(words)">
      <header><h3><a href="#\(anchor)">\(name)</a></h3>\(summary)\(path)</header>
      <div class="states" style="--column: \(columnWidth(of: section))px">
      \(section.cards.map { CardMarkup($0, in: section).html }.joined(separator: "\n"))
      </div>
      </section>
      """
  }

  /// Returns the width of a column, in CSS pixels: the width of the widest preview with margins, within limits.
  private func columnWidth(of section: GallerySection) -> Int {
    let widest = section.cards.compactMap { $0.pictures.first?.width }.max() ?? 0
    return min(max(widest + 64, 236), 444)
  }

  private func html(of omissions: GalleryOmissions) -> String {
    let rows = omissions.parts.map { part in
      "<li><b>\(part.name.escapedForHTML)</b> <code>\(part.place.escapedForHTML)</code>"
        + "<p>\(part.reason.escapedForHTML)</p></li>"
    }
    return """
      <section id="omitted"><h2 class="category">Not drawn</h2>
      <p>\(omissions.explanation.escapedForHTML)</p>
      <ul>\(rows.joined(separator: "\n"))</ul></section>
      """
  }
}
