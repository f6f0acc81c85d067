import FirstFrame
import Foundation
import HeadlessUIKit

/// The environments in which the sheets of controls are drawn: both looks, and the appearances, directions and text sizes.
enum SheetVariant: String, CaseIterable {
  case light18, dark18, light26, dark26, rightToLeft26, large18

  func config(_ size: CGSize) -> ViewImageConfig {
    var traits: [UITraitCollection] = []
    switch self {
    case .light18, .light26: traits = [UITraitCollection(userInterfaceStyle: .light)]
    case .dark18, .dark26: traits = [UITraitCollection(userInterfaceStyle: .dark)]
    case .rightToLeft26: traits = [UITraitCollection(layoutDirection: .rightToLeft)]
    case .large18: traits = [UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)]
    }
    traits += [
      UITraitCollection(displayScale: 2), UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .phone),
    ]
    var config = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), size: size,
      traits: UITraitCollection(traitsFrom: traits))
    config.systemVersion = self == .light26 || self == .dark26 || self == .rightToLeft26 ? .iOS26 : .iOS18
    return config
  }
}

/// Views in their own sizes, one below the other.
final class SheetView: UIView {
  init(_ views: [UIView], width: CGFloat = 360) {
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 10))
    backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A controller with a table of rows, and optionally an index, a refresh control or swipe actions.
final class RowsController: UITableViewController {
  var sections = [["Madrid", "Lisbon", "Paris", "Rome", "Vienna", "Oslo"]]
  var indexTitles: [String]?
  var leading: UISwipeActionsConfiguration?
  var trailing: UISwipeActionsConfiguration?
  /// Prepares the table when its view appears.
  var prepare: (UITableView) -> Void = { _ in }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let action = prepare
    prepare = { _ in }
    action(tableView)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    indexTitles?[section]
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }
}
