import Foundation
import HeadlessUIKit

/// The parts of the page's body.
enum GalleryMarkup {
  static func section(of component: ListedComponent, in gallery: Gallery) -> String {
    let entries = gallery.entries.filter { $0.preview.component == component.name }
    let name = component.name.escapedForHTML
    let summary = component.summary.isEmpty ? "" : "<p>\(component.summary.escapedForHTML)</p>"
    return """
      <section class="component" id="\(name)" data-words="\("\(component.category) \(component.summary)".escapedForHTML)">
      <header><h3><a href="#\(name)">\(name)</a></h3>\(summary)</header>
      <div class="states" style="--column: \(columnWidth(for: entries))px">
      \(entries.map { card(for: $0, problems: gallery.problemsByPreview[$0.preview.name] ?? []) }.joined(separator: "\n"))
      </div>
      </section>
      """
  }

  /// As wide as the widest state at its usual size, with room around it.
  private static func columnWidth(for entries: [GalleryEntry]) -> Int {
    let widest = entries.compactMap { $0.pictures.first?.width }.max() ?? 0
    return min(max(widest + 64, 236), 444)
  }

  private static func card(for entry: GalleryEntry, problems: [String]) -> String {
    guard let first = entry.pictures.first else { return "" }
    let state = entry.preview.state.escapedForHTML
    let label = "\(entry.preview.component), \(entry.preview.state)".escapedForHTML
    return """
      <article class="card" data-name="\(entry.preview.name.escapedForHTML)">
      <div class="stage"><img loading="lazy" decoding="async" src="\(first.file.escapedForHTML)" width="\(first.width)" \
      height="\(first.height)" alt="\(label)"></div>
      <div class="beside" hidden></div>
      \(problems.map(note).joined())<footer><h4>\(state)</h4><span class="facts">\(first.width) × \(first.height)</span>
      <span class="tabs" role="group" aria-label="Beside the picture"><button type="button" data-show="text">Text</button>\
      <button type="button" data-show="layout">Layout</button><button type="button" data-show="source">Source</button></span>
      </footer>
      </article>
      """
  }

  /// The first line of a message, with the rest to unfold.
  private static func note(_ problem: String) -> String {
    let lines = problem.split(separator: "\n", maxSplits: 1)
    let rest = lines.count > 1 ? "<pre>\(String(lines[1]).escapedForHTML)</pre>" : ""
    let first = lines.first.map(String.init) ?? ""
    return "<details class=\"problem\"><summary>\(first.escapedForHTML)</summary>\(rest)</details>\n"
  }
}
