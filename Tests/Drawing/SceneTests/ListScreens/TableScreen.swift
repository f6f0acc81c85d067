import Foundation
import HeadlessUIKit

/// A table in one of its styles with all cell styles and accessories, headers and footers.
final class TableScreen: UITableViewController {
  private static let accessories: [UITableViewCell.AccessoryType] = [
    .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton, .none,
  ]
  private static let titles = ["Disclosure", "Checkmark", "Detail", "Detail and disclosure", "Selected"]
  private static let styles: [UITableViewCell.CellStyle] = [.subtitle, .value1, .value2]

  /// The selected row stays selected when the screen appears.
  override var clearsSelectionOnViewWillAppear: Bool {
    get { false }
    set {}
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? Self.titles.count : Self.styles.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.section == 0 else { return styled(Self.styles[indexPath.row]) }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = Self.titles[indexPath.row]
    cell.accessoryType = Self.accessories[indexPath.row]
    return cell
  }

  private func styled(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Balance"
    cell.detailTextLabel?.text = "1 250.00"
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Accessories" : "Styles"
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? nil : "Amounts are in euros and change with every bet that is settled."
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
  }
}
