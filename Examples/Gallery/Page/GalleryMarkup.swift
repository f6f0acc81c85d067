import FirstFrameCatalog
import FirstFrameTextEscaping
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

  /// Returns the width of a column, in CSS pixels: the width of the widest state with margins, within limits.
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
      <span class="tabs" role="group" aria-label="Details"><button type="button" data-show="text">Text</button>\
      <button type="button" data-show="layout">Layout</button><button type="button" data-show="source">Source</button></span>
      </footer>
      </article>
      """
  }

  /// Returns the first line of a message, with the other lines in a collapsed element.
  private static func note(_ problem: String) -> String {
    let lines = problem.split(separator: "\n", maxSplits: 1)
    let rest = lines.count > 1 ? "<pre>\(String(lines[1]).escapedForHTML)</pre>" : ""
    let first = lines.first.map(String.init) ?? ""
    return "<details class=\"problem\"><summary>\(first.escapedForHTML)</summary>\(rest)</details>\n"
  }

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
      : "\(counts); \(gallery.problems.count) pictures differ from their references."
  }

  static func toolbar(of gallery: Gallery) -> String {
    let devices = [("", "Natural size")] + Device.gallery.map { ($0.rawValue, $0.title) }
    let hasDevices = gallery.entries.contains { $0.preview.isScreen }
    let languages = gallery.languages.map { ($0.rawValue, $0.rawValue.uppercased()) }
    return """
      <div id="toolbar">
      <div id="switches" role="toolbar" aria-label="Settings of the pictures">
      \(choice("appearance", "Appearance", key: "d", [("light", "Light"), ("dark", "Dark")]))
      \(choice("text", "Text", key: "t", [("L", "Default"), ("XXXL", "XXXL")]))
      \(choice("direction", "Direction", key: "r", [("ltr", "LTR"), ("rtl", "RTL")]))
      \(hasDevices ? choice("device", "Device", key: nil, devices) : "")
      \(languages.count > 1 ? choice("locale", "Language", key: "l", languages, names: gallery.languages.map(\.nativeName)) : "")
      \(choice("beside", "Details", key: nil, [("", "None"), ("text", "Text"), ("layout", "Layout"), ("source", "Source")]))
      </div>
      <p id="note" role="status" hidden></p>
      </div>
      """
  }

  /// Returns a group of radio buttons.
  ///
  /// - Parameter names: The full names of values with abbreviated titles.
  private static func choice(
    _ name: String, _ title: String, key: String?, _ values: [(value: String, title: String)], names: [String] = []
  ) -> String {
    let options = values.enumerated().map { index, option in
      let label = index < names.count ? " aria-label=\"\(names[index])\" title=\"\(names[index])\"" : ""
      return "<label><input type=\"radio\" name=\"\(name)\" value=\"\(option.value)\"\(label)"
        + "\(index == 0 ? " checked" : "")><span>\(option.title)</span></label>"
    }
    let hint = key.map { " title=\"Key: \($0)\"" } ?? ""
    return "<fieldset\(hint)><legend>\(title)</legend><div class=\"choice\">\(options.joined())</div></fieldset>"
  }
}
