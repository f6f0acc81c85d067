import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Rows, headers and separators in the look of iOS 26, as measured on an iPhone 16 (393 points, 3x) and an iPhone SE
/// (375 points, 2x). The heights follow from the line heights of San Francisco: 20.333 for 17 points, 18 for 15.
@MainActor struct ListLookTests {
  private let source = TitledRows(rows: 2)
  private let grid = PixelGrid(UITraitCollection(displayScale: 3))

  @Test(
    arguments: [
      ("one line", 20.333, 0, false, false, false, 52), ("largest standard text", 27.667, 0, false, false, false, 59),
      ("accessibility text", 33.667, 0, false, false, true, 80), ("two lines", 20.333, 18, true, false, false, 62),
      ("two lines in a group", 20.333, 18, true, true, false, 69.333),
    ] as [(String, CGFloat, CGFloat, Bool, Bool, Bool, CGFloat)]) func rowHeights(
      name: String, text: CGFloat, detail: CGFloat, isSubtitle: Bool, isGrouped: Bool, isLarge: Bool, height: CGFloat
    )
  {
    let measured = ListLook.iOS26.rowHeight(
      of: (text, detail, isSubtitle), isGrouped: isGrouped, isLarge: isLarge, grid: grid)
    #expect(abs(measured - height) < 0.01, "\(name)")
  }

  private func cell(in width: CGFloat, scale: CGFloat, style: UITableView.Style = .plain) throws -> (
    UITableView, UITableViewCell
  ) {
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = source
    _ = table.layoutTree(in: RenderingEnvironment(size: CGSize(width: width, height: 600), scale: scale))
    return (table, try #require(table.visibleCells.last))
  }

  @Test(arguments: [(393, 20), (375, 16)] as [(CGFloat, CGFloat)]) func marginsFollowTheScreen(
    width: CGFloat, margin: CGFloat
  ) throws {
    let (table, cell) = try cell(in: width, scale: 3)
    #expect(cell.layoutMargins == UIEdgeInsets(top: 15, left: margin, bottom: 15, right: margin))
    #expect(cell.textLabel?.frame.minX == margin)
    #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
    cell.accessoryType = .disclosureIndicator
    table.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins.right == 8)
    #expect(abs(cell.contentView.frame.maxX - (width - margin - 10.333)) < 0.01)
  }

  /// Separators are one point high, and lie over the content.
  @Test func separatorsLieOverTheContent() throws {
    let (table, cell) = try cell(in: 375, scale: 2)
    #expect(cell.contentView.frame.height == cell.frame.height)
    let tree = cell.layoutTree(in: RenderingEnvironment(scale: 2))
    #expect(tree.children.first { $0.name == "separator" }?.frame.height == 1)
    #expect(table.visibleCells.count == 2)
  }

  @Test func cardsAreInsetAndRound() throws {
    let (table, cell) = try cell(in: 393, scale: 3, style: .insetGrouped)
    #expect(table.visibleCells.count == 2)
    #expect(cell.frame.minX == 20)
    #expect(cell.frame.width == 353)
    #expect(cell.layer.cornerRadius == 26)
  }

  /// Measured: a control of 26 points at 15, the content 40 points further, and a control for moving of 27 points.
  @Test func editedRowsShowControls() throws {
    let (table, cell) = try cell(in: 393, scale: 3)
    table.isEditing = true
    table.layoutIfNeeded()
    #expect(cell.isEditing)
    #expect(cell.contentView.frame.minX == 40)
    #expect(cell.configurationState.isEditing)
    let editing = RowEditing(canMove: true)
    let control = editing.controlNode(
      in: CGRect(x: 0, y: 0, width: 393, height: 52), isMirrored: false, table.traitCollection)
    #expect(control?.frame == CGRect(x: 15, y: 13, width: 26, height: 26))
    #expect(AccessoryMark.reorder.size(in: table.traitCollection).width == 27)
    table.setEditing(false, animated: false)
    table.layoutIfNeeded()
    #expect(!cell.isEditing)
    #expect(cell.contentView.frame.minX == 0)
  }

  private final class TitledRows: NSObject, UITableViewDataSource {
    let rows: Int

    init(rows: Int) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
  }
}
