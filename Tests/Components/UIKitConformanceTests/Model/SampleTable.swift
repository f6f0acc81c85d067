import Foundation
import HeadlessUIKit

/// A table with given cells in sections.
class SampleTable: UITableViewController {
  private let sections: [[UITableViewCell]]
  private let headers: [String]
  private let footers: [String]

  init(
    _ sections: [[UITableViewCell]], headers: [String] = [], footers: [String] = [], style: UITableView.Style = .plain
  ) {
    (self.sections, self.headers, self.footers) = (sections, headers, footers)
    super.init(style: style)
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section][indexPath.row]
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
}

extension UITableViewCell {
  /// Returns a cell with texts.
  static func sample(
    _ text: String, detail: String? = nil, style: UITableViewCell.CellStyle = .default,
    accessory: UITableViewCell.AccessoryType = .none
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    if let detail { cell.detailTextLabel?.text = detail }
    cell.accessoryType = accessory
    return cell
  }
}
