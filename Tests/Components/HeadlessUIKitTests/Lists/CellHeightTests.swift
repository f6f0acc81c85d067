import Foundation
import HeadlessUIKit
import Testing

/// Cells with a height that is determined by constraints.
@MainActor
struct CellHeightTests {
  @Test(arguments: CellHeightTests.cases)
  func height(_ example: CellHeightCase) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.separatorStyle = .none
    let source = FilledSource(fill: example.fill)
    table.dataSource = source
    table.layoutIfNeeded()
    let expected = CGRect(x: 0, y: 0, width: 300, height: example.height)
    #expect(table.visibleCells.first?.frame == expected, "\(example.testDescription)")
    #expect(table.constraintWarnings.isEmpty)
  }

  nonisolated static let cases: [CellHeightCase] = [
    CellHeightCase("content of 60", 60) { pin(FixedView(60, 60), to: $0) },
    CellHeightCase("content of 60 and 10 above and below", 80) { pin(FixedView(60, 60), to: $0, inset: 10) },
    CellHeightCase("a fixed height", 33) {
      let view = UIView()
      pin(view, to: $0)
      view.heightAnchor.constraint(equalToConstant: 33).isActive = true
    },
    CellHeightCase("at least 44: the content is 20", 44) {
      let view = FixedView(60, 20)
      pin(view, to: $0)
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    },
    CellHeightCase("at least 44: the content is 50", 50) {
      let view = FixedView(60, 50)
      pin(view, to: $0)
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    },
    CellHeightCase("a picture of 3 to 1: 300 / 3", 100) {
      let view = UIView()
      pin(view, to: $0)
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1.0 / 3).isActive = true
    },
    CellHeightCase("text of 1000 in 300: four lines of 10", 40) { pin(row([WrappingView(length: 1000)]), to: $0) },
    CellHeightCase("text of 1000 in 300 minus 2 * 50: five lines of 10, plus 100", 150) {
      pin(row([WrappingView(length: 1000)]), to: $0, inset: 50)
    },
    CellHeightCase("a column: 20 + 5 + 30", 55) {
      pin(column(spacing: 5, [FixedView(1, 20), FixedView(1, 30)]), to: $0)
    },
    CellHeightCase("a row: the higher of 20 and 30", 30) { pin(row([FixedView(1, 20), FixedView(1, 30)]), to: $0) },
    CellHeightCase("a row with an icon of 48", 48) {
      let icon = UIView()
      setSize(icon, 48, 48)
      pin(row(.fill, .center, [icon, FixedView(1, 30)]), to: $0)
    },
    CellHeightCase("a column of a picture 2 to 1 and a text: 150 + 8 + 20", 178) {
      let picture = UIView()
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5).isActive = true
      pin(column(spacing: 8, [picture, FixedView(1, 20)]), to: $0)
    },
    CellHeightCase("two columns that must both fit: the higher one of 70", 70) { content in
      let views = [content.place(FixedView(20, 40)), content.place(FixedView(20, 70))]
      for (view, x) in zip(views, [0, 50] as [CGFloat]) {
        pinCorner(view, x: x)
        view.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor).isActive = true
      }
    },
    CellHeightCase("a hidden view in a column takes no height", 20) {
      let hidden = FixedView(1, 90)
      hidden.isHidden = true
      pin(column(spacing: 5, [hidden, FixedView(1, 20)]), to: $0)
    },
    CellHeightCase("in the margins of 8: 8 + 30 + 8", 46) { content in
      let view = content.place(FixedView(1, 30))
      content.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      let guide = content.layoutMarginsGuide
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      ])
    },
  ]
}

/// The content of a cell in a table 300 points wide without separators, and the expected height of the row.
struct CellHeightCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let height: CGFloat
  /// Adds views to the content view.
  let fill: @MainActor @Sendable (UIView) -> Void

  init(_ name: String, _ height: CGFloat, fill: @escaping @MainActor @Sendable (UIView) -> Void) {
    testDescription = name
    self.height = height
    self.fill = fill
  }
}

/// A data source of one row with given content.
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
