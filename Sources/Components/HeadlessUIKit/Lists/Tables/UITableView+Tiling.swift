import Foundation

extension UITableView: TilingList {
  static var vocabulary: ListVocabulary { .table }

  var itemCounts: [Int] { outline.rowCounts }

  static func precedes(_ first: Int, _ second: Int) -> Bool { first < second }

  func view(of entry: UIView) -> UIView { entry }

  /// Shows the parts within the bounds, from the top down, and recycles all others.
  func tileVisibleElements() {
    updateTableViews()
    var first = firstVisiblePosition
    if !isGrouped, let section = section(at: first) {
      // The header is pinned to the top while its rows are on screen.
      show(outline.position(of: .header(section)))
      first = firstVisiblePosition
    }
    recycleUnpinned { $0 < first || outline.heights.start(of: $0) >= bounds.maxY }
    var position = first
    var end = outline.heights.start(of: position)
    while position < outline.count, end < bounds.maxY {
      show(position)
      end += outline.heights[position]
      position += 1
    }
    recycleUnpinned { $0 < first || $0 >= position }
    placeShown()
    let size = CGSize(width: bounds.width, height: outline.heights.total)
    if contentSize != size { contentSize = size }
  }

  /// The position of the part at the top of the bounds, or of the first unmeasured part of height 0 directly before it.
  private var firstVisiblePosition: Int {
    var position = outline.heights.index(at: bounds.minY)
    while position > 0, outline.heights[position - 1] == 0, !outline.isMeasured[position - 1] { position -= 1 }
    return min(position, outline.count)
  }

  private func section(at position: Int) -> Int? {
    guard position < outline.count else { return nil }
    switch outline.part(at: position) {
    case .row(let path): return path.section
    case .footer(let section), .header(let section): return section
    case .tableHeader, .tableFooter: return nil
    }
  }

  private func updateTableViews() {
    outline.set(tableHeaderView?.frame.height ?? 0, of: .tableHeader)
    outline.set(tableFooterView?.frame.height ?? 0, of: .tableFooter)
    if let backgroundView { backgroundView.frame = bounds }
  }

  // MARK: Showing

  /// Measures the view of a part, and creates it if needed.
  private func show(_ position: Int) {
    switch outline.part(at: position) {
    case .row(let path): showRow(path, at: position)
    case .header(let section): showHeader(of: section, at: position)
    case .footer(let section): showFooter(of: section, at: position)
    case .tableHeader, .tableFooter: break
    }
  }

  private func showRow(_ path: IndexPath, at position: Int) {
    let cell = shown[position] as? UITableViewCell ?? makeCell(path, at: position)
    cell.frame.size.width = rowWidth
    if let height = fixedHeight(of: path) {
      outline.set(height, of: .row(path))
    } else {
      outline.set(fittingHeight(of: cell, width: rowWidth), of: .row(path))
    }
  }

  private func makeCell(_ path: IndexPath, at position: Int) -> UITableViewCell {
    let cell = providedCell(path)
    cell.setPlacement(placement(of: path))
    cell.isSelected = selectedPaths.contains(path)
    add(cell, at: position)
    if let tableDelegate {
      let level = tableDelegate.tableView(self, indentationLevelForRowAt: path)
      if cell.indentationLevel != level { cell.indentationLevel = level }
      tableDelegate.tableView(self, willDisplay: cell, forRowAt: path)
    }
    cell.updatePendingConfiguration()
    return cell
  }

  private func providedCell(_ path: IndexPath) -> UITableViewCell {
    usable(dataSource?.tableView(self, cellForRowAt: path), orError: .sharedCell(path), empty: UITableViewCell.init)
  }

  private func showHeader(of section: Int, at position: Int) {
    let fixedHeight = fixedHeaderHeight(in: section)
    guard let view = shown[position] ?? makeHeader(of: section, at: position) else {
      // In a plain table, the height from the property does not apply to a header without content.
      let usesFixedHeight = fixedHeight != sectionHeaderHeight || isGrouped
      outline.set(usesFixedHeight ? fixedHeight ?? emptyHeaderHeight(in: section) : 0, of: .header(section))
      return
    }
    outline.set(headerPadding + (fixedHeight ?? fittingHeight(of: view, width: rowWidth)), of: .header(section))
  }

  private func showFooter(of section: Int, at position: Int) {
    let fixedHeight = fixedFooterHeight(in: section)
    guard let view = shown[position] ?? makeFooter(of: section, at: position) else {
      let usesFixedHeight = fixedHeight != sectionFooterHeight || isGrouped
      outline.set(usesFixedHeight ? fixedHeight ?? emptyFooterHeight : 0, of: .footer(section))
      return
    }
    outline.set(fixedHeight ?? fittingHeight(of: view, width: rowWidth), of: .footer(section))
  }

  private func makeHeader(of section: Int, at position: Int) -> UIView? {
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let view =
      tableDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? title.map { titleView($0, isFooter: false, section: section) }
    guard let view else { return nil }
    add(view, at: position)
    (view as? UITableViewHeaderFooterView)?.applyTitleStyle()
    tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    return view
  }

  private func makeFooter(of section: Int, at position: Int) -> UIView? {
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    let view =
      tableDelegate?.tableView(self, viewForFooterInSection: section)
      ?? title.map { titleView($0, isFooter: true, section: section) }
    guard let view else { return nil }
    add(view, at: position)
    (view as? UITableViewHeaderFooterView)?.applyTitleStyle()
    tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    return view
  }

  private func titleView(_ title: String, isFooter: Bool, section: Int) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let header = isGrouped ? HeaderFooterTitleStyle.groupedHeader(isFirst: section == 0) : .plain
    view.titleStyle = isFooter ? isGrouped ? .groupedFooter : .plainFooter : header
    view.title = title
    view.textLabel?.text = title
    if !isFooter { view.textLabel?.accessibilityTraits = .header }
    return view
  }

  /// Adds a view so that rows are in order, and below the headers and footers.
  private func add(_ view: UIView, at position: Int) {
    let isRow = view is UITableViewCell
    let later = subviews.firstIndex { other in
      guard let otherPosition = shown.first(where: { $0.value === other })?.key else { return false }
      let isOtherRow = other is UITableViewCell
      return isOtherRow == isRow ? otherPosition > position : isRow
    }
    shown[position] = view
    insertSubview(view, at: later ?? subviews.count)
  }

  // MARK: Recycling

  private func recycleUnpinned(where shouldRecycle: (Int) -> Bool) {
    recycle { shouldRecycle($0) && !isPinned($0) }
  }

  /// Whether the part is the header of the section at the top of a plain table.
  private func isPinned(_ position: Int) -> Bool {
    guard !isGrouped, case .header(let section) = outline.part(at: position) else { return false }
    return section == self.section(at: firstVisiblePosition)
  }

  func store(_ view: UIView, of position: Int) {
    switch outline.part(at: position) {
    case .header(let section): tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer(let section): tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    case .row, .tableHeader, .tableFooter: break
    }
    switch view {
    case let cell as UITableViewCell:
      if case .row(let path) = outline.part(at: position) {
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
      cellPool.recycle(cell, cell.reuseIdentifier)
    case let view as UITableViewHeaderFooterView: headerFooterPool.recycle(view, view.reuseIdentifier)
    default: break
    }
  }
}

extension UITableView {
  /// The distances from rows to the sides of the table, in points.
  var rowMargins: (left: CGFloat, right: CGFloat) {
    let standard = style == .insetGrouped ? systemMargin : 0
    let (leading, trailing) = (contentMargins.leading ?? standard, contentMargins.trailing ?? standard)
    return isRightToLeft ? (trailing, leading) : (leading, trailing)
  }

  var rowWidth: CGFloat { rowWidth(between: rowMargins) }

  private func rowWidth(between margins: (left: CGFloat, right: CGFloat)) -> CGFloat {
    max(bounds.width - margins.left - margins.right, 0)
  }

  /// Sets the frames of all views on screen.
  func placeShown() {
    for position in shownElements {
      guard let view = shown[position] else { continue }
      var frame = frame(at: position)
      if swiped != nil, case .row(let path) = outline.part(at: position) {
        frame.origin.x += placeSwipe(behind: frame, of: path)
      }
      if view.frame != frame { view.frame = frame }
      if case .row(let path) = outline.part(at: position), let cell = view as? UITableViewCell {
        cell.setPlacement(placement(of: path))
        cell.roundCorners()
      }
    }
    place(tableHeaderView, as: .tableHeader)
    place(tableFooterView, as: .tableFooter)
  }

  private func place(_ view: UIView?, as part: TableOutline.Part) {
    guard let view else { return }
    let frame = rect(of: part)
    if view.frame != frame { view.frame = frame }
  }

  private func frame(at position: Int) -> CGRect {
    let part = outline.part(at: position)
    var frame = rect(of: part)
    guard case .header(let section) = part else { return frame }
    frame.origin.y += headerPadding
    frame.size.height -= headerPadding
    guard !isGrouped else { return frame }
    let end = outline.extent(of: .footer(section)).start - frame.height
    let top = bounds.minY + adjustedContentInset.top
    frame.origin.y = max(frame.minY, min(top, end))
    return frame
  }

  /// Returns the frame of a part in the content.
  func rect(of part: TableOutline.Part) -> CGRect {
    let (start, height) = outline.extent(of: part)
    switch part {
    case .tableHeader, .tableFooter: return CGRect(x: 0, y: start, width: bounds.width, height: height)
    case .header, .row, .footer:
      let margins = rowMargins
      return CGRect(x: margins.left, y: start, width: rowWidth(between: margins), height: height)
    }
  }

  // MARK: Appearance

  private func placement(of path: IndexPath) -> TableRowPlacement {
    let look = traitCollection.look.list
    let grid = PixelGrid(traitCollection)
    let hasSeparators = separatorStyle != .none
    return TableRowPlacement(
      isGrouped: isGrouped,
      separatorColor: hasSeparators ? look.separatorColor(separatorColor) : nil,
      separatorHeight: hasSeparators ? look.separatorHeight(on: grid) : 0,
      reservedHeight: hasSeparators && !separatorsOverlapContent ? look.reservedHeight(on: grid) : 0,
      separatorInset: separatorInset, isFirst: path.row == 0,
      isLast: path.row == outline.rowCounts[path.section] - 1, isInset: style == .insetGrouped,
      editing: editing(of: path), indexWidth: indexWidth)
  }

  private func editing(of path: IndexPath) -> RowEditing? {
    guard isEditing, let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return nil }
    return RowEditing(
      style: tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete,
      isIndented: tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true,
      canMove: dataSource.tableView(self, canMoveRowAt: path))
  }
}
