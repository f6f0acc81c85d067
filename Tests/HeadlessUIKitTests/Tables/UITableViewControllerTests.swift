import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UITableViewControllerTests {
  @Test func theTableIsTheView() {
    let controller = NumbersController()
    let node = controller.layoutTree(in: RenderingEnvironment(size: CGSize(width: 300, height: 200)))
    #expect(controller.view === controller.tableView)
    #expect(
      node.children.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 300, height: 20), CGRect(x: 0, y: 20, width: 300, height: 21),
        CGRect(x: 0, y: 41, width: 300, height: 22),
      ])
  }

  @Test func aDroppedControllerLeavesNothing() {
    weak var controller: NumbersController?
    do {
      let newController = NumbersController(style: .grouped)
      newController.loadViewIfNeeded()
      controller = newController
    }
    #expect(controller == nil)
  }
}
