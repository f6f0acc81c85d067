import HeadlessUIKit
import Testing

/// Tests of the guide about reuse without identifiers, with token types of a user and of the library.
@MainActor struct ReuseTokenTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 88))
  private let source = RowSource(rows: 4)
  private let first = IndexPath(row: 0, section: 0)

  init() {
    table.rowHeight = 44
    table.dataSource = source
  }

  @Test func stringsRegisterCellsAndHeaders() {
    // Cells
    table.register(MyTableCell.self, forCellReuseIdentifier: "myCellIdentifier")
    // Headers
    table.register(MyHeader.self, forHeaderFooterViewReuseIdentifier: "myHeaderIdentifier")
    #expect(table.dequeueReusableCell(withIdentifier: "myCellIdentifier", for: first) is MyTableCell)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "myHeaderIdentifier") is MyHeader)
    // Cells and headers are registered separately.
    #expect(table.dequeueReusableCell(withIdentifier: "myHeaderIdentifier") == nil)
  }

  @Test func theTypeIsEnoughToDequeue() {
    // Registration
    _ = table.register(MyCustomCell.self)
    // Re-use
    let cell = table.dequeueReusableCell(MyCustomCell.self, for: first)
    #expect(cell.reuseIdentifier == "MyCustomCell")
  }

  @Test func theLibrarysTokenIsEnoughToDequeue() {
    // Registration
    let customCellToken = table.register(MyTableCell.self)
    // Re-use
    let cell = table.dequeueReusableCell(customCellToken, for: first)
    let typed: MyTableCell = cell
    #expect(typed.reuseIdentifier?.hasSuffix("MyTableCell") == true)
  }

  @Test func theIdentifierIsTheClassName() {
    #expect(MyCustomCell.identifier == "MyCustomCell")
    #expect(MyCustomHeader.identifier == "MyCustomHeader")
  }

  @Test func aUsersOwnTokenCarriesTheCellsType() {
    let token: ReuseToken<MyCustomCell> = table.register(MyCustomCell.self)
    var cells: Set<ObjectIdentifier> = []
    source.makeCell = { table, indexPath in
      let cell = table.dequeueReusableCell(token: token, for: indexPath)
      cell.show("row \(indexPath.row)")
      cells.insert(ObjectIdentifier(cell))
      return cell
    }
    table.layoutIfNeeded()
    table.contentOffset.y = 88
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.textLabel?.text) == ["row 2", "row 3"])
    #expect(cells.count < 4)
  }

  @Test func headersAndCellsOfOneIdentifierAreNeverMixedUp() {
    table.register(MyTableCell.self, forCellReuseIdentifier: MyCustomHeader.identifier)
    let token: ReuseToken<MyCustomHeader> = table.register(MyCustomHeader.self)
    let header = table.dequeueReusableHeaderFooterView(token: token)
    #expect(header.reuseIdentifier == "MyCustomHeader")
    #expect(table.dequeueReusableCell(withIdentifier: "MyCustomHeader", for: first) is MyTableCell)
  }

  @Test func stringsRegisterNibs() {
    let nib = UINib(nibName: "MyTableCell", bundle: nil)
    table.register(nib, forCellReuseIdentifier: "myCellIdentifier")
    let header = UINib(nibName: "MyHeader", bundle: nil)
    table.register(header, forHeaderFooterViewReuseIdentifier: "myCellIdentifier")
    let cell = table.dequeueReusableCell(withIdentifier: "myCellIdentifier", for: first)
    #expect(cell is MyTableCell)
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "designed")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "myCellIdentifier") is MyHeader)
  }

  @Test func theTokenOfANibIsTheOneOfAClass() {
    let token: ReuseToken<MyDesignedCell> = table.registerNib(for: MyDesignedCell.self)
    let cell = table.dequeueReusableCell(token: token, for: first)
    #expect(cell.captionLabel.text == "designed")
    #expect(cell.captionLabel.superview === cell.contentView)
    #expect(cell.reuseIdentifier == "MyDesignedCell")
  }

  @Test func headersOfNibsAreTyped() {
    let token: ReuseToken<MyDesignedHeader> = table.registerNib(for: MyDesignedHeader.self)
    let header = table.dequeueReusableHeaderFooterView(token: token)
    #expect(header.subviews.compactMap { ($0 as? UILabel)?.text } == ["Soups"])
  }

  @Test func prototypesOfAStoryboardAreDequeuedByTheirType() throws {
    let storyboard = UIStoryboard(name: "Prototypes", bundle: nil)
    let controller = try #require(storyboard.instantiateInitialViewController() as? DesignedController)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    let cells = controller.tableView.visibleCells
    #expect(cells.map { $0.textLabel?.text } == ["row 0", "row 1"])
    #expect(cells.allSatisfy { $0 is MyCustomCell && $0.reuseIdentifier == "MyCustomCell" })
    #expect(cells.map(\.frame.height) == [50, 50])
  }
}
