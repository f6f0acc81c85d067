import FirstFrameTextEscaping

/// A section of a report page above its snapshots, which a command adds.
package struct ReportSection: Hashable, Sendable {
  /// Something that was found, and what is known about it.
  package struct Row: Hashable, Sendable {
    package let title: String
    package let details: [String]

    package init(title: String, details: [String]) {
      self.title = title
      self.details = details.filter { !$0.isEmpty }
    }
  }

  package let title: String
  package let summary: String
  package let rows: [Row]
  /// Whether the rows are shown at first.
  package let isOpen: Bool

  package init(title: String, summary: String, rows: [Row], isOpen: Bool = true) {
    self.isOpen = isOpen
    self.title = title
    self.summary = summary
    self.rows = rows
  }

  /// The section as HTML, with all texts escaped.
  var html: String {
    let items = rows.map { row in
      let details = row.details.map { "<br>\($0.escapedForHTML)" }.joined()
      return "<li><strong>\(row.title.escapedForHTML)</strong>\(details)</li>\n"
    }.joined()
    return """
      <details class="section"\(isOpen ? " open" : "")>
      <summary>\(title.escapedForHTML): \(summary.escapedForHTML)</summary>
      <ul>
      \(items)</ul>
      </details>

      """
  }
}
