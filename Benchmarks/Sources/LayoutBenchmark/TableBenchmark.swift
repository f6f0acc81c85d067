import Foundation
import HeadlessUIKit
import Timing

/// Times the first screen of a table of 10,000 rows whose heights depend on their texts.
@MainActor
struct TableBenchmark {
  let stopwatch: Stopwatch

  func run() {
    var measured = 0
    let time = stopwatch.median {
      let table = UITableView(frame: .init(x: 0, y: 0, width: 390, height: 844))
      let source = MessageSource(rowCount: 10_000, for: table)
      table.layoutIfNeeded()
      measured = source.measuredRowCount
    }
    Report.line("10000 self-sizing rows, first screen", time, target: 20, note: ", \(measured) rows measured")
  }
}

/// A data source with texts of different lengths.
final class MessageSource: UITableViewDataSource {
  private let rowCount: Int
  private let token: ReuseToken<MessageCell>
  private(set) var measuredRowCount = 0

  init(rowCount: Int, for table: UITableView) {
    self.rowCount = rowCount
    token = table.register(MessageCell.self)
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    measuredRowCount += 1
    let cell = tableView.dequeueReusableCell(token, for: indexPath)
    cell.configure(
      title: "Sender \(indexPath.row)",
      text: String(repeating: "A message of a few words. ", count: 1 + indexPath.row % 4))
    return cell
  }
}

/// A cell with a picture, a title and a text that wraps.
final class MessageCell: UITableViewCell {
  private let picture = UIView()
  private let title = UILabel()
  private let text = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    text.numberOfLines = 0
    for view in [picture, title, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: picture.topAnchor),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  func configure(title: String, text: String) {
    self.title.text = title
    self.text.text = text
  }
}
