import Foundation
import HeadlessUIKit

/// Rows of given heights, and a record of what was asked for.
final class BoxSource: UITableViewDataSource {
  var sections: [[CGFloat]]
  let log: LifecycleLog?
  private(set) var askedRows: [IndexPath] = []
  private(set) var cells: Set<ObjectIdentifier> = []
  private let token: ReuseToken<BoxCell>

  init(_ sections: [[CGFloat]], for table: UITableView, log: LifecycleLog? = nil) {
    self.sections = sections
    self.log = log
    token = table.register(BoxCell.self)
    table.dataSource = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    askedRows.append(indexPath)
    log?.events.append("dequeue \(indexPath.row)")
    let cell = tableView.dequeueReusableCell(token, for: indexPath)
    cells.insert(ObjectIdentifier(cell))
    cell.log = log
    cell.configure(with: sections[indexPath.section][indexPath.row])
    return cell
  }

  func forgetAskedRows() { askedRows = [] }
}
