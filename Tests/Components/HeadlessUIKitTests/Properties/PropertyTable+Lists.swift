import Foundation

@testable import HeadlessUIKit

extension PropertyTable {
  func addLists() {
    addTable()
    addTableCell()
    addCollection()
    addCollectionCells()
    addListContent()
    none("IndexPath", .metadata, "item", "row", "section")
  }

  private func addTable() {
    let table = cases("UITableView", { TableStage() }) { $0.table }
    table.drawn("rowHeight") { $0.table.rowHeight = 20 }
    table.drawn("sectionHeaderHeight", given: { $0.header = "Today" }) { $0.table.sectionHeaderHeight = 60 }
    table.drawn("sectionFooterHeight", given: { $0.footer = "Done" }) { $0.table.sectionFooterHeight = 60 }
    table.drawn("sectionHeaderTopPadding", given: { $0.header = "Today" }) { $0.table.sectionHeaderTopPadding = 40 }
    table.drawn("separatorStyle") { $0.table.separatorStyle = .none }
    table.drawn("separatorColor") { $0.table.separatorColor = .red }
    table.drawn("separatorInset") { $0.table.separatorInset.left = 60 }
    table.drawn("isEditing") { $0.table.isEditing = true }
    table.drawn("setEditing(_:animated:)") { $0.table.setEditing(true, animated: true) }
    table.drawn("tableHeaderView") { $0.table.tableHeaderView = Sample.box(.red) }
    table.drawn("tableFooterView") { $0.table.tableFooterView = Sample.box(.red) }
    table.drawn("backgroundView", given: { $0.rows = [] }) { $0.table.backgroundView = Sample.box(.red) }
    table.drawn("dataSource") { $0.table.dataSource = nil }
    table.drawn("delegate") { $0.table.delegate = $0 }
    let indexed = cases("UITableView", { IndexedTable() }) { $0.tableView }
    indexed.drawn("sectionIndexColor") { $0.tableView.sectionIndexColor = .red }
    indexed.drawn("sectionIndexBackgroundColor") { $0.tableView.sectionIndexBackgroundColor = .red }
    indexed.drawn("sectionIndexMinimumDisplayRowCount") { $0.tableView.sectionIndexMinimumDisplayRowCount = 100 }
    table.none(.input, "sectionIndexTrackingBackgroundColor")
    table.none(.input, "allowsSelection", "allowsMultipleSelection")
    table.none(
      .performance, "estimatedRowHeight", "estimatedSectionFooterHeight", "estimatedSectionHeaderHeight")
    let controller = cases("UITableViewController", { UITableViewController(style: .plain) }) { $0 }
    controller.drawn("refreshControl") {
      $0.refreshControl = UIRefreshControl()
      $0.refreshControl?.beginRefreshing()
      $0.tableView.contentOffset.y = -60
    }
    controller.drawn("tableView") { $0.tableView = UITableView(frame: .zero, style: .grouped) }
    none("UITableViewDiffableDataSource", .animation, "defaultRowAnimation")
  }

  private func addTableCell() {
    let cell = cases("UITableViewCell", { Sample.tableCell() }) { Page(showing: $0) }
    cell.drawn("accessoryType") { $0.accessoryType = .checkmark }
    cell.drawn("accessoryView") { $0.accessoryView = Sample.box(.red) }
    cell.drawn("backgroundView") { $0.backgroundView = Sample.box(.red) }
    cell.drawn("selectedBackgroundView", given: { $0.isSelected = true }) {
      $0.selectedBackgroundView = Sample.box(.red)
    }
    cell.drawn("editingAccessoryType", given: { $0.isEditing = true }) { $0.editingAccessoryType = .checkmark }
    cell.drawn("isEditing") { $0.isEditing = true }
    cell.drawn("setEditing(_:animated:)") { $0.setEditing(true, animated: true) }
    cell.drawn("isSelected") { $0.isSelected = true }
    cell.drawn("setSelected(_:animated:)") { $0.setSelected(true, animated: true) }
    cell.drawn("isHighlighted") { $0.isHighlighted = true }
    cell.drawn("setHighlighted(_:animated:)") { $0.setHighlighted(true, animated: true) }
    cell.drawn("selectionStyle", given: { $0.isSelected = true }) { $0.selectionStyle = .none }
    cell.drawn("contentConfiguration") { $0.contentConfiguration = Sample.content() }
    cell.drawn("configurationUpdateHandler") {
      $0.configurationUpdateHandler = { cell, _ in cell.contentConfiguration = Sample.content() }
    }
    cell.drawn(
      "automaticallyUpdatesContentConfiguration",
      given: {
        $0.contentConfiguration = ContentThatUpdates()
        $0.isSelected = true
      }
    ) { $0.automaticallyUpdatesContentConfiguration = false }
    let inTable = cases("UITableViewCell", { TableStage() }) { $0.table }
    inTable.drawn("separatorInset") { $0.configure = { $0.separatorInset.left = 60 } }
    let header = cases("UITableViewHeaderFooterView", { Sample.tableHeader() }) { Page(showing: $0) }
    header.drawn("backgroundView") { $0.backgroundView = Sample.box(.red) }
    none(
      "UICellConfigurationState", .passedOn, "isDisabled", "isEditing", "isExpanded", "isFocused", "isHighlighted",
      "isPinned", "isReordering",
      "isSelected", "isSwiped", "traitCollection")
    none(
      "UIViewConfigurationState", .passedOn, "isDisabled", "isFocused", "isHighlighted", "isPinned", "isSelected",
      "traitCollection")
  }

  private func addCollection() {
    let view = cases("UICollectionView", { CollectionStage() }) { $0.view }
    view.drawn("backgroundView", given: { $0.count = 0 }) { $0.view.backgroundView = Sample.box(.red) }
    view.drawn("collectionViewLayout") {
      $0.view.collectionViewLayout = CollectionStage.flow(CGSize(width: 30, height: 9))
    }
    view.drawn("setCollectionViewLayout(_:animated:)") {
      $0.view.setCollectionViewLayout(CollectionStage.flow(CGSize(width: 30, height: 9)), animated: true)
    }
    view.drawn("setCollectionViewLayout(_:animated:completion:)") {
      $0.view.setCollectionViewLayout(CollectionStage.flow(CGSize(width: 30, height: 9)), animated: true) { _ in }
    }
    view.drawn("dataSource") { $0.view.dataSource = nil }
    view.drawn("delegate") { $0.view.delegate = $0 }
    view.none(.input, "allowsSelection", "allowsMultipleSelection")
    view.none(.performance, "isPrefetchingEnabled", "prefetchDataSource")
    let controller = cases(
      "UICollectionViewController",
      { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) }
    ) { $0 }
    controller.drawn("collectionView") {
      $0.collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      $0.collectionView.backgroundColor = .red
    }
    controller.none(.behavior, "clearsSelectionOnViewWillAppear")
    let diffable = cases("UICollectionViewDiffableDataSource", { DiffableStage() }) { $0.view }
    diffable.drawn("supplementaryViewProvider") { $0.showsHeader() }
    addFlowLayout()
    addCompositionalLayout()
    let attributes = cases("UICollectionViewLayoutAttributes", { CollectionStage.placing() }) { $0.view }
    attributes.drawn("alpha") { $0.place { $0.alpha = 0.5 } }
    attributes.drawn("bounds") { $0.place { $0.bounds.size.width = 60 } }
    attributes.drawn("center") { $0.place { $0.center.x += 9 } }
    attributes.drawn("frame") { $0.place { $0.frame.origin.x += 9 } }
    attributes.drawn("isHidden") { $0.place { $0.isHidden = true } }
    attributes.drawn("size") { $0.place { $0.size.width = 60 } }
    attributes.drawn("transform") { $0.place { $0.transform = CGAffineTransform(scaleX: 2, y: 1) } }
    attributes.drawn("transform3D") { $0.place { $0.transform3D = CATransform3DMakeScale(2, 1, 1) } }
    let overlapping = cases("UICollectionViewLayoutAttributes", { CollectionStage.overlapping() }) { $0.view }
    overlapping.drawn("zIndex") { $0.place { $0.zIndex = $0.indexPath.item == 0 ? 9 : 0 } }
    attributes.none(.metadata, "indexPath")
    none(
      "UICollectionViewLayoutInvalidationContext", .performance, "contentOffsetAdjustment", "contentSizeAdjustment")
    none(
      "UICollectionViewFlowLayoutInvalidationContext", .performance, "invalidateFlowLayoutAttributes",
      "invalidateFlowLayoutDelegateMetrics")
  }

  private func addFlowLayout() {
    let flow = cases("UICollectionViewFlowLayout", { CollectionStage() }) { $0.view }
    flow.drawn("itemSize") { $0.flow.itemSize = CGSize(width: 20, height: 20) }
    flow.drawn("minimumInteritemSpacing") { $0.flow.minimumInteritemSpacing = 30 }
    flow.drawn("minimumLineSpacing") { $0.flow.minimumLineSpacing = 30 }
    flow.drawn("scrollDirection") { $0.flow.scrollDirection = .horizontal }
    flow.drawn("sectionInset") { $0.flow.sectionInset.left = 30 }
    flow.drawn("headerReferenceSize") { $0.flow.headerReferenceSize.height = 30 }
    flow.drawn("footerReferenceSize") { $0.flow.footerReferenceSize.height = 30 }
    flow.drawn("estimatedItemSize") { $0.flow.estimatedItemSize = CGSize(width: 10, height: 10) }
    flow.drawn(
      "sectionHeadersPinToVisibleBounds",
      given: {
        $0.flow.headerReferenceSize.height = 30
        $0.scrollsDown = true
      }
    ) { $0.flow.sectionHeadersPinToVisibleBounds = true }
    flow.drawn(
      "sectionFootersPinToVisibleBounds",
      given: {
        $0.count = 9
        $0.flow.footerReferenceSize.height = 30
      }
    ) { $0.flow.sectionFootersPinToVisibleBounds = true }
    let inSafeArea = cases("UICollectionViewFlowLayout", in: .insetScreen, { CollectionStage() }) { $0.view }
    inSafeArea.drawn("sectionInsetReference") { $0.flow.sectionInsetReference = .fromSafeArea }
  }

  private func addCompositionalLayout() {
    let section = cases("NSCollectionLayoutSection", { CompositionalStage() }) { $0.view }
    section.drawn("contentInsets") { $0.section.contentInsets.leading = 30 }
    section.drawn("interGroupSpacing") { $0.section.interGroupSpacing = 9 }
    section.drawn("orthogonalScrollingBehavior") { $0.section.orthogonalScrollingBehavior = .continuous }
    section.drawn("boundarySupplementaryItems") { $0.section.boundarySupplementaryItems = [CompositionalStage.header] }
    section.drawn("decorationItems") { $0.section.decorationItems = [$0.decoration] }
    section.drawn("visibleItemsInvalidationHandler") {
      $0.section.visibleItemsInvalidationHandler = { items, _, _ in for item in items { item.alpha = 0.5 } }
    }
    section.drawn(
      "supplementariesFollowContentInsets",
      given: {
        $0.section.boundarySupplementaryItems = [CompositionalStage.header]
        $0.section.contentInsets.leading = 30
      }
    ) { $0.section.supplementariesFollowContentInsets = false }
    let inSafeArea = cases("NSCollectionLayoutSection", in: .insetScreen, { CompositionalStage() }) { $0.view }
    inSafeArea.drawn("contentInsetsReference") { $0.section.contentInsetsReference = .none }
    inSafeArea.drawn(
      "supplementaryContentInsetsReference",
      given: { $0.section.boundarySupplementaryItems = [CompositionalStage.header] }
    ) { $0.section.supplementaryContentInsetsReference = .none }
    let item = cases("NSCollectionLayoutItem", { CompositionalStage() }) { $0.view }
    item.drawn("contentInsets") { $0.item.contentInsets.leading = 9 }
    item.drawn("edgeSpacing") {
      $0.item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(9), top: nil, trailing: nil, bottom: nil)
    }
    let group = cases("NSCollectionLayoutGroup", { CompositionalStage() }) { $0.view }
    group.drawn("interItemSpacing") { $0.group.interItemSpacing = .fixed(9) }
    group.warns(
      "groupSupplementaryItems", named: "NSCollectionLayoutGroup.groupSupplementaryItems",
      "groups are drawn without them"
    ) {
      $0.group.groupSupplementaryItems = [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(9), heightDimension: .absolute(9)),
          elementKind: "header", containerAnchor: NSCollectionLayoutAnchor(edges: [.top]))
      ]
    }
    let header = cases("NSCollectionLayoutBoundarySupplementaryItem", { CompositionalStage.withHeader() }) { $0.view }
    header.drawn("extendsBoundary") { $0.boundary?.extendsBoundary = false }
    header.drawn("pinToVisibleBounds", given: { $0.scrollsDown = true }) { $0.boundary?.pinToVisibleBounds = true }
    let behind = cases(
      "NSCollectionLayoutSupplementaryItem", { CompositionalStage.withHeader(extendsBoundary: false) }
    ) { $0.view }
    behind.drawn("zIndex") { $0.boundary?.zIndex = -1 }
    let decoration = cases("NSCollectionLayoutDecorationItem", { CompositionalStage.withDecoration() }) { $0.view }
    decoration.drawn("zIndex") { $0.decoration.zIndex = 9 }
    let configuration = cases(
      "UICollectionViewCompositionalLayoutConfiguration", { CompositionalStage(sections: 2) }
    ) { $0.view }
    configuration.drawn("interSectionSpacing") { $0.configure { $0.interSectionSpacing = 9 } }
    configuration.drawn("scrollDirection") { $0.configure { $0.scrollDirection = .horizontal } }
    configuration.drawn("boundarySupplementaryItems") {
      $0.configure { $0.boundarySupplementaryItems = [CompositionalStage.header] }
    }
    let reference = cases(
      "UICollectionViewCompositionalLayoutConfiguration", in: .insetScreen, { CompositionalStage() }
    ) { $0.view }
    reference.drawn("contentInsetsReference") { $0.configure { $0.contentInsetsReference = .none } }
    let layout = cases("UICollectionViewCompositionalLayout", { CompositionalStage(sections: 2) }) { $0.view }
    layout.drawn("configuration") { $0.configure { $0.interSectionSpacing = 9 } }
  }

  private func addCollectionCells() {
    let cell = cases("UICollectionViewCell") { Sample.sized(UICollectionViewCell()) }
    cell.drawn("backgroundView") { $0.backgroundView = Sample.box(.red) }
    cell.drawn("selectedBackgroundView", given: { $0.isSelected = true }) {
      $0.selectedBackgroundView = Sample.box(.red)
    }
    cell.drawn("isSelected", given: { $0.selectedBackgroundView = Sample.box(.red) }) { $0.isSelected = true }
    cell.drawn("isHighlighted", given: { $0.selectedBackgroundView = Sample.box(.red) }) { $0.isHighlighted = true }
    cell.drawn("contentConfiguration") { $0.contentConfiguration = Sample.content() }
    cell.drawn("backgroundConfiguration") {
      var background = UIBackgroundConfiguration()
      background.backgroundColor = .red
      $0.backgroundConfiguration = background
    }
    cell.drawn("configurationUpdateHandler") {
      $0.configurationUpdateHandler = { cell, _ in cell.contentConfiguration = Sample.content() }
    }
    cell.drawn(
      "automaticallyUpdatesContentConfiguration",
      given: {
        $0.contentConfiguration = ContentThatUpdates()
        $0.isSelected = true
      }
    ) { $0.automaticallyUpdatesContentConfiguration = false }
    cell.none(.passedOn, "automaticallyUpdatesBackgroundConfiguration")
    let list = cases("UICollectionViewListCell") { Sample.listCell() }
    list.drawn("accessories") { $0.accessories = [.checkmark()] }
    list.drawn("indentationLevel") { $0.indentationLevel = 2 }
    list.drawn("indentationWidth", given: { $0.indentationLevel = 2 }) { $0.indentationWidth = 20 }
    let options = cases("UICellAccessory.Options", { UICellAccessory.Options() }) {
      let cell = Sample.listCell()
      cell.accessories = [.checkmark(options: $0)]
      return Page(showing: cell)
    }
    options.drawn("isHidden") { $0.isHidden = true }
    options.drawn("tintColor") { $0.tintColor = .red }
    let custom = cases(
      "UICellAccessory.CustomViewConfiguration",
      {
        UICellAccessory.CustomViewConfiguration(
          customView: Sample.sized(UIImageView(image: Sample.template)), placement: .trailing)
      }
    ) {
      let cell = Sample.listCell()
      cell.accessories = [.customView(configuration: $0)]
      return Page(showing: cell)
    }
    custom.drawn("isHidden") { $0.isHidden = true }
    custom.drawn("tintColor") { $0.tintColor = .red }
    addListLayout()
  }

  private func addListLayout() {
    let list = cases(
      "UICollectionLayoutListConfiguration", { UICollectionLayoutListConfiguration(appearance: .plain) }
    ) { ListStage($0).page }
    list.drawn("showsSeparators") { $0.showsSeparators = false }
    list.drawn("separatorConfiguration") { $0.separatorConfiguration.color = .red }
    list.drawn("itemSeparatorHandler") {
      $0.itemSeparatorHandler = { _, separator in
        var separator = separator
        separator.color = .red
        return separator
      }
    }
    list.drawn("backgroundColor") { $0.backgroundColor = .red }
    list.drawn("headerMode") { $0.headerMode = .supplementary }
    list.drawn("footerMode") { $0.footerMode = .supplementary }
    list.drawn("headerTopPadding", given: { $0.headerMode = .supplementary }) { $0.headerTopPadding = 20 }
    let separator = cases(
      "UIListSeparatorConfiguration", { UIListSeparatorConfiguration(listAppearance: .plain) }
    ) { separator in
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.separatorConfiguration = separator
      return ListStage(list).page
    }
    separator.drawn("topSeparatorVisibility") { $0.topSeparatorVisibility = .visible }
    separator.drawn("bottomSeparatorVisibility") { $0.bottomSeparatorVisibility = .hidden }
    separator.drawn("topSeparatorInsets", given: { $0.topSeparatorVisibility = .visible }) {
      $0.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0)
    }
    separator.drawn("bottomSeparatorInsets") {
      $0.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0)
    }
    separator.drawn("color") { $0.color = .red }
  }

  private func addListContent() {
    let content = cases("UIListContentConfiguration", { Sample.content() }, shownBy: Sample.contentView)
    content.drawn("text") { $0.text = "Away" }
    content.drawn("attributedText") { $0.attributedText = NSAttributedString(string: "Away") }
    content.drawn("secondaryText") { $0.secondaryText = "Away" }
    content.drawn("secondaryAttributedText") { $0.secondaryAttributedText = NSAttributedString(string: "Away") }
    content.drawn("image") { $0.image = nil }
    content.drawn("imageProperties") { $0.imageProperties.tintColor = .red }
    content.drawn("textProperties") { $0.textProperties.color = .red }
    content.drawn("secondaryTextProperties") { $0.secondaryTextProperties.color = .red }
    content.drawn("directionalLayoutMargins") { $0.directionalLayoutMargins.leading = 40 }
    content.drawn("imageToTextPadding") { $0.imageToTextPadding = 40 }
    content.drawn("prefersSideBySideTextAndSecondaryText") { $0.prefersSideBySideTextAndSecondaryText = true }
    content.drawn("textToSecondaryTextVerticalPadding") { $0.textToSecondaryTextVerticalPadding = 20 }
    content.drawn(
      "textToSecondaryTextHorizontalPadding", given: { $0.prefersSideBySideTextAndSecondaryText = true }
    ) { $0.textToSecondaryTextHorizontalPadding = 200 }
    let image = cases("UIListContentConfiguration.ImageProperties", { Sample.content() }, shownBy: Sample.contentView)
    image.drawn("preferredSymbolConfiguration", given: { $0.image = UIImage(systemName: "star") }) {
      $0.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    }
    image.drawn("tintColor") { $0.imageProperties.tintColor = .red }
    image.drawn("cornerRadius") { $0.imageProperties.cornerRadius = 9 }
    image.drawn("maximumSize") { $0.imageProperties.maximumSize = CGSize(width: 9, height: 9) }
    image.drawn("reservedLayoutSize") { $0.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0) }
    let text = cases("UIListContentConfiguration.TextProperties", { Sample.content() }, shownBy: Sample.contentView)
    text.drawn("font") { $0.textProperties.font = .systemFont(ofSize: 30) }
    text.drawn("color") { $0.textProperties.color = .red }
    text.drawn("alignment") { $0.textProperties.alignment = .center }
    text.drawn("numberOfLines", given: { $0.text = Sample.longText }) { $0.textProperties.numberOfLines = 1 }
    text.drawn(
      "lineBreakMode",
      given: {
        $0.text = Sample.longText
        $0.textProperties.numberOfLines = 1
      }
    ) { $0.textProperties.lineBreakMode = .byTruncatingHead }
    text.drawn("transform") { $0.textProperties.transform = .uppercase }
    text.drawn(
      "adjustsFontSizeToFitWidth",
      given: {
        $0.text = Sample.longText
        $0.textProperties.numberOfLines = 1
      }
    ) { $0.textProperties.adjustsFontSizeToFitWidth = true }
    text.drawn(
      "minimumScaleFactor",
      given: {
        $0.text = Sample.longText
        $0.textProperties.numberOfLines = 1
        $0.textProperties.adjustsFontSizeToFitWidth = true
      }
    ) { $0.textProperties.minimumScaleFactor = 0.9 }
    text.drawn(
      "allowsDefaultTighteningForTruncation",
      given: {
        $0.text = Sample.almostFittingText
        $0.textProperties.numberOfLines = 1
      }
    ) { $0.textProperties.allowsDefaultTighteningForTruncation = true }
    let large = cases(
      "UIListContentConfiguration.TextProperties", in: .largeText, { Sample.content() }, shownBy: Sample.contentView)
    large.drawn(
      "adjustsFontForContentSizeCategory", given: { $0.textProperties.adjustsFontForContentSizeCategory = false }
    ) {
      $0.textProperties.adjustsFontForContentSizeCategory = true
    }
    let view = cases("UIListContentView", { UIListContentView(configuration: Sample.content()) }) {
      Page(showing: $0.sized(CGSize(width: 180, height: 80)))
    }
    view.drawn("configuration") {
      var content = Sample.content()
      content.text = "Away"
      $0.configuration = content
    }
  }
}

/// A table with an index of one section.
private final class IndexedTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["H"] }
}
