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

  @Test func controllersAreReleased() {
    weak var controller: NumbersController?
    do {
      let newController = NumbersController(style: .grouped)
      newController.loadViewIfNeeded()
      controller = newController
    }
    #expect(controller == nil)
  }

  @Test func aSubclassCanOverrideTheInitializerWithANib() {
    let controller = NamedController(nibName: nil, bundle: nil)
    #expect(controller.name == "created")
    #expect(controller.tableView.style == .plain)
  }
}

private final class NamedController: UITableViewController {
  let name: String

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    name = "created"
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { nil }
}

/// A table controller with three rows.
final class NumbersController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "number")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(20 + indexPath.row)
  }
}
