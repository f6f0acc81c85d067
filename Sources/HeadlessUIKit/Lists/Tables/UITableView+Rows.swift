public import Foundation

extension UITableView {
  public var numberOfSections: Int {
    loadIfNeeded()
    return outline.rowCounts.count
  }

  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return outline.rowCounts.indices.contains(section) ? outline.rowCounts[section] : 0
  }

  /// The cell of a row that is on screen; else nil.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard outline.contains(indexPath), !isReloadPending else { return nil }
    return shown[outline.position(of: .row(indexPath))] as? UITableViewCell
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard outline.rowCounts.indices.contains(section) else { return nil }
    return shown[outline.position(of: .header(section))] as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard outline.rowCounts.indices.contains(section) else { return nil }
    return shown[outline.position(of: .footer(section))] as? UITableViewHeaderFooterView
  }

  /// From the top down.
  public var visibleCells: [UITableViewCell] {
    shown.keys.sorted().compactMap { shown[$0] as? UITableViewCell }
  }

  public var indexPathsForVisibleRows: [IndexPath]? {
    shown.keys.sorted().compactMap { position in
      guard case .row(let path) = outline.part(at: position) else { return nil }
      return path
    }
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let position = shown.first(where: { $0.value === cell })?.key,
      case .row(let path) = outline.part(at: position)
    else { return nil }
    return path
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    let position = outline.heights.index(at: point.y)
    guard point.y >= 0, position < outline.count, case .row(let path) = outline.part(at: position) else { return nil }
    return path
  }

  /// The row's rectangle in the content; estimated where it or a row above was not on screen yet.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return outline.contains(indexPath) ? rect(of: .row(indexPath)) : .zero
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return outline.rowCounts.indices.contains(section) ? rect(of: .header(section)) : .zero
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return outline.rowCounts.indices.contains(section) ? rect(of: .footer(section)) : .zero
  }

  public func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  /// Scrolls a row to a place, and lays out: the heights of rows that come on screen are known on return.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    precondition(outline.contains(indexPath), "the table has no row \(indexPath) to scroll to")
    // The rows that come on screen turn out other than estimated, which moves the row: a few rounds settle it.
    for _ in 0..<4 {
      layoutIfNeeded()
      let offset = offset(bringing: rectForRow(at: indexPath), to: scrollPosition)
      guard offset != contentOffset else { break }
      contentOffset = offset
    }
    layoutIfNeeded()
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  private func offset(bringing rect: CGRect, to place: ScrollPosition) -> CGPoint {
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    let y: CGFloat
    switch place {
    case .top: y = rect.minY
    case .middle: y = rect.midY - visible.height / 2
    case .bottom: y = rect.maxY - visible.height
    case .none: y = max(min(visible.minY, rect.minY), rect.maxY - visible.height)
    }
    let last = max(outline.heights.total - visible.height, 0)
    let grid = PixelGrid(traitCollection)
    return CGPoint(x: contentOffset.x, y: grid.rounded(max(0, min(y, last))) - insets.top)
  }
}
