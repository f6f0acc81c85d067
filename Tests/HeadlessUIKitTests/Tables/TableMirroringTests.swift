import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct TableMirroringTests {
  /// The texts of a row change sides with the direction: 300 points, 16 to each side.
  @Test(arguments: [UITableViewCell.CellStyle.value1, .value2])
  func labelsChangeSides(_ style: UITableViewCell.CellStyle) throws {
    func frames(_ attribute: UISemanticContentAttribute) throws -> [CGRect] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.semanticContentAttribute = attribute
      cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
      let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
      (text.text, detail.text) = ("Balance", "1 250")
      cell.layoutIfNeeded()
      return [text.frame, detail.frame]
    }
    let (left, right) = (try frames(.forceLeftToRight), try frames(.forceRightToLeft))
    #expect(left[0].minX == 16)
    #expect(right.map(\.minX) == left.map { 300 - $0.maxX })
  }

  /// The titles of inset groups begin where their rows' texts do.
  @Test func titlesOfInsetGroupsAreInLineWithTheirRows() throws {
    let controller = NumbersController(style: .insetGrouped)
    let table = try #require(controller.tableView)
    table.frame.size.width = 300
    table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    let delegate = HeightDelegate()
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(table.dataSource === controller)
    #expect(table.viewWithTag(1)?.frame == CGRect(x: 16, y: 0, width: 268, height: 30))
  }
}
