import Foundation

extension UITableView {
  static let defaultRowHeight: CGFloat = 44

  var isGrouped: Bool { style != .plain }

  /// Asks the data source how many rows there are, if it was not asked since the last reload.
  func loadIfNeeded() {
    guard isReloadPending else { return }
    isReloadPending = false
    outline = estimatedOutline(rowCounts: loadedRowCounts())
  }

  func loadedRowCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  func estimateHeights() {
    outline = estimatedOutline(rowCounts: outline.rowCounts)
  }

  /// Estimates for all; where they are 0, which means none, the delegate is asked for the height of every row.
  func estimatedOutline(rowCounts: [Int]) -> TableOutline {
    var outline = TableOutline(rowCounts: rowCounts) { self.estimatedHeight(of: $0) }
    guard estimatedRowHeight == 0 else { return outline }
    for (section, count) in rowCounts.enumerated() {
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        if let height = givenHeight(of: path) { outline.set(height, of: .row(path)) }
      }
    }
    return outline
  }

  private func estimatedHeight(of part: TableOutline.Part) -> CGFloat {
    switch part {
    case .tableHeader: return tableHeaderView?.frame.height ?? 0
    case .tableFooter: return tableFooterView?.frame.height ?? 0
    case .row(let path):
      let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
      return estimate > 0 ? estimate : rowHeight >= 0 ? rowHeight : Self.defaultRowHeight
    case .header(let section):
      if let height = givenHeaderHeight(in: section) { return height }
      if estimatedSectionHeaderHeight > 0 { return estimatedSectionHeaderHeight }
      let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      return hasTitle ? 28 + headerPadding : emptyHeaderHeight(in: section)
    case .footer(let section):
      if let height = givenFooterHeight(in: section) { return height }
      if estimatedSectionFooterHeight > 0 { return estimatedSectionFooterHeight }
      let hasTitle = dataSource?.tableView(self, titleForFooterInSection: section) != nil
      return hasTitle ? 28 : emptyFooterHeight
    }
  }

  // MARK: What the delegate says, and else the properties; nil where the content decides

  func givenHeight(of path: IndexPath) -> CGFloat? {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 ? height : nil
  }

  func givenHeaderHeight(in section: Int) -> CGFloat? {
    let height = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    return height >= 0 ? height : nil
  }

  func givenFooterHeight(in section: Int) -> CGFloat? {
    let height = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    return height >= 0 ? height : nil
  }

  // MARK: Gaps

  /// The space above a header that has content, in points: 22 in plain tables, as since iOS 15.
  var headerPadding: CGFloat {
    if isGrouped { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
  }

  /// Grouped sections keep apart, 35 points in all.
  func emptyHeaderHeight(in section: Int) -> CGFloat {
    isGrouped ? section == 0 ? 35 : 17.5 : 0
  }

  var emptyFooterHeight: CGFloat { isGrouped ? 17.5 : 0 }

  // MARK: Measuring

  /// The height of a view at the width that it is shown in.
  func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
    let proposal = SizeProposal(width: width)
    if let answer = view.answers.given.first(where: { $0.proposal == proposal }) { return answer.size.height }
    return view.measured(in: proposal).height
  }
}
