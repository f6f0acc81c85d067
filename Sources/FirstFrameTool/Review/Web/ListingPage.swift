import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots

/// A plain page of what waits for a decision, for folders of artifacts that have no journal.
struct ListingPage {
  let html: String

  init(desk: ReviewDesk) {
    let waiting = desk.waiting()
    let sections = waiting.map(Self.section).joined(separator: "\n")
    let failures = desk.pending.failures.map {
      "<li>\($0.identifier.escapedForHTML): \($0.obstacle.escapedForHTML)</li>"
    }
    let rest = failures.isEmpty ? "" : "<h2>These cannot be accepted</h2><ul>\(failures.joined())</ul>"
    let title = "\(waiting.count) snapshot\(waiting.count == 1 ? " waits" : "s wait") for a decision"
    html = Self.page("<h1>\(title)</h1>\n\(sections)\n\(rest)\n<script>\(Self.script)</script>")
  }

  static func page(_ body: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>Snapshots</title>
    <style>\(style)</style>
    </head>
    <body>
    \(body)
    </body>
    </html>
    """
  }

  private static func section(_ change: SnapshotChange) -> String {
    let path = change.name.path.escapedForHTML
    let sides = ["reference", "actual", "difference"].compactMap { role in figure(role, of: change) }.joined()
    return """
      <section><h2>\(path)</h2><p>\(change.kind.reportName) \((change.change ?? "").escapedForHTML)</p>\(sides)
      <p><button data-snapshot="\(path)">Accept</button> <output></output></p></section>
      """
  }

  private static func figure(_ role: String, of change: SnapshotChange) -> String? {
    let file = ["reference": change.reference, "actual": change.actual, "difference": change.difference][role] ?? nil
    guard let name = file?.split(separator: "/").last else { return nil }
    let address = "\(change.name.path)/\(name)".addressEscaped
    let shown = change.isPicture ? #"<img src="\#(address)" alt="">"# : #"<a href="\#(address)">\#(role)</a>"#
    return "<figure><figcaption>\(role)</figcaption>\(shown)</figure>"
  }

  private static let style = """
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color-scheme: light dark }
    h2 { font-size: 1rem; overflow-wrap: anywhere } section { border-top: 1px solid #8884; padding: 1rem 0 }
    figure { display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top } figcaption { opacity: .7; font-size: .85rem }
    img { max-width: 20rem; border: 1px solid #8884 } button { font: inherit; padding: .3rem 1rem }
    """

  private static let script = """
    const token = document.querySelector('meta[name="firstframe-token"]').content;
    document.querySelectorAll('button[data-snapshot]').forEach(button => button.addEventListener('click', async () => {
      button.disabled = true;
      const output = button.parentElement.querySelector('output');
      try {
        const answer = await fetch('/api/accept', { method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-FirstFrame-Token': token },
          body: JSON.stringify({ snapshots: [button.dataset.snapshot] }) });
        const result = await answer.json();
        output.textContent = result.refused.length ? result.refused[0].reason : 'accepted';
        button.disabled = !result.refused.length;
      } catch (error) { output.textContent = String(error); button.disabled = false; }
    }));
    """
}
