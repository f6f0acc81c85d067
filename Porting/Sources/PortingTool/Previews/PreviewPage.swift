import FirstFramePackagePorting
import FirstFrameTextEscaping
import FirstFrameWebPages
import Foundation

/// The previews of a package as one HTML file that loads nothing but its pictures.
struct PreviewPage {
  /// The folder of the original package.
  private let package: URL
  private let previews: [PreviewResult]
  /// The previews and views that are left out, because they do not compile.
  private let undrawnParts: [OmittedParts.Part]

  init(_ run: PreviewRun) {
    self.init(package: run.package, previews: run.previews, undrawn: run.undrawn)
  }

  init(package: URL, previews: [PreviewResult], undrawn: [OmittedParts.Part] = []) {
    self.package = package
    self.previews = previews
    undrawnParts = undrawn
  }

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Previews of \(packageName.escapedForHTML)</title>
    <style>
    \(Self.files.text("previews.css"))</style>
    </head>
    <body>
    \(sidebar)
    <main>
    \(targets.map(section).joined(separator: "\n"))
    \(undrawn)
    <p id="nothing" hidden>No preview matches.</p>
    </main>
    <script>
    \(Self.script)</script>
    </body>
    </html>

    """
  }

  private static let files = PageFiles.previews
  private static let script = files.script(main: "previews.js")

  /// Allows the page's own style and script, and pictures beside it.
  private static let policy =
    "default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
    + "base-uri 'none'; form-action 'none'"

  private var packageName: String { package.lastPathComponent }

  private var targets: [String] { previews.map(\.target).distinct }

  private func files(of target: String) -> [String] { previews.filter { $0.target == target }.map(\.file).distinct }

  /// The path relative to the package, if the file is in it.
  private func path(_ file: String) -> String {
    let folder = package.path + "/"
    return file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
  }

  // MARK: Sidebar

  private var sidebar: String {
    """
    <aside id="sidebar">
    <div id="brand"><h1>\(packageName.escapedForHTML)</h1><p>\(counts.escapedForHTML)</p></div>
    <label id="search"><input id="words" type="search" placeholder="Search" aria-label="Search previews" \
    autocomplete="off" spellcheck="false"><kbd>/</kbd></label>
    <label id="only"><input id="problems" type="checkbox"> Only with problems</label>
    <nav aria-label="Files">
    \(targets.map(group).joined(separator: "\n"))
    </nav>
    </aside>
    """
  }

  private var counts: String {
    let problems = previews.count { !PreviewCard($0, path: path).problems.isEmpty }
    let state =
      problems == 0 ? "all complete in their first frame" : "\(problems) with problems"
    return "\(previews.count.counted("preview")), \(state)."
  }

  private func group(_ target: String) -> String {
    let links = files(of: target).map { file in
      let count = previews.count { $0.target == target && $0.file == file }
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      return "<a href=\"#\(anchor(target, file))\">\(name.escapedForHTML)<span>\(count)</span></a>"
    }
    return "<div class=\"group\"><h2>\(target.escapedForHTML)</h2>\n\(links.joined(separator: "\n"))</div>"
  }

  private func anchor(_ target: String, _ file: String) -> String { "\(target)/\(path(file))".escapedForHTML }

  // MARK: Sections

  private func section(_ target: String) -> String {
    let files = files(of: target).map { file in
      let cards = previews.filter { $0.target == target && $0.file == file }
      return """
        <section class="file" id="\(anchor(target, file))">
        <header><h3>\(URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent.escapedForHTML)</h3>\
        <p>\(path(file).escapedForHTML)</p></header>
        <div class="previews">
        \(cards.map { PreviewCard($0, path: path).html }.joined(separator: "\n"))
        </div>
        </section>
        """
    }
    return "<h2 class=\"target\">\(target.escapedForHTML)</h2>\n" + files.joined(separator: "\n")
  }

  /// The previews and views that do not compile.
  private var undrawn: String {
    guard !undrawnParts.isEmpty else { return "" }
    let rows = undrawnParts.map { part in
      "<li><b>\(part.name.escapedForHTML)</b> <code>\(path(part.file).escapedForHTML):\(part.line)</code>"
        + "<p>\(part.reason.escapedForHTML)</p></li>"
    }
    return """
      <section id="undrawn"><h2 class="target">Not drawn</h2>
      <p class="soft">These parts use SwiftUI that is not available here; they are left out of the build.</p>
      <ul>\(rows.joined(separator: "\n"))</ul></section>
      """
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in their order.
  fileprivate var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
