import Foundation
import HeadlessUIKit
import Testing

/// A cell of a nib: frames by hand, order of events, connections and runtime attributes.
@MainActor struct NibCellTests {
  private func makeCell() throws -> DishCell {
    let nib = UINib(nibName: "DishCell", bundle: InterfaceFixtures.bundle)
    return try #require(nib.instantiate(withOwner: nil).first as? DishCell)
  }

  @Test func eventsComeInUIKitsOrder() throws {
    let cell = try makeCell()
    #expect(cell.events == ["init", "stars", "outlet", "awake"])
  }

  @Test func theInitializerSeesTheDecodedView() throws {
    let cell = try makeCell()
    #expect(cell.sizeInInitializer == CGSize(width: 320, height: 60))
    #expect(cell.subviewCountInInitializer == 3)
    #expect(cell.codedStars == 3)
    #expect(cell.reuseIdentifier == "dish")
    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(cell.selectionStyle == .none)
  }

  @Test func constraintsDetermineTheFrames() throws {
    let cell = try makeCell()
    cell.accessoryType = .none
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.parts.count == 2)
    // The bar fills the height; the label begins 12 points behind its 4 points.
    #expect(cell.parts[0].frame == CGRect(x: 0, y: 0, width: 4, height: 60))
    #expect(cell.nameLabel.frame.minX == 16)
    #expect(abs(cell.nameLabel.frame.midY - 30) <= 0.5)
    // 40 points high and 3:2 wide, 20 points before the trailing edge: 320 - 20 - 60 = 240.
    #expect(cell.parts[1].frame == CGRect(x: 240, y: 10, width: 60, height: 40))
    #expect(cell.ratio?.multiplier == 1.5)
    #expect(cell.parts[0].constraints.map(\.identifier) == ["bar-width"])
  }

  @Test func prioritiesAndRelationsAreRead() throws {
    let cell = try makeCell()
    let gap = try #require(cell.contentView.constraints.first { $0.relation == .greaterThanOrEqual })
    #expect(gap.priority == .defaultHigh)
    #expect(gap.constant == 8)
    // A placeholder constraint is not in the compiled nib.
    #expect(!cell.contentView.constraints.contains { $0.constant == 200 })
  }

  @Test func attributesAreRead() throws {
    let cell = try makeCell()
    #expect(cell.nameLabel.text == "Soup & Bread")
    #expect(cell.nameLabel.font.fontName == UIFont.systemFont(ofSize: 15, weight: .semibold).fontName)
    #expect(cell.nameLabel.font.pointSize == 15)
    #expect(cell.nameLabel.textColor == .secondaryLabel)
    #expect(cell.nameLabel.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(cell.parts[0].backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(cell.stars == 3)
    #expect(cell.accent == UIColor(white: 0, alpha: 1))
    #expect(cell.layer.cornerRadius == 6.5)
    #expect(cell.layer.masksToBounds)
  }

  @Test func actionsCallTheMethod() throws {
    let cell = try makeCell()
    let button = try #require(cell.parts[1] as? UIButton)
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Order")
    button.sendActions(for: .touchUpInside)
    #expect(cell.events.last == "order")
  }

  @Test func aTableReusesCellsOfANib() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    let source = DishSource()
    table.rowHeight = 60
    table.dataSource = source
    table.register(UINib(nibName: "DishCell", bundle: InterfaceFixtures.bundle), forCellReuseIdentifier: "dish")
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
    #expect(table.visibleCells.allSatisfy { $0 is DishCell })
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    #expect(table.visibleCells.compactMap { ($0 as? DishCell)?.events.last } == ["reuse", "reuse"])
  }

  @Test func aTokenHasTheTypeOfTheCell() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    let source = DishSource()
    table.dataSource = source
    let token = table.registerNib(UINib(nibName: "DishCell", bundle: InterfaceFixtures.bundle), for: DishCell.self)
    let cell: DishCell = table.dequeueReusableCell(token, for: IndexPath(row: 0, section: 0))
    #expect(cell.nameLabel.text == "Soup & Bread")
  }

  @Test func eachInstantiationCreatesNewObjects() throws {
    let nib = UINib(nibName: "DishCell", bundle: InterfaceFixtures.bundle)
    let first = try #require(nib.instantiate(withOwner: nil).first as? DishCell)
    let second = try #require(nib.instantiate(withOwner: nil).first as? DishCell)
    #expect(first !== second)
    #expect(first.nameLabel !== second.nameLabel)
  }

  @Test func aCellIsReleased() throws {
    weak var cell: DishCell?
    weak var label: UILabel?
    try autoreleased {
      let made = try makeCell()
      (cell, label) = (made, made.nameLabel)
    }
    #expect(cell == nil)
    #expect(label == nil)
  }

  private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
}

private final class DishSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "dish", for: indexPath)
  }
}
