import FirstFrameInterfaceDocuments
import Foundation

extension InterfaceBuilder {
  /// Applies the attributes of scroll views, tables, collection views and cells.
  func decodeList(_ view: UIView, _ element: InterfaceElement) {
    if let view = view as? UIScrollView { decodeScrollView(view, element) }
    switch view {
    case let table as UITableView: decodeTable(table, element)
    case let list as UICollectionView:
      if let value = element.flag("allowsSelection") { list.allowsSelection = value }
      if let value = element.flag("allowsMultipleSelection") { list.allowsMultipleSelection = value }
    case let cell as UITableViewCell: decodeCell(cell, element)
    case let cell as UICollectionReusableView:
      if let value = element["reuseIdentifier"] { cell.reuseIdentifier = value }
    default: break
    }
  }

  private func decodeScrollView(_ view: UIScrollView, _ element: InterfaceElement) {
    if let value = element.flag("scrollEnabled") { view.isScrollEnabled = value }
    if let value = element.flag("pagingEnabled") { view.isPagingEnabled = value }
    if let value = element.flag("directionalLockEnabled") { view.isDirectionalLockEnabled = value }
    if let value = element.flag("bounces") { view.bounces = value }
    if let value = element.flag("bouncesZoom") { view.bouncesZoom = value }
    if let value = element.number("minimumZoomScale") { view.minimumZoomScale = CGFloat(value) }
    if let value = element.number("maximumZoomScale") { view.maximumZoomScale = CGFloat(value) }
    if let value = element.flag("alwaysBounceVertical") { view.alwaysBounceVertical = value }
    if let value = element.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = value }
    if let value = element.flag("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = value }
    if let value = element.flag("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = value }
    if let value = element.flag("scrollsToTop") { view.scrollsToTop = value }
    if let value = element.flag("delaysContentTouches") { view.delaysContentTouches = value }
    if let value = element.flag("canCancelContentTouches") { view.canCancelContentTouches = value }
    switch element["indicatorStyle"] {
    case "black": view.indicatorStyle = .black
    case "white": view.indicatorStyle = .white
    default: break
    }
    let dismissals: [String: UIScrollView.KeyboardDismissMode] = [
      "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    ]
    if let value = element["keyboardDismissMode"].flatMap({ dismissals[$0] }) { view.keyboardDismissMode = value }
    let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
      "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
    if let value = element["contentInsetAdjustmentBehavior"].flatMap({ adjustments[$0] }) {
      view.contentInsetAdjustmentBehavior = value
    }
    if let value = insets(element, "contentInset") { view.contentInset = value }
    if let value = size(element, "contentSize") { view.contentSize = value }
  }

  // MARK: Tables

  /// The style of the table that an element describes.
  static func tableStyle(of element: InterfaceElement?) -> UITableView.Style {
    switch element?["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  /// The style of the table of a controller that an element describes.
  static func tableStyle(ofViewIn controller: InterfaceElement?) -> UITableView.Style {
    tableStyle(of: controller?.child(key: "view"))
  }

  /// The style of the cell that an element describes.
  static func cellStyle(of element: InterfaceElement?) -> UITableViewCell.CellStyle {
    switch element?["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  private func decodeTable(_ table: UITableView, _ element: InterfaceElement) {
    func length(_ name: String, _ set: (CGFloat) -> Void) { element.number(name).map { set(CGFloat($0)) } }
    length("rowHeight") { table.rowHeight = $0 }
    length("estimatedRowHeight") { table.estimatedRowHeight = $0 }
    length("sectionHeaderHeight") { table.sectionHeaderHeight = $0 }
    length("sectionFooterHeight") { table.sectionFooterHeight = $0 }
    length("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = $0 }
    length("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = $0 }
    switch element["separatorStyle"] {
    case "none": table.separatorStyle = .none
    case "singleLine", "default", "singleLineEtched": table.separatorStyle = .singleLine
    default: break
    }
    if let value = color(element, "separatorColor") { table.separatorColor = value }
    if let value = insets(element, "separatorInset") { table.separatorInset = value }
    if let value = element.flag("allowsSelection") { table.allowsSelection = value }
    if let value = element.flag("allowsMultipleSelection") { table.allowsMultipleSelection = value }
  }

  private func decodeCell(_ cell: UITableViewCell, _ element: InterfaceElement) {
    if let value = element["reuseIdentifier"] { cell.reuseIdentifier = value }
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "none": .none, "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
    ]
    if let value = element["accessoryType"].flatMap({ accessories[$0] }) { cell.accessoryType = value }
    let selections: [String: UITableViewCell.SelectionStyle] = [
      "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
    if let value = element["selectionStyle"].flatMap({ selections[$0] }) { cell.selectionStyle = value }
    if let value = insets(element, "separatorInset") { cell.separatorInset = value }
  }

  // MARK: Content

  /// Creates the rows and prototypes of lists, and the views that are values of properties.
  func addListContent(of element: InterfaceElement, to view: UIView) {
    switch view {
    case let table as UITableView: addRows(of: element, to: table)
    case let list as UICollectionView: addItems(of: element, to: list)
    default: break
    }
    for key in ["backgroundView", "selectedBackgroundView", "accessoryView"] {
      guard let source = element.child(key: key), source.name != "nil", let part = makeView(source) else { continue }
      _ = setStandardOutlet(key, of: view, to: part)
    }
  }

  /// Makes the labels and the image view of a cell's style known before the views in the content view are created.
  func addStandardParts(of element: InterfaceElement, to cell: UITableViewCell) {
    guard element["style"] != nil, let content = element.child(key: "contentView") else { return }
    let parts = [
      (element["textLabel"], cell.textLabel), (element["detailTextLabel"], cell.detailTextLabel),
    ]
    for (id, part) in parts {
      guard let id, let part, let source = content.list("subviews").first(where: { $0.id == id }) else { continue }
      register(part, as: id)
      apply(source, to: part)
    }
  }

  private func addRows(of element: InterfaceElement, to table: UITableView) {
    for (key, set) in [
      ("tableHeaderView", { (view: UIView) in table.tableHeaderView = view }),
      ("tableFooterView", { (view: UIView) in table.tableFooterView = view }),
    ] {
      if let source = element.child(key: key), let view = makeView(source) { set(view) }
    }
    for prototype in element.list("prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      let scene = sceneObjects
      table.cellPool.register(identifier) {
        scene.makePrototype(prototype, UITableViewCell.self) ?? UITableViewCell(registeredAs: identifier)
      }
    }
    let sections = element.list("sections")
    guard !sections.isEmpty else { return }
    table.staticContent = StaticTableContent(
      sections: sections.map { section in
        StaticTableContent.Section(
          header: text(section, "headerTitle"), footer: text(section, "footerTitle"),
          rows: section.list("cells").compactMap { source in
            (makeView(source) as? UITableViewCell).map { cell in
              StaticTableContent.StaticRow(cell: cell, height: source.number("rowHeight").map { CGFloat($0) })
            }
          })
      })
  }

  private func addItems(of element: InterfaceElement, to list: UICollectionView) {
    for prototype in element.list("cells") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      let scene = sceneObjects
      list.cellPool.register(identifier) {
        scene.makePrototype(prototype, UICollectionViewCell.self) ?? UICollectionViewCell(registeredAs: identifier)
      }
    }
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    for prototype in element.children(named: "collectionReusableView") {
      guard let identifier = prototype["reuseIdentifier"], let kind = prototype.key.flatMap({ kinds[$0] }) else {
        continue
      }
      let scene = sceneObjects
      list.supplementaryPools[kind, default: ReusePool()].register(identifier) {
        scene.makePrototype(prototype, UICollectionReusableView.self)
          ?? UICollectionReusableView(registeredAs: identifier)
      }
    }
  }

  /// Creates the layout of the collection view that an element describes.
  static func layout(of coder: NSCoder) -> UICollectionViewLayout {
    guard let coder = coder as? InterfaceCoder, let source = coder.element.child(key: "collectionViewLayout") else {
      return UICollectionViewFlowLayout()
    }
    return coder.builder.makeLayout(source)
  }

  private func makeLayout(_ element: InterfaceElement) -> UICollectionViewLayout {
    let base: UICollectionViewLayout.Type =
      element.name == "collectionViewFlowLayout" ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    let layout =
      declaredType(of: element, default: base).init(coder: InterfaceCoder(element, self))
      ?? UICollectionViewFlowLayout()
    note(layout, element)
    guard let flow = layout as? UICollectionViewFlowLayout else { return layout }
    if let value = element["scrollDirection"] { flow.scrollDirection = value == "horizontal" ? .horizontal : .vertical }
    if let value = element.number("minimumLineSpacing") { flow.minimumLineSpacing = CGFloat(value) }
    if let value = element.number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = CGFloat(value) }
    if let value = size(element, "itemSize") { flow.itemSize = value }
    if element.flag("automaticEstimatedItemSize") == true {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let value = size(element, "estimatedItemSize") {
      flow.estimatedItemSize = value
    }
    if let value = size(element, "headerReferenceSize") { flow.headerReferenceSize = value }
    if let value = size(element, "footerReferenceSize") { flow.footerReferenceSize = value }
    if let value = insets(element, "sectionInset") { flow.sectionInset = value }
    switch element["sectionInsetReference"] {
    case "safeArea": flow.sectionInsetReference = .fromSafeArea
    case "layoutMargins": flow.sectionInsetReference = .fromLayoutMargins
    default: break
    }
    return flow
  }
}
