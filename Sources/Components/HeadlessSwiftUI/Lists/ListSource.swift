import HeadlessUIKit

/// Gives a table the rows of a list.
final class ListSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  private var sections: [ListSection] = []
  /// The rows that were made since the sections were replaced.
  private var rows: [IndexPath: ContainedView] = [:]
  private var selection: ListSelection?
  private var margins = ContentMargins()
  /// The edges at which content ended at a line below bars in the last evaluation.
  var hardEdges: Edge.Set = []
  /// The views of rows, headers and footers that have been shown, with their state.
  private var hosts: [AnyHashable: HostingView] = [:]
  private weak var controller: UIViewController?
  private weak var table: UITableView?
  /// Keeps the state of rows of long collections.
  private lazy var graph = ViewGraph { [weak self] in self?.reload() }

  func show(
    _ sections: [ListSection], selection: ListSelection?, margins: ContentMargins, controller: UIViewController?,
    in table: UITableView
  ) {
    (self.sections, self.selection, self.controller, self.table) = (sections, selection, controller, table)
    self.margins = margins
    graph.controller = controller
    if table.dataSource !== self {
      table.dataSource = self
      table.delegate = self
    }
    reload()
  }

  private func reload() {
    rows = [:]
    table?.reloadData()
  }

  private func row(at path: IndexPath) -> ContainedView? {
    if let row = rows[path] { return row }
    guard sections.indices.contains(path.section) else { return nil }
    let row = sections[path.section].rows.view(at: path.row, keptBy: graph)
    rows[path] = row
    return row
  }

  private func host(_ identity: AnyHashable) -> HostingView {
    if let host = hosts[identity] { return host }
    let host = HostingView(EmptyView())
    hosts[identity] = host
    return host
  }

  // MARK: Rows

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard let row = row(at: indexPath) else { return cell }
    let traits = row.traits.row
    let host = host([indexPath.section, row.context.node, row.identity] as [AnyHashable])
    host.controller = controller
    host.setRoot(RowContent(row: row), in: row.context.environment)
    cell.contentConfiguration = HostedRow(
      host: host, insets: traits.insets, isRow: true, minimumHeight: row.context.environment.minimumRowHeight)
    show(traits.background, in: cell, row.context)
    if hidesSeparator(below: indexPath, traits) {
      cell.separatorInset = UIEdgeInsets(top: 0, left: .greatestFiniteMagnitude, bottom: 0, right: 0)
    }
    let next = self.row(at: IndexPath(row: indexPath.row + 1, section: indexPath.section))
    cell.separatorTint = (traits.bottomSeparatorTint ?? next?.traits.row.topSeparatorTint)?.uiColor
    if let value = row.traits.selectionValue, selection?.contains(selectionIdentity(value)) == true {
      cell.isSelected = true
    }
    return cell
  }

  /// Whether the separator below a row is hidden: by the row, or by the next one as its upper separator.
  private func hidesSeparator(below path: IndexPath, _ traits: RowTraits) -> Bool {
    let next = row(at: IndexPath(row: path.row + 1, section: path.section))
    return traits.bottomSeparator == .hidden || next?.traits.row.topSeparator == .hidden
  }

  /// Shows the background of a row.
  private func show(_ background: (any View)?, in cell: UITableViewCell, _ context: BuildContext) {
    switch background {
    case nil: break
    case let color as Color:
      var configuration = cell.defaultBackgroundConfiguration()
      configuration.backgroundColor = color.uiColor
      cell.automaticallyUpdatesBackgroundConfiguration = false
      cell.backgroundConfiguration = configuration
    case let view?:
      let host = HostingView(EmptyView())
      host.setRoot(view, in: context.environment)
      cell.backgroundConfiguration = .clear()
      cell.backgroundView = host
    }
  }

  /// Shows the row with an identity, and returns whether there is one.
  func scroll(to identity: AnyHashable, at anchor: UnitPoint?) -> Bool {
    for (section, part) in sections.enumerated() {
      for index in 0..<part.rows.count {
        let path = IndexPath(row: index, section: section)
        guard let traits = row(at: path)?.traits else { continue }
        guard traits.scrollIdentity == identity || traits.identity == identity else { continue }
        table?.layoutIfNeeded()
        table?.scrollToRow(at: path, at: Self.position(of: anchor), animated: false)
        return true
      }
    }
    return false
  }

  private static func position(of anchor: UnitPoint?) -> UITableView.ScrollPosition {
    guard let anchor else { return .none }
    return anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .middle
  }

  // MARK: Headers and footers

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let views = sections[section].header
    guard !views.isEmpty else { return nil }
    let content = SectionHeader(
      views: views, isPlain: tableView.style == .plain, prominence: sections[section].headerProminence)
    return accessory(content, "header \(section)", of: views, isFirst: section == 0, tableView)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    let views = sections[section].footer
    guard !views.isEmpty else { return nil }
    return accessory(
      SectionFooter(views: views), "footer \(section)", of: views, isFirst: nil,
      isLast: section == sections.count - 1, tableView)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    if section == 0, let top = margins.top, sections[section].header.isEmpty, tableView.style != .plain {
      return max(top, .leastNormalMagnitude)
    }
    guard section > 0, let spacing = sections[section].spacing, sections[section].header.isEmpty else {
      return UITableView.automaticDimension
    }
    return max(spacing, .leastNormalMagnitude)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    if section == sections.count - 1, let bottom = margins.bottom, sections[section].footer.isEmpty,
      tableView.style != .plain
    {
      return max(bottom, .leastNormalMagnitude)
    }
    let isSpaced = sections.indices.contains(section + 1) && sections[section + 1].spacing != nil
    return isSpaced && sections[section].footer.isEmpty ? .leastNormalMagnitude : UITableView.automaticDimension
  }

  /// - Parameters:
  ///   - isFirst: Whether a header is that of the first section; `nil` for a footer.
  ///   - isLast: Whether a footer is that of the last section.
  private func accessory(
    _ content: some View, _ name: String, of views: [ContainedView], isFirst: Bool?, isLast: Bool = false,
    _ tableView: UITableView
  ) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let host = host(name)
    host.controller = controller
    var environment = views[0].context.environment
    environment.containerKind = .none
    host.setRoot(content, in: environment)
    let look = tableView.traitCollection.controlLook
    let isPlain = tableView.style == .plain
    var verticalMargins = look.headerMargins(isPlain: isPlain, isFirst: isFirst)
    if isFirst == true, !isPlain, let top = margins.top { verticalMargins.top = top }
    if isLast, !isPlain, let bottom = margins.bottom { verticalMargins.bottom = bottom }
    view.contentConfiguration = HostedRow(
      host: host, insets: RowInsets(), isRow: false,
      minimumHeight: isFirst == nil ? nil : environment.defaultMinListHeaderHeight,
      verticalMargins: verticalMargins,
      // Headers begin where the texts of rows begin.
      sideMargin: tableView.separatorInset.left)
    return view
  }

  // MARK: Editing

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    guard let row = row(at: indexPath)?.traits.row else { return false }
    return row.canDelete || row.move != nil || selection?.allowsSeveral == true
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    row(at: indexPath).map { $0.traits.row.move != nil && !$0.traits.row.isMoveDisabled } ?? false
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    row(at: indexPath)?.traits.row.canDelete == true ? .delete : .none
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { row(at: indexPath)?.traits.row.delete?() }
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let distance = destinationIndexPath.row - sourceIndexPath.row
    guard destinationIndexPath.section == sourceIndexPath.section, distance != 0 else { return }
    row(at: sourceIndexPath)?.traits.row.move?(distance)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let row = row(at: indexPath), let actions = row.traits.row.leadingActions else { return nil }
    return SwipeActions.configuration(of: actions, in: row.context.child("leading"))
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let row = row(at: indexPath) else { return nil }
    if let actions = row.traits.row.trailingActions {
      return SwipeActions.configuration(of: actions, in: row.context.child("trailing"))
    }
    guard row.traits.row.canDelete, let delete = row.traits.row.delete else { return nil }
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        delete()
        done(true)
      }
    ])
  }

  // MARK: Selection

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { toggle(indexPath) }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    // Another row was selected, unless the list selects several.
    if selection?.allowsSeveral == true { toggle(indexPath) }
  }

  private func toggle(_ path: IndexPath) {
    guard let traits = row(at: path)?.traits, !traits.row.isSelectionDisabled else { return }
    if let value = traits.selectionValue { selection?.toggle(selectionIdentity(value)) }
  }
}

/// Makes UIKit's swipe actions from buttons.
@MainActor
private enum SwipeActions {
  static func configuration(of view: any View, in context: BuildContext) -> UISwipeActionsConfiguration {
    let graph = ViewGraph {}
    let views = view.containedViews(in: context.kept(by: graph))
    return UISwipeActionsConfiguration(actions: views.compactMap(action))
  }

  private static func action(_ view: ContainedView) -> UIContextualAction? {
    guard let action = view.core as? any ActionView else { return nil }
    let content = PlainContent(of: action.title, in: view.context)
    let environment = view.context.environment
    let item = UIContextualAction(
      style: action.role == .destructive ? .destructive : .normal, title: content.title
    ) { _, _, done in
      action.perform(in: environment)
      done(true)
    }
    item.image = content.image
    if let tint = environment.tint { item.backgroundColor = tint.uiColor }
    return item
  }
}
