import Foundation
import HeadlessUIKit

/// Rows of text of several lengths.
final class MessageSource: UITableViewDataSource {
  private let rowCount: Int
  private let token: ReuseToken<MessageCell>
  private(set) var askedRowCount = 0

  init(rowCount: Int, for table: UITableView) {
    self.rowCount = rowCount
    token = table.register(MessageCell.self)
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    askedRowCount += 1
    let cell = tableView.dequeueReusableCell(token, for: indexPath)
    cell.configure(
      title: "Sender \(indexPath.row)",
      text: String(repeating: "A message of a few words. ", count: 1 + indexPath.row % 4))
    return cell
  }
}
