import Foundation
import HeadlessUIKit

/// One row, with a cell that is filled once.
final class FilledSource: UITableViewDataSource {
  private let fill: @MainActor (UIView) -> Void

  init(fill: @escaping @MainActor (UIView) -> Void) {
    self.fill = fill
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    fill(cell.contentView)
    return cell
  }
}
