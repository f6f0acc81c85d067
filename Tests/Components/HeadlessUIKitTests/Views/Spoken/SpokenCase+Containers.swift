import Foundation
import HeadlessUIKit

extension SpokenCase {
  private static let typePage = "UIAccessibilityContainerType"

  /// Containers, lists of elements, and tables.
  static let containers: [SpokenCase] = [
    SpokenCase("a list", typePage, reads: "a, List start\nb\nc, List end") {
      spokenBox([spokenLabel("a"), spokenLabel("b", y: 30), spokenLabel("c", y: 60)]) {
        $0.accessibilityContainerType = .list
      }
    },
    SpokenCase("a list of one", typePage, reads: "a, List start, List end") {
      spokenBox([spokenLabel("a")]) { $0.accessibilityContainerType = .list }
    },
    SpokenCase("a landmark", typePage, reads: "a, Landmark\nb, End landmark") {
      spokenBox([spokenLabel("a"), spokenLabel("b", y: 30)]) { $0.accessibilityContainerType = .landmark }
    },
    SpokenCase("a group with a label", "reported", reads: "Scores, Madrid\nRome") {
      spokenBox([spokenLabel("Madrid"), spokenLabel("Rome", y: 30)]) {
        $0.accessibilityContainerType = .semanticGroup
        $0.accessibilityLabel = "Scores"
      }
    },
    SpokenCase("a group without a label", typePage, reads: "Madrid\nRome") {
      spokenBox([spokenLabel("Madrid"), spokenLabel("Rome", y: 30)]) {
        $0.accessibilityContainerType = .semanticGroup
      }
    },
    SpokenCase("a list in a group", typePage, reads: "Scores, Madrid, List start\nRome, List end\nParis") {
      let list = spokenBox([spokenLabel("Madrid"), spokenLabel("Rome", y: 30)]) {
        $0.accessibilityContainerType = .list
      }
      return spokenBox([list, spokenLabel("Paris", y: 200)]) {
        $0.accessibilityContainerType = .semanticGroup
        $0.accessibilityLabel = "Scores"
      }
    },
    SpokenCase("a label of a container without a type", "accessibilityLabel", reads: "Madrid") {
      spokenBox([spokenLabel("Madrid")]) { $0.accessibilityLabel = "Scores" }
    },
    SpokenCase(
      "a table", "UIAccessibilityContainerDataTable",
      reads: "Team, Row 1, Column 1\nPoints, Column 2\nTeam, Madrid, Row 2, Column 1\nPoints, 84, Column 2"
    ) { DataTable() },
    SpokenCase("elements in a list of their own order", "accessibilityElements", reads: "b, Button\na") {
      let (a, b) = (spokenLabel("a"), spokenElement("b", .button, y: 30))
      return spokenBox([a, b]) { $0.accessibilityElements = [b, a] }
    },
    SpokenCase("an element that is no view", "UIAccessibilityElement", reads: "Bar 1, 12, Button\n  identifier \"bar\"")
    {
      spokenBox([]) { box in
        let element = UIAccessibilityElement(accessibilityContainer: box)
        (element.accessibilityLabel, element.accessibilityValue) = ("Bar 1", "12")
        element.accessibilityTraits = .button
        element.accessibilityIdentifier = "bar"
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 20, height: 20)
        box.accessibilityElements = [element]
      }
    },
    SpokenCase(
      "an element that is no view, with actions", "UIAccessibilityElement",
      reads: "Bar 1, Actions available\n  actions \"Remove\""
    ) {
      spokenBox([]) { box in
        let element = UIAccessibilityElement(accessibilityContainer: box)
        element.accessibilityLabel = "Bar 1"
        element.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Remove") { _ in true }]
        box.accessibilityElements = [element]
      }
    },
    SpokenCase("elements in a group", "shouldGroupAccessibilityChildren", reads: "a1\na2\nb1") {
      let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for view in [spokenLabel("a1"), spokenLabel("a2", y: 50)] {
        view.frame.size.width = 90
        left.addSubview(view)
      }
      left.shouldGroupAccessibilityChildren = true
      let right = spokenLabel("b1")
      right.frame.origin.x = 120
      return spokenBox([left, right])
    },
  ]

  /// Rows and cells.
  static let rows: [SpokenCase] = [
    SpokenCase("a row reads its texts together", "reported", reads: "General, 3 new") {
      row { cell in
        cell.textLabel?.text = "General"
        cell.detailTextLabel?.text = "3 new"
      }
    },
    SpokenCase("a row that leads on", "reported", reads: "General, Button") {
      row { cell in
        cell.textLabel?.text = "General"
        cell.accessoryType = .disclosureIndicator
      }
    },
    SpokenCase("a row with a checkmark", "reported", reads: "Selected, Decimal") {
      row { cell in
        cell.textLabel?.text = "Decimal"
        cell.accessoryType = .checkmark
      }
    },
    SpokenCase("a selected row", "reported", reads: "Selected, Decimal") {
      let table = OneRowTable(header: nil) { $0.textLabel?.text = "Decimal" }
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      return table
    },
    SpokenCase("configured content", "UIListContentConfiguration", reads: "General, 3 new") {
      row { cell in
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("General", "3 new")
        cell.contentConfiguration = content
      }
    },
    SpokenCase(
      "a switch beside a row is an element of its own", "reported",
      reads: "Wi-Fi\nWi-Fi, Switch button, Off. Double-tap to toggle setting."
    ) {
      row { cell in
        cell.textLabel?.text = "Wi-Fi"
        let control = UISwitch()
        control.accessibilityLabel = "Wi-Fi"
        cell.accessoryView = control
      }
    },
    SpokenCase("a label of a row", "accessibilityLabel", reads: "Settings in general") {
      row { cell in
        cell.textLabel?.text = "General"
        cell.accessibilityLabel = "Settings in general"
      }
    },
    SpokenCase(
      "a hint and actions of a row", "reported", reads: "Mail, Actions available. Opens it.\n  actions \"Delete\""
    ) {
      row { cell in
        cell.textLabel?.text = "Mail"
        cell.accessibilityHint = "Opens it"
        cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
      }
    },
    SpokenCase("a row that is an element", "isAccessibilityElement", reads: "One, Button") {
      row { cell in
        cell.textLabel?.text = "General"
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "One"
        cell.accessibilityTraits = .button
      }
    },
    SpokenCase("own labels of a row", "reported", reads: "Madrid, 3:1, Final\nShare, Button") {
      row { cell in
        let (left, right) = (spokenLabel("Madrid"), spokenLabel("3:1"))
        (left.frame.size.width, right.frame.size.width, right.frame.origin.x) = (80, 80, 100)
        let share = spokenElement("Share", .button)
        share.frame.origin.x = 190
        for view in [right, left, share, spokenLabel("Final", y: 22)] { cell.contentView.addSubview(view) }
      }
    },
    SpokenCase("a list of its own in a row", "accessibilityElements", reads: "b\na") {
      row { cell in
        let (a, b) = (spokenLabel("a"), spokenLabel("b", y: 22))
        for view in [a, b] { cell.contentView.addSubview(view) }
        cell.accessibilityElements = [b, a]
      }
    },
    SpokenCase("a cell of a collection view reads its texts one by one", "reported", reads: "a\nb") {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      for view in [spokenLabel("a"), spokenLabel("b", y: 30)] { cell.contentView.addSubview(view) }
      return spokenBox([cell])
    },
    SpokenCase("a row of a list", "reported", reads: "General, 3 new, Button") {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = ("General", "3 new")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
      return spokenBox([cell])
    },
    SpokenCase("a header of a section", "reported", reads: "Network, Heading\nWi-Fi") {
      OneRowTable(header: "Network") { $0.textLabel?.text = "Wi-Fi" }
    },
  ]

  /// What is not read.
  static let hidden: [SpokenCase] = [
    SpokenCase("beside a modal view", "accessibilityViewIsModal", reads: "Allow, Button") {
      let modal = spokenBox([spokenElement("Allow", .button)], y: 50) { $0.accessibilityViewIsModal = true }
      return spokenBox([spokenLabel("behind"), modal])
    },
    SpokenCase("a hidden modal view", "accessibilityViewIsModal", reads: "behind") {
      let modal = spokenBox([spokenElement("Allow", .button)], y: 50) {
        $0.accessibilityViewIsModal = true
        $0.isHidden = true
      }
      return spokenBox([spokenLabel("behind"), modal])
    },
    SpokenCase("hidden elements", "accessibilityElementsHidden", reads: "seen") {
      spokenBox([
        spokenBox([spokenLabel("aside")]) { $0.accessibilityElementsHidden = true }, spokenLabel("seen", y: 50),
      ])
    },
    SpokenCase("a hidden view", "isHidden", reads: "seen") {
      spokenBox([spokenLabel("aside") { $0.isHidden = true }, spokenLabel("seen", y: 50)])
    },
    SpokenCase("a transparent view", "alpha", reads: "seen") {
      spokenBox([spokenLabel("aside") { $0.alpha = 0 }, spokenLabel("seen", y: 50)])
    },
    SpokenCase("an almost transparent view", "reported", reads: "seen") {
      spokenBox([spokenLabel("aside") { $0.alpha = 0.009 }, spokenLabel("seen", y: 50)])
    },
    SpokenCase("a faint view", "reported", reads: "faint\nseen") {
      spokenBox([spokenLabel("faint") { $0.alpha = 0.02 }, spokenLabel("seen", y: 50)])
    },
    SpokenCase("elements in an element", "isAccessibilityElement", reads: "Card") {
      spokenBox([
        spokenBox([spokenLabel("inner"), spokenElement("Buy", .button, y: 30)]) {
          $0.isAccessibilityElement = true
          $0.accessibilityLabel = "Card"
        }
      ])
    },
    SpokenCase("a text that is no element", "isAccessibilityElement", reads: "seen") {
      spokenBox([spokenLabel("decoration") { $0.isAccessibilityElement = false }, spokenLabel("seen", y: 50)])
    },
  ]

  @MainActor private static func row(_ change: @escaping @MainActor (UITableViewCell) -> Void) -> UIView {
    OneRowTable(header: nil, change)
  }
}

/// A table with one row.
private final class OneRowTable: UITableView, UITableViewDataSource {
  private let header: String?
  private let change: @MainActor (UITableViewCell) -> Void

  init(header: String?, _ change: @escaping @MainActor (UITableViewCell) -> Void) {
    (self.header, self.change) = (header, change)
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: .plain)
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    change(cell)
    return cell
  }
}

/// A table of two rows and columns, the first of which is the header.
private final class DataTable: UIView, UIAccessibilityContainerDataTable {
  final class Cell: UILabel, UIAccessibilityContainerDataTableCell {
    var (row, column) = (0, 0)
    func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }
    func accessibilityColumnRange() -> NSRange { NSRange(location: column, length: 1) }
  }

  private var cells: [[Cell]] = []

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    accessibilityContainerType = .dataTable
    cells = [["Team", "Points"], ["Madrid", "84"]].enumerated().map { row, texts in
      texts.enumerated().map { column, text in
        let cell = Cell(frame: CGRect(x: column * 100, y: row * 30, width: 90, height: 20))
        cell.text = text
        (cell.row, cell.column) = (row, column)
        addSubview(cell)
        return cell
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  func accessibilityRowCount() -> Int { 2 }
  func accessibilityColumnCount() -> Int { 2 }
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)? { cells[row][column] }
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    [cells[0][column]]
  }
}
