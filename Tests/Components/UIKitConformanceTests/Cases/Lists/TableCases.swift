import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// Tables on iOS: heights of rows and headers, text positions, separators and accessories.
enum TableCases {
  static var table: CaseTable {
    var table = CaseTable(.tables)
    rows(&table)
    texts(&table)
    separators(&table)
    headers(&table)
    accessories(&table)
    cells(&table)
    return table
  }

  private static func rows(_ table: inout CaseTable) {
    table.add(
      "plain rows on iOS 13 are 44 high", [.fact(17, 1)], on: .iPhoneSE1, within: .points(0.5), expect: [.number(44)]
    ) {
      [Self.height(of: .sample("Row"), on: $0)]
    }
    for platform in [Platform.iPhone16, .iPhoneSE] {
      table.add("rows with a text label on \(platform.name)", [.fact(17, 4)], on: platform, expect: [.number(52)]) {
        [Self.height(of: .sample("Row"), on: $0)]
      }
      table.add(
        "rows with a content configuration on \(platform.name)", [.fact(17, 4)], on: platform, expect: [.number(53)]
      ) {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        cell.contentConfiguration = content
        return [Self.height(of: cell, on: $0)]
      }
    }
    table.add(
      "rows with a subtitle on iOS 26", .facts(17, 5), on: .iPhoneSE,
      expect: [.number(62), .number(9), .number(32.5)]
    ) {
      let cell = UITableViewCell.sample("Title", detail: "Subtitle", style: .subtitle)
      let height = Self.height(of: cell, on: $0)
      return [height, .number(of: cell.textLabel?.frame.minY), .number(of: cell.detailTextLabel?.frame.minY)]
    }
    for (platform, height) in [(Platform.iPhone16, 69.333), (.iPhoneSE, 69.5)] {
      table.add(
        "grouped rows with a subtitle on \(platform.name)", [.fact(17, 5)], on: platform, expect: [.number(height)]
      ) {
        let cells = (0..<3).map { _ in UITableViewCell.sample("Title", detail: "Subtitle", style: .subtitle) }
        let list = SampleTable([cells], style: .insetGrouped)
        $0.show(list)
        return [.number(of: cells[1].frame.height)]
      }
    }
    for (category, height) in [(ContentSize.extraExtraExtraLarge, 59.0), (.accessibilityMedium, 80)] {
      table.add("rows at \(category.rawValue)", [.fact(17, 12)], on: .iPhone16.at(category), expect: [.number(height)])
      {
        [Self.height(of: .sample("Row"), on: $0)]
      }
    }
    table.add(
      "rows under a bar on an iPhone SE", .rows(324...326), on: .iPhoneSE.with { $0.safeArea.top = 64 },
      expect: [.frame(0, 64, 375, 52), .frame(0, 116, 375, 52), .frame(0, 168, 375, 52)]
    ) {
      let cells = (0..<3).map { UITableViewCell.sample("Row \($0)") }
      let list = SampleTable([cells])
      $0.show(list)
      let offset = list.tableView.contentOffset.y
      return cells.map { .frame($0.frame.offsetBy(dx: 0, dy: -offset)) }
    }
    table.add("a row with a subtitle on an iPhone SE", .rows(328...328), on: .iPhoneSE, expect: [.size(375, 62)]) {
      let cell = UITableViewCell.sample("Title", detail: "Subtitle", style: .subtitle)
      $0.show(SampleTable([[cell]]))
      return [.size(of: cell.frame.size)]
    }
  }

  @MainActor private static func height(of cell: UITableViewCell, on screen: Screen) -> Quantity {
    screen.show(SampleTable([[cell]]))
    return .number(of: cell.frame.height)
  }

  private static func texts(_ table: inout CaseTable) {
    for (platform, x, sources) in [
      (Platform.iPhone16, 20.0, [Source.fact(17, 6)]), (.iPhoneSE, 16, [.fact(17, 6)]),
      (.iPhoneSE1, 16, [.fact(17, 3)]),
    ] {
      table.add("the text of a row on \(platform.name)", sources, on: platform, expect: [.number(x)]) {
        let cell = UITableViewCell.sample("Row")
        $0.show(SampleTable([[cell]]))
        return [.number(of: cell.textLabel.map { $0.convert($0.bounds, to: cell).minX })]
      }
    }
    table.add("the text label of a row fills it", .rows(327...327), on: .iPhoneSE, expect: [.frame(16, 0, 343, 52)]) {
      let cell = UITableViewCell.sample("Row")
      $0.show(SampleTable([[cell]]))
      return [.frame(cell.textLabel.map { $0.convert($0.bounds, to: cell) })]
    }
  }

  private static func separators(_ table: inout CaseTable) {
    table.add(
      "the separator of a row on iOS 13 is the last pixel, inset by 16", [.fact(17, 1)], on: .iPhoneSE1,
      expect: [.color(198, 198, 200), .color(255, 255, 255), .color(198, 198, 200), .color(255, 255, 255)]
    ) {
      let node = $0.show(SampleTable([[.sample("Row"), .sample("Row")]]))
      // The list starts below the status bar of 20.
      let y = 20 + 44 - 1.0 / 6
      return try Screen.pixels(
        of: node,
        at: [CGPoint(x: 17, y: y), CGPoint(x: 15, y: y), CGPoint(x: 319, y: y), CGPoint(x: 100, y: y - 1.0 / 3)],
        scale: 3)
    }
    table.add(
      "the separator of a row on iOS 26 is inset on both sides", [.fact(17, 7), .fact(17, 6)], on: .iPhoneSE,
      expect: [.color(232, 232, 232), .color(232, 232, 232), .color(255, 255, 255), .color(255, 255, 255)]
    ) {
      let node = $0.show(SampleTable([[.sample("Row"), .sample("Row")]]))
      let y = 20 + 52 - 0.25
      return try Screen.pixels(
        of: node, at: [CGPoint(x: 17, y: y), CGPoint(x: 358, y: y - 0.5), CGPoint(x: 15, y: y), CGPoint(x: 361, y: y)],
        scale: 2)
    }
  }

  private static func headers(_ table: inout CaseTable) {
    table.add("a plain header on iOS 26", [.fact(17, 8)], expect: [.number(28)]) {
      let list = SampleTable([[.sample("Row")]], headers: ["Header"])
      list.tableView.sectionHeaderTopPadding = 0
      $0.show(list)
      return [.number(of: list.tableView.rectForHeader(inSection: 0).height)]
    }
    table.add(
      "the headers of an inset grouped table on iOS 26", [.fact(17, 9)], expect: [.number(55.333), .number(45.333)]
    ) {
      let list = SampleTable([[.sample("Row")], [.sample("Row")]], headers: ["One", "Two"], style: .insetGrouped)
      $0.show(list)
      return [0, 1].map { .number(of: list.tableView.rectForHeader(inSection: $0).height) }
    }
    table.add(
      "the cards of an inset grouped table on iOS 26", [.fact(17, 9)], expect: [.number(20), .number(353), .number(26)]
    ) {
      let cell = UITableViewCell.sample("Row")
      let node = $0.show(SampleTable([[cell]], style: .insetGrouped))
      let card = node.first { $0.cornerRadius > 0 && $0.frame.width > 300 }
      return [.number(of: cell.frame.minX), .number(of: cell.frame.width), .number(of: card.map { $0.cornerRadius })]
    }
  }

  private static func accessories(_ table: inout CaseTable) {
    let accessories: [(String, UITableViewCell.AccessoryType, Platform, CGSize)] = [
      ("chevron", .disclosureIndicator, .iPhone16, CGSize(width: 10.333, height: 14)),
      ("chevron", .disclosureIndicator, .iPhoneSE, CGSize(width: 10.5, height: 14)),
      ("checkmark", .checkmark, .iPhone16, CGSize(width: 19, height: 17.333)),
      ("checkmark", .checkmark, .iPhoneSE, CGSize(width: 19, height: 18)),
    ]
    for (name, accessory, platform, size) in accessories {
      table.add(
        "the \(name) of a cell on \(platform.name)", [.fact(17, 10)], on: platform, within: .pixel,
        expect: [.size(of: size)]
      ) {
        let cell = UITableViewCell.sample("", accessory: accessory)
        let node = $0.show(SampleTable([[cell]]))
        let mark = node.first {
          ["accessory", "disclosureIndicator", "disclosure", "chevron", "checkmark"].contains($0.name ?? "")
        }
        return [mark.map { .size(of: $0.frame.size) } ?? .missing("no such part")]
      }
    }
    table.add("a selected row is systemGray4", [.fact(17, 11)], expect: [.color(209, 209, 214)]) {
      let list = SampleTable([[.sample("Row")]])
      $0.show(list)
      list.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      return try Screen.pixels(of: $0.show(list), at: [CGPoint(x: 300, y: 59 + 10)], scale: 3)
    }
  }

  private static func cells(_ table: inout CaseTable) {
    table.add(
      "the controls of an edited row", [.fact(17, 15)],
      expect: [.size(26, 26), .number(15), .number(40), .number(27)]
    ) {
      let cell = UITableViewCell.sample("Row")
      let list = EditableTable([[cell]])
      $0.show(list)
      let before = cell.contentView.convert(CGPoint.zero, to: cell).x
      list.tableView.setEditing(true, animated: false)
      guard let row = $0.show(list).first(where: { $0.contains(named: "reorder") && $0.frame.height < 80 }) else {
        return [.missing("no edited row")]
      }
      let edit = row.all { $0.frame.size == CGSize(width: 26, height: 26) }.first
      return [
        edit.map { .size(of: $0.frame.size) } ?? .missing("no edit control"), .number(of: edit?.frame.minX),
        .number(of: cell.contentView.convert(CGPoint.zero, to: cell).x - before),
        .number(of: row.first { $0.name == "reorder" }?.frame.width),
      ]
    }
    table.add("a new cell is 320 by 44", [.fact(17, 14)], expect: [.size(320, 44)]) { _ in
      [.size(of: UITableViewCell(style: .default, reuseIdentifier: nil).frame.size)]
    }
    table.add(
      "the detail of a value cell ends at the margin, or 8 before an accessory", [.fact(17, 17)], on: .catalyst,
      within: .points(1), expect: [.number(0), .flag(true)]
    ) {
      let (plain, marked) = (
        UITableViewCell.sample("Row", detail: "Value", style: .value1),
        UITableViewCell.sample("Row", detail: "Value", style: .value1, accessory: .disclosureIndicator)
      )
      $0.show(SampleTable([[plain, marked]]))
      let ends = [plain, marked].map { cell -> CGFloat in
        guard let label = cell.detailTextLabel else { return -1 }
        return label.convert(label.bounds, to: cell.contentView).maxX
      }
      return [
        .number(of: ends[0] - (plain.contentView.bounds.width - plain.contentView.layoutMargins.right)),
        .flag(abs(ends[1] - (marked.contentView.bounds.width - 8)) <= 1),
      ]
    }
    table.add(
      "self-sizing rows are a pixel higher than their content", [.fact(17, 18)], on: .iPhone15, .reported,
      expect: [116.333, 95.333, 112.333].map { .number($0) }
    ) { screen in
      let cells = [116.0, 95, 112].map { height in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let content = screen.pin(UIView(), in: cell.contentView)
        content.pinEdges()
        content.heightAnchor.constraint(equalToConstant: height).isActive = true
        return cell
      }
      screen.show(SampleTable([cells]))
      return cells.map { .number(of: $0.frame.height) }
    }
  }
}

/// A table whose rows can be moved and deleted.
private final class EditableTable: SampleTable {
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

extension LayoutNode {
  fileprivate func contains(named name: String) -> Bool { first { $0.name == name } != nil }
}
