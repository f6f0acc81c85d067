import Foundation
import HeadlessUIKit

/// A table whose cells are prototypes in `Prototypes.storyboard`.
final class DesignedController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(MyCustomCell.self, for: indexPath)
    cell.show("row \(indexPath.row)")
    return cell
  }
}
