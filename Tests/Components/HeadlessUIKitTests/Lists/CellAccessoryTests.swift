import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Accessories of a list's cells: their circles and chevrons, sizes, colors and actions.
@MainActor struct CellAccessoryTests {
  private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

  private func node(
    _ name: String, in environment: RenderingEnvironment = RenderingEnvironment(scale: 1, systemVersion: .iOS18)
  ) throws -> LayoutNode {
    let tree = cell.layoutTree(in: environment)
    return try #require(tree.children.first { $0.name == name })
  }

  /// The margin of the screen is 16 points, and the middle of the row at 22.
  @Test(arguments: [(SystemVersion.iOS18, 22), (.iOS26, 26)] as [(SystemVersion, CGFloat)])
  func circlesAreAtTheLeadingEdge(version: SystemVersion, diameter: CGFloat) throws {
    cell.accessories = [.delete(displayed: .always), .insert(displayed: .always)]
    let environment = RenderingEnvironment(scale: 1, systemVersion: version)
    let delete = try node("delete", in: environment)
    let insert = try node("insert", in: environment)
    #expect(delete.frame == CGRect(x: 16, y: (44 - diameter) / 2, width: diameter, height: diameter))
    #expect(insert.frame.minX == 16 + diameter + 8)
    #expect(delete.children.count == 1)
    #expect(insert.children.count == 2)
  }

  @Test func circlesHaveTheirColors() throws {
    func color(_ color: UIColor) -> Paint { .color(color.components(in: cell.traitCollection).color) }
    cell.accessories = [
      .delete(displayed: .always, options: .init(tintColor: .black, backgroundColor: .green)),
      .insert(displayed: .always),
    ]
    let delete = try node("delete")
    #expect(delete.background == color(.green))
    #expect(delete.children.first?.background == color(.black))
    #expect(try node("insert").background == color(.systemGreen))
  }

  /// At the size XXXL, body text is 23 points in place of 17.
  @Test func circlesGrowWithText() throws {
    cell.accessories = [.delete(displayed: .always)]
    let large = RenderingEnvironment(scale: 1, contentSize: .extraExtraExtraLarge, systemVersion: .iOS18)
    #expect(try node("delete", in: large).frame.width > 22)
    cell.accessories = [.disclosureIndicator()]
    #expect(try node("disclosureIndicator").transform == .identity)
    #expect(try node("disclosureIndicator", in: large).transform.a > 1)
  }

  @Test func aSelectedRowHasACheckMark() throws {
    cell.accessories = [.multiselect(displayed: .always)]
    #expect(try node("multiselect").border != nil)
    #expect(try node("multiselect").children.isEmpty)
    cell.isSelected = true
    #expect(try node("multiselect").border == nil)
    #expect(try node("multiselect").children.map(\.name) == ["check"])
  }

  /// The chevron is 14 points wide. It ends at the trailing margin, and at the leading one from right to left.
  @Test func theChevronOfAnOutlineTurnsDown() throws {
    cell.accessories = [.outlineDisclosure()]
    let closed = try node("outlineDisclosure")
    #expect(closed.frame == CGRect(x: 170, y: 15, width: 14, height: 14))
    let mirrored = try node(
      "outlineDisclosure",
      in: RenderingEnvironment(scale: 1, layoutDirection: .rightToLeft, systemVersion: .iOS18))
    #expect(mirrored.frame == CGRect(x: 16, y: 15, width: 14, height: 14))
    #expect(mirrored.path != closed.path)
    cell.isExpanded = true
    let open = try node("outlineDisclosure")
    #expect(open.frame == closed.frame)
    #expect(open.path != closed.path)
    #expect(cell.configurationState.isExpanded)
  }

  @Test func accessoriesAreInTheMiddleOfTheirWidth() throws {
    cell.accessories = [.outlineDisclosure(options: .init(reservedLayoutWidth: .custom(54)))]
    #expect(try node("outlineDisclosure").frame.minX == 200 - 16 - 54 + 20)
  }

  @Test func aLineSeparatesTheReorderControl() throws {
    cell.accessories = [.reorder(displayed: .always)]
    #expect(!cell.layoutTree(in: RenderingEnvironment(scale: 1)).children.contains { $0.name == "accessorySeparator" })
    cell.accessories = [.checkmark(), .reorder(displayed: .always)]
    // 16 points to the edge, 27 for the control, 4 to the line.
    #expect(try node("accessorySeparator").frame == CGRect(x: 152, y: 11, width: 1, height: 22))
  }

  @Test func tapsPerformActions() {
    var calls: [String] = []
    cell.accessories = [
      .detail(actionHandler: { calls.append("detail") }),
      .delete(actionHandler: { calls.append("delete") }),
      .outlineDisclosure(actionHandler: { calls.append("outline") }),
    ]
    cell.performAction(of: .detail)
    cell.performAction(of: .outlineDisclosure)
    // It is shown only while the list is edited.
    cell.performAction(of: .delete)
    #expect(calls == ["detail", "outline"])
    cell.isEditing = true
    cell.performAction(of: .delete)
    #expect(calls == ["detail", "outline", "delete"])
  }

  @Test func aPopUpMenuShowsItsSelectedElement() throws {
    let menu = UIMenu(
      options: .singleSelection,
      children: [UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in }])
    cell.accessories = [.popUpMenu(menu)]
    _ = cell.layoutTree(in: RenderingEnvironment(scale: 1, systemVersion: .iOS18))
    let button = try #require(cell.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.menuSelection?.title == "Two")
    #expect(button.indicatorSize.width > 0)
    #expect(button.frame.maxX == 184)
  }
}
