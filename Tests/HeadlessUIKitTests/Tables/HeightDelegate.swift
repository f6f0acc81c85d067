import Foundation
import HeadlessUIKit

/// Gives rows 50 points and headers 30, and notes which rows it was asked of.
final class HeightDelegate: UITableViewDelegate {
  private(set) var askedRows: Set<IndexPath> = []

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    askedRows.insert(indexPath)
    return 50
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = UIView()
    view.tag = section + 1
    return view
  }
}
