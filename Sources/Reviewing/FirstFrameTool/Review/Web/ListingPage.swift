import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTextEscaping
import FirstFrameWebPages
import Foundation

/// A plain page of the pending snapshots, for folders of artifacts without a journal.
struct ListingPage {
  let html: String

  init(review: Review) {
    let undecided = review.undecided()
    let sections = undecided.map(Self.section).joined(separator: "\n")
    let failures = review.pending.failures.map {
      "<li>\($0.identifier.escapedForHTML): \($0.obstacle.escapedForHTML)</li>"
    }
    let rest = failures.isEmpty ? "" : "<h2>These cannot be accepted</h2><ul>\(failures.joined())</ul>"
    let title = undecided.count.counted("pending snapshot")
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
    let sides = change.shownFiles.map { figure($0.name, at: $0.path, of: change) }.joined()
    return """
      <section><h2>\(path)</h2><p>\(change.kind.reportName) \((change.change ?? "").escapedForHTML)</p>\(sides)
      <p><button data-snapshot="\(path)">Accept</button> <output></output></p></section>
      """
  }

  private static func figure(_ role: String, at path: String, of change: SnapshotChange) -> String {
    let address = "\(change.name.path)/\((path as NSString).lastPathComponent)".escapedForURLPath
    let shown = change.isPicture ? #"<img src="\#(address)" alt="">"# : #"<a href="\#(address)">\#(role)</a>"#
    return "<figure><figcaption>\(role)</figcaption>\(shown)</figure>"
  }

  private static let files = PageFiles.listing
  private static let style = files.text("listing.css")
  private static let script = files.script(main: "listing.js")
}
