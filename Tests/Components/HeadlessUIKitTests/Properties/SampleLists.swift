import FirstFrameLayoutTree
import Foundation

@testable import HeadlessUIKit

// The lists of the cases of ``PropertyTable``.
extension Sample {
  static func tableCell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Home"
    cell.frame = CGRect(x: 0, y: 10, width: 200, height: 44)
    return cell
  }

  static func tableHeader() -> UITableViewHeaderFooterView {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 10, width: 200, height: 44)
    return header
  }

  static func listCell() -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 10, width: 200, height: 44))
    cell.contentConfiguration = content()
    return cell
  }

  static func content() -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Home"
    content.secondaryText = "Today"
    content.image = template
    return content
  }

  static func contentView(_ content: UIListContentConfiguration) -> any LayoutTreeProviding {
    Page(showing: UIListContentView(configuration: content).sized(CGSize(width: 180, height: 80)))
  }
}

/// A content that changes with the state of its cell.
struct ContentThatUpdates: UIContentConfiguration {
  var text = "Home"

  func makeContentView() -> any UIView & UIContentView { View(self) }

  func updated(for state: any UIConfigurationState) -> ContentThatUpdates {
    ContentThatUpdates(text: (state as? UICellConfigurationState)?.isSelected == true ? "Selected" : "Home")
  }

  final class View: UILabel, UIContentView {
    var configuration: any UIContentConfiguration {
      didSet { text = (configuration as? ContentThatUpdates)?.text }
    }

    init(_ configuration: ContentThatUpdates) {
      self.configuration = configuration
      super.init(frame: .zero)
      text = configuration.text
    }

    required init?(coder: NSCoder) { nil }
  }
}

/// A table of rows with titles.
final class TableStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 150), style: .plain)
  var rows = ["Home", "Away"]
  var header: String?
  var footer: String?
  /// Changes each cell.
  var configure: (UITableViewCell) -> Void = { _ in }

  override init() {
    super.init()
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    configure(cell)
    return cell
  }
}

/// A layout that changes the attributes of its items.
final class ChangingLayout: UICollectionViewFlowLayout {
  var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }
  var overlaps = false

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map {
      let attributes = $0.copied()
      if overlaps { attributes.frame.origin = CGPoint(x: attributes.indexPath.item * 9, y: 0) }
      change(attributes)
      return attributes
    }
  }
}

/// A grid of colored cells.
final class CollectionStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let view: UICollectionView
  var count = 5
  /// Whether the view is scrolled by 20 points.
  var scrollsDown = false { didSet { view.contentOffset.y = 20 } }
  var flow: UICollectionViewFlowLayout {
    view.collectionViewLayout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }

  init(_ layout: UICollectionViewFlowLayout = CollectionStage.flow(CGSize(width: 40, height: 40))) {
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 120), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.dataSource = self
  }

  static func flow(_ size: CGSize) -> UICollectionViewFlowLayout { flow(UICollectionViewFlowLayout(), size) }

  private static func flow<Layout: UICollectionViewFlowLayout>(_ layout: Layout, _ size: CGSize) -> Layout {
    layout.itemSize = size
    return layout
  }

  static func placing() -> CollectionStage { CollectionStage(flow(ChangingLayout(), CGSize(width: 40, height: 40))) }

  static func overlapping() -> CollectionStage {
    let layout = flow(ChangingLayout(), CGSize(width: 40, height: 40))
    layout.overlaps = true
    return CollectionStage(layout)
  }

  func place(_ change: @escaping (UICollectionViewLayoutAttributes) -> Void) {
    (flow as? ChangingLayout)?.change = change
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = [.red, .green, .blue, .yellow, .brown][indexPath.item % 5]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    view.backgroundColor = .orange
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 20, height: 30) }
}

/// A grid with a compositional layout of one kind of row.
final class CompositionalStage: NSObject, UICollectionViewDataSource {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(40), heightDimension: .absolute(30)))
  let group: NSCollectionLayoutGroup
  let section: NSCollectionLayoutSection
  let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
  let view: UICollectionView
  private let sections: Int
  private let layout: UICollectionViewCompositionalLayout
  var scrollsDown = false { didSet { view.contentOffset.y = 20 } }
  var boundary: NSCollectionLayoutBoundarySupplementaryItem? { section.boundarySupplementaryItems.first }

  init(sections: Int = 1) {
    self.sections = sections
    group = .horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(30)),
      subitems: [item])
    section = NSCollectionLayoutSection(group: group)
    layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Panel.self, forDecorationViewOfKind: "panel")
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 120), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    view.dataSource = self
  }

  static var header: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(15)),
      elementKind: "header", alignment: .top)
  }

  static func withHeader(extendsBoundary: Bool = true) -> CompositionalStage {
    let stage = CompositionalStage()
    stage.section.boundarySupplementaryItems = [header]
    stage.boundary?.extendsBoundary = extendsBoundary
    return stage
  }

  static func withDecoration() -> CompositionalStage {
    let stage = CompositionalStage()
    stage.section.decorationItems = [stage.decoration]
    return stage
  }

  func configure(_ change: (UICollectionViewCompositionalLayoutConfiguration) -> Void) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    change(configuration)
    layout.configuration = configuration
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections == 1 ? 9 : 3
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = [.red, .green, .blue][indexPath.item % 3]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    view.backgroundColor = .orange
    return view
  }

  final class Panel: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .purple
    }

    required init?(coder: NSCoder) { nil }
  }
}

/// A grid with a diffable data source.
@MainActor final class DiffableStage {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 120), collectionViewLayout: UICollectionViewFlowLayout())
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init() {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    source?.apply(snapshot, animatingDifferences: false)
  }

  func showsHeader() {
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 20
    source?.supplementaryViewProvider = { view, kind, path in
      let header = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
      header.backgroundColor = .red
      return header
    }
  }
}

/// A list with a header and a footer.
final class ListStage: NSObject, UICollectionViewDataSource {
  private let view: UICollectionView
  /// The list in a view that retains this object.
  var page: any LayoutTreeProviding { Kept(view: view, source: self) }

  struct Kept: LayoutTreeProviding {
    let view: UIView
    let source: ListStage

    func layoutTree(in environment: RenderingEnvironment) -> LayoutNode { view.layoutTree(in: environment) }
  }

  init(_ configuration: UICollectionLayoutListConfiguration) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    super.init()
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentConfiguration = Sample.content()
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    (view as? UICollectionViewListCell)?.contentConfiguration = Sample.content()
    return view
  }
}
