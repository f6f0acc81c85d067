import FirstFrameGeometry
import FirstFrameLayoutTree
import FirstFrameProgramTesting
import Foundation
import Testing

@testable import HeadlessUIKit

/// Each public view and controller with content settles, at every size and in every environment.
@MainActor
struct SettlingTests {
  private static let environments: [(name: String, environment: RenderingEnvironment)] = [
    ("iOS 26", RenderingEnvironment(systemVersion: .iOS26)),
    ("dark, sharp", RenderingEnvironment(scale: 3, appearance: .dark)),
    ("right to left", RenderingEnvironment(layoutDirection: .rightToLeft)),
    ("largest text", RenderingEnvironment(contentSize: .accessibilityExtraLarge)),
    ("iOS 18", RenderingEnvironment(systemVersion: .iOS18)),
    ("safe area", RenderingEnvironment(safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))),
  ]
  /// Sizes in points; `nil` is the view's own size.
  private static let sizes: [CGSize?] = [
    nil, CGSize(width: 320, height: 480), CGSize(width: 1024, height: 768), CGSize(width: 121, height: 61),
    CGSize(width: 20, height: 10),
  ]

  @Test(arguments: contents.keys.sorted()) func eachClassSettles(name: String) throws {
    let make = try #require(Self.contents[name])
    for (environmentName, environment) in Self.environments {
      let view = make()
      for size in Self.sizes {
        var environment = environment
        environment.size = size
        let place = "\(name) at \(size.map { "\($0)" } ?? "its own size"), \(environmentName)"
        let tree = view.layoutTree(in: environment)
        #expect(view.layoutFeedbackLoop == nil, "\(place)")
        #expect(view.layoutProblem == nil, "\(place)")
        // Small views cannot satisfy the constraints of their content on a device either.
        if size.map({ $0.width > 200 }) ?? true { #expect(view.constraintWarnings.isEmpty, "\(place)") }
        #expect(tree == view.layoutTree(in: environment), "\(place): another layout changes the frame")
      }
    }
  }

  @Test func eachPublicClassHasContent() throws {
    let missing = try Self.publicClasses().subtracting(Self.contents.keys).sorted()
    #expect(missing.isEmpty, "add content for these classes to SettlingTests")
    #expect(Self.contents.count > 35)
  }

  /// The public views and controllers that the sources of HeadlessUIKit declare.
  private static func publicClasses() throws -> Set<String> {
    let root = Repository.file("Sources/Components/HeadlessUIKit")
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var superclasses: [String: String] = [:]
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /(?m)^(?:open|public final|public) class (\w+)[^:{\n]*: (\w+)/) {
        superclasses[String(match.1)] = String(match.2)
      }
    }
    let roots: Set = ["UIView", "UIViewController"]
    func isPart(_ name: String) -> Bool { roots.contains(name) || superclasses[name].map(isPart) == true }
    return roots.union(superclasses.keys.filter(isPart))
  }

  // MARK: Content

  private nonisolated static let contents = views.merging(containers) { view, _ in view }

  private nonisolated static let views: [String: @MainActor @Sendable () -> UIView] = [
    "UIView": {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.addSubview(label("view"))
      return view
    },
    "UIControl": { UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) },
    "UILabel": { label("A text that is longer than a line, with several words") },
    "UIImageView": { UIImageView(image: UIImage(systemName: "star.fill")) },
    "UIStackView": {
      let stack = UIStackView(arrangedSubviews: [label("one"), label("two"), UISwitch()])
      stack.spacing = 8
      return stack
    },
    "UIActivityIndicatorView": {
      let view = UIActivityIndicatorView(style: .large)
      view.startAnimating()
      return view
    },
    "UIProgressView": {
      let view = UIProgressView(progressViewStyle: .default)
      view.progress = 0.4
      return view
    },
    "UIBackgroundExtensionView": {
      let view = UIBackgroundExtensionView()
      view.contentView = label("extended")
      return view
    },
    "UIVisualEffectView": {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      view.contentView.addSubview(label("blurred"))
      return view
    },
    "UIWindow": {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = UINavigationController(rootViewController: screen("In a window"))
      window.isHidden = false
      window.makeKeyAndVisible()
      return window
    },
    "UIButton": {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Place bet"
      configuration.subtitle = "Ten euros"
      configuration.image = UIImage(systemName: "plus")
      return UIButton(configuration: configuration)
    },
    "UIPageControl": {
      let view = UIPageControl()
      (view.numberOfPages, view.currentPage) = (9, 3)
      return view
    },
    "UIRefreshControl": {
      let view = UIRefreshControl()
      view.beginRefreshing()
      return view
    },
    "UISegmentedControl": {
      let view = UISegmentedControl(items: ["First", "Second segment", "3"])
      view.selectedSegmentIndex = 1
      return view
    },
    "UISlider": {
      let view = UISlider()
      view.value = 0.3
      view.minimumValueImage = UIImage(systemName: "minus")
      view.maximumValueImage = UIImage(systemName: "plus")
      return view
    },
    "UIStepper": { UIStepper() },
    "UISwitch": {
      let view = UISwitch()
      view.isOn = true
      return view
    },
    "UITextField": {
      let view = UITextField()
      view.borderStyle = .roundedRect
      view.placeholder = "Name"
      view.text = "Ada Lovelace"
      view.clearButtonMode = .always
      view.leftView = UIImageView(image: UIImage(systemName: "person"))
      view.leftViewMode = .always
      return view
    },
    "UISearchTextField": {
      let view = UISearchTextField()
      view.text = "tennis"
      return view
    },
    "UISearchBar": {
      let view = UISearchBar()
      view.text = "tennis"
      view.showsCancelButton = true
      view.scopeButtonTitles = ["All", "Live"]
      view.showsScopeBar = true
      return view
    },
    "UIStandardTextCursorView": { UIStandardTextCursorView(frame: CGRect(x: 0, y: 0, width: 2, height: 20)) },
    "UIPasteControl": { UIPasteControl(configuration: UIPasteControl.Configuration()) },
    "UITextView": {
      let view = UITextView()
      view.text = "Several words\nand several lines"
      return view
    },
    "UIPickerView": { Picker() },
    "UIDatePicker": {
      let picker = UIDatePicker()
      picker.date = Date(timeIntervalSince1970: 1_795_686_060)
      picker.preferredDatePickerStyle = .inline
      return picker
    },
    "UICalendarView": {
      let view = UICalendarView(frame: .zero)
      view.visibleDateComponents = DateComponents(year: 2026, month: 11)
      return view
    },
    "UIColorWell": {
      let well = UIColorWell(frame: .zero)
      well.selectedColor = .systemTeal
      return well
    },
    "UIInputView": { filled(UIInputView(frame: .zero, inputViewStyle: .keyboard)) },
    "UIContentUnavailableView": {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.image = UIImage(systemName: "tray")
      configuration.text = "No Messages"
      configuration.secondaryText = "New messages appear here as soon as somebody writes to you."
      configuration.button = .plain()
      configuration.button.title = "Write a Message"
      return UIContentUnavailableView(configuration: configuration)
    },
    "UIScrollView": {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.addSubview(label("scrolled"))
      view.contentSize = CGSize(width: 400, height: 300)
      view.refreshControl = UIRefreshControl()
      return view
    },
    "UIListContentView": {
      var configuration = UIListContentConfiguration.subtitleCell()
      configuration.text = "Title"
      configuration.secondaryText = "Subtitle"
      configuration.image = UIImage(systemName: "star")
      return UIListContentView(configuration: configuration)
    },
    "UITableView": { Table(style: .plain) },
    "UITableViewController": { ControllerPreviewView(TableController(style: .insetGrouped)) },
    "UITableViewCell": {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = .disclosureIndicator
      return cell
    },
    "UITableViewHeaderFooterView": {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = "Section"
      return view
    },
    "UICollectionView": { Grid() },
    "UICollectionViewController": {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      return ControllerPreviewView(GridController(collectionViewLayout: layout))
    },
    "UICollectionReusableView": { filled(UICollectionReusableView(frame: .zero)) },
    "UICollectionViewCell": {
      let cell = UICollectionViewCell(frame: .zero)
      _ = filled(cell.contentView)
      return cell
    },
    "UICollectionViewListCell": {
      let cell = UICollectionViewListCell(frame: .zero)
      var configuration = cell.defaultContentConfiguration()
      configuration.text = "Title"
      configuration.secondaryText = "A longer subtitle of this cell"
      cell.contentConfiguration = configuration
      cell.accessories = [.disclosureIndicator(), .checkmark()]
      return cell
    },
    "UINavigationBar": {
      let bar = UINavigationBar()
      let item = UINavigationItem(title: "Title")
      item.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
      bar.items = [item]
      return bar
    },
    "UIToolbar": {
      let bar = UIToolbar()
      bar.items = [
        UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
      ]
      return bar
    },
    "UITabBar": {
      let bar = UITabBar()
      bar.items = [
        UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0),
        UITabBarItem(title: "Two", image: UIImage(systemName: "person"), tag: 1),
      ]
      bar.selectedItem = bar.items?.first
      return bar
    },
  ]

  static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.sizeToFit()
    return label
  }

  /// Adds a label by constraints.
  static func filled<View: UIView>(_ view: View) -> View {
    let label = label("content")
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
    ])
    return view
  }

  static func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.view.addSubview(label(title))
    return controller
  }
}

/// A picker with two wheels, which is its own delegate.
private final class Picker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    (dataSource, delegate) = (self, self)
    selectRow(4, inComponent: 0, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "row \(row)"
  }
}

/// The rows of the tables.
private final class Rows: NSObject, UITableViewDataSource {
  static let shared = Rows()

  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? nil : "A footer with a text that is longer than one line of a narrow table"
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: indexPath.row == 0 ? .subtitle : .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "Detail"
    if indexPath.row == 2 { _ = SettlingTests.filled(cell.contentView) }
    return cell
  }
}

private final class Table: UITableView {
  init(style: UITableView.Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    dataSource = Rows.shared
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    tableHeaderView = SettlingTests.filled(header)
  }

  required init?(coder: NSCoder) { nil }
}

final class TableController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Table"
    tableView.dataSource = Rows.shared
  }
}

/// The items of the collection views.
private final class Items: NSObject, UICollectionViewDataSource {
  static let shared = Items()

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if cell.contentView.subviews.isEmpty { _ = SettlingTests.filled(cell.contentView) }
    return cell
  }
}

private final class Grid: UICollectionView {
  init() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item])
    super.init(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    dataSource = Items.shared
  }

  required init?(coder: NSCoder) { nil }
}

private final class GridController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = Items.shared
  }
}
