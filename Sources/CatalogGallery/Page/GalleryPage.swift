import Foundation
import LayoutTree
import Snapshots

/// The gallery as one page of HTML that loads nothing but its pictures.
struct GalleryPage {
  let entries: [GalleryEntry]

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Component catalog</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>Component catalog</h1>
    <p>\(summary)</p>
    <nav>\(components.map { "<a href=\"#\($0.escapedForHTML)\">\($0.escapedForHTML)</a>" }.joined(separator: "\n"))</nav>
    </header>
    <main>
    \(components.map(section).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  /// The components, in the order of their first preview.
  private var components: [String] {
    entries.map(\.component).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  private var summary: String {
    let pictures = entries.flatMap(\.pictures)
    let problems = pictures.count { $0.problem != nil }
    let counts = "\(pictures.count) first frames of \(entries.count) states, light and dark"
    return problems == 0
      ? "\(counts), each equal to its reference, pixel for pixel."
      : "\(counts); \(problems) differ from their references."
  }

  private func section(for component: String) -> String {
    let states = entries.filter { $0.component == component }.map(figure)
    return """
      <section id="\(component.escapedForHTML)">
      <h2>\(component.escapedForHTML)</h2>
      <div class="states">
      \(states.joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private func figure(for entry: GalleryEntry) -> String {
    """
    <figure>
    <figcaption>\(entry.state.escapedForHTML)</figcaption>
    <div class="pictures">
    \(entry.pictures.map { picture($0, of: entry) }.joined(separator: "\n"))
    </div>
    <details><summary>As text</summary>
    <pre>\(entry.text.escapedForHTML)</pre>
    <pre>\(entry.layout.escapedForHTML)</pre>
    </details>
    </figure>
    """
  }

  private func picture(_ picture: GalleryPicture, of entry: GalleryEntry) -> String {
    let caption = "\(entry.component), \(entry.state), \(picture.appearance.rawValue)"
    let problem = picture.problem.map(note) ?? ""
    return """
      <div class="picture \(picture.appearance.rawValue)">
      <img src="\(picture.file.escapedForHTML)" width="\(Int(picture.size.width.rounded()))" \
      height="\(Int(picture.size.height.rounded()))" alt="\(caption.escapedForHTML)">
      \(problem)</div>
      """
  }

  /// The first line of a message, with the rest to unfold.
  private func note(_ problem: String) -> String {
    let lines = problem.split(separator: "\n", maxSplits: 1)
    let rest = lines.count > 1 ? "<pre>\(String(lines[1]).escapedForHTML)</pre>" : ""
    return "<details class=\"problem\"><summary>\(String(lines[0]).escapedForHTML)</summary>\(rest)</details>"
  }
}
