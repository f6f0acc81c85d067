import Foundation
import HeadlessUIKit

/// A cell with a height that is determined by constraints.
final class BoxCell: UITableViewCell {
  private let box = UIView()
  private lazy var height = box.heightAnchor.constraint(equalToConstant: 0)
  var log: LifecycleLog?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func prepareForReuse() {
    super.prepareForReuse()
    log?.events.append("prepareForReuse")
    height.constant = 0
  }

  func configure(with height: CGFloat) {
    log?.events.append("configure \(Int(height))")
    self.height.constant = height
  }
}

/// A data source of rows with given heights, in points. Records the requested rows.
final class BoxSource: UITableViewDataSource {
  var sections: [[CGFloat]]
  let log: LifecycleLog?
  private(set) var requestedRows: [IndexPath] = []
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
    requestedRows.append(indexPath)
    log?.events.append("dequeue \(indexPath.row)")
    let cell = tableView.dequeueReusableCell(token, for: indexPath)
    cells.insert(ObjectIdentifier(cell))
    cell.log = log
    cell.configure(with: sections[indexPath.section][indexPath.row])
    return cell
  }

  func clearRequestedRows() { requestedRows = [] }
}

/// A delegate with rows of 50 points and headers of 30 points. Records the rows with requested heights.
final class HeightDelegate: UITableViewDelegate {
  private(set) var requestedRows: Set<IndexPath> = []

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    requestedRows.insert(indexPath)
    return 50
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = UIView()
    view.tag = section + 1
    return view
  }
}
