import HeadlessUIKit

final class SomeDataSource: NSObject, UITableViewDataSource {
  let viewModels: [MockSomeViewModel]
  private let token: ReuseToken<SomeCell>
  private(set) var cells: [SomeCell] = []

  init(_ viewModels: [MockSomeViewModel], for table: UITableView) {
    self.viewModels = viewModels
    token = table.register(SomeCell.self)
    super.init()
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { viewModels.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(token, for: indexPath)
    cell.configure(with: viewModels[indexPath.row])
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    return cell
  }
}
