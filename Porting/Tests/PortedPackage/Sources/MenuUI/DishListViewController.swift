import Ingredients
import UIKit

@objcMembers
public class DishListViewController: UIViewController {
  public weak var delegate: MenuDelegate?
  let tableView = UITableView(frame: .zero, style: .plain)
  let searchBar = UISearchBar()
  var dishes = Dish.samples
  private(set) var events: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("menu.title", comment: "Title of the menu")
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = delegate?.prefersLargeTitles == true ? .always : .never
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(close))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", style: .plain, target: self, action: #selector(sort(by:)))
    setUpTable()
    setUpGestures()
    NotificationCenter.default.addObserver(
      self, selector: #selector(menuChanged(_:)), name: .menuChanged, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  private func setUpTable() {
    searchBar.placeholder = "Search"
    searchBar.delegate = self
    tableView.register(DishCell.self)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl = UIRefreshControl()
    tableView.refreshControl?.addTarget(self, action: #selector(Self.reload), for: .valueChanged)
    for subview in [searchBar, tableView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func setUpGestures() {
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
    let swipe = UISwipeGestureRecognizer()
    swipe.addTarget(self, action: #selector(DishListViewController.close))
    view.addGestureRecognizer(swipe)
  }

  public override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "r", modifierFlags: .command, action: #selector(reload)),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(close)),
    ]
  }

  public override var canBecomeFirstResponder: Bool { true }

  @objc private func tapped(_ gesture: UITapGestureRecognizer) {
    events.append("tapped \(gesture.numberOfTapsRequired)")
  }

  func close() {
    events.append("close")
    delegate?.menuDidClose?(self)
  }

  @objc func sort(by sender: Any?) {
    dishes.sort { $0.name < $1.name }
    events.append("sort")
    tableView.reloadData()
  }

  func reload() {
    events.append("reload")
    tableView.reloadData()
  }

  @objc(menuChangedWithNotification:)
  func menuChanged(_ notification: Notification) {
    events.append("changed by \(notification.object ?? "nobody")")
  }
}

extension Notification.Name {
  public static let menuChanged = Notification.Name("menuChanged")
}

extension DishListViewController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { dishes.count }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeue(DishCell.self, for: indexPath)
    cell.configure(with: dishes[indexPath.row])
    return cell
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    delegate?.menu?(self, titleForSection: section)
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.menu(self, didSelect: dishes[indexPath.row].name)
  }
}

extension DishListViewController: UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    dishes = Dish.samples.filter { searchText.isEmpty || $0.name.localizedCaseInsensitiveContains(searchText) }
    tableView.reloadData()
  }
}
