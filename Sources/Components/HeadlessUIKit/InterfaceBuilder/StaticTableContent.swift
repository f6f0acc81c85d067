import Foundation

/// The sections of a static table, which a storyboard describes.
struct StaticTableContent {
  struct StaticRow {
    let cell: UITableViewCell
    /// The height of the row, in points; `nil` for the height of the table's rows.
    let height: CGFloat?
  }

  struct Section {
    let header: String?
    let footer: String?
    let rows: [StaticRow]
  }

  let sections: [Section]

  func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

  func row(_ path: IndexPath) -> StaticRow? {
    guard path.count == 2, let rows = section(path.section)?.rows, rows.indices.contains(path.row) else { return nil }
    return rows[path.row]
  }
}
