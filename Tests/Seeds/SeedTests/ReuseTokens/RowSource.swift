import HeadlessUIKit

/// A table data source that creates its cells with a closure.
final class RowSource: NSObject, UITableViewDataSource {
  private let rows: Int
  var makeCell: (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell() }

  init(rows: Int) {
    self.rows = rows
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    makeCell(tableView, indexPath)
  }
}
