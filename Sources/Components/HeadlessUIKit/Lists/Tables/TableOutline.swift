import Foundation

/// The heights of all parts of a table, measured for parts that have been on screen and estimated for others.
///
/// Every part has a position, in this order: the table's header, each section's header, rows and footer, the table's
/// footer.
struct TableOutline {
  let rowCounts: [Int]
  /// The position of each section's header.
  private let starts: [Int]
  private(set) var heights: LengthIndex
  private(set) var isMeasured: [Bool]

  static let empty = TableOutline(rowCounts: []) { _ in 0 }

  init(rowCounts: [Int], estimate: (Part) -> CGFloat) {
    self.rowCounts = rowCounts
    var (starts, heights) = ([Int](), [estimate(.tableHeader)])
    for (section, count) in rowCounts.enumerated() {
      starts.append(heights.count)
      heights.append(estimate(.header(section)))
      for row in 0..<count { heights.append(estimate(.row(IndexPath(row: row, section: section)))) }
      heights.append(estimate(.footer(section)))
    }
    heights.append(estimate(.tableFooter))
    self.starts = starts
    self.heights = LengthIndex(heights)
    isMeasured = Array(repeating: false, count: heights.count)
  }

  var count: Int { heights.count }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && rowCounts.indices.contains(path.section) && (0..<rowCounts[path.section]).contains(path.row)
  }

  func contains(_ part: Part) -> Bool {
    switch part {
    case .tableHeader, .tableFooter: true
    case .header(let section), .footer(let section): rowCounts.indices.contains(section)
    case .row(let path): contains(path)
    }
  }

  func position(of part: Part) -> Int {
    switch part {
    case .tableHeader: 0
    case .header(let section): starts[section]
    case .row(let path): starts[path.section] + 1 + path.row
    case .footer(let section): starts[section] + 1 + rowCounts[section]
    case .tableFooter: count - 1
    }
  }

  func part(at position: Int) -> Part {
    if position == 0 { return .tableHeader }
    if position >= count - 1 { return .tableFooter }
    let section = section(at: position)
    let row = position - starts[section] - 1
    if row < 0 { return .header(section) }
    return row < rowCounts[section] ? .row(IndexPath(row: row, section: section)) : .footer(section)
  }

  /// Returns the last section that starts at or before a position.
  private func section(at position: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the distance of a part from the table's top, and its height, in points.
  func extent(of part: Part) -> (start: CGFloat, height: CGFloat) {
    let position = position(of: part)
    return (heights.start(of: position), heights[position])
  }

  func isMeasured(_ part: Part) -> Bool { isMeasured[position(of: part)] }

  mutating func set(_ height: CGFloat, of part: Part) {
    let position = position(of: part)
    heights[position] = height
    isMeasured[position] = true
  }

  /// A part of a table. Headers and footers have the index of their section.
  enum Part: Hashable {
    case tableHeader
    case header(Int)
    case row(IndexPath)
    case footer(Int)
    case tableFooter
  }
}

extension UITableView {
  private var defaultRowHeight: CGFloat { traitCollection.look.list.rowHeight }

  var isGrouped: Bool { style != .plain }

  /// Reads the number of rows from the data source, if it has not been read since the last reload.
  func loadIfNeeded() {
    guard isReloadPending, !isTiling else { return }
    isReloadPending = false
    outline = estimatedOutline(rowCounts: loadedItemCounts())
  }

  func loadedItemCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    return (0..<ListVocabulary.table.checked(sections, else: .negativeSections(sections))).map { section in
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      return ListVocabulary.table.checked(rows, else: .negativeItems(rows, section: section))
    }
  }

  func estimateHeights() {
    outline = estimatedOutline(rowCounts: outline.rowCounts)
  }

  /// Returns the outline with estimated heights. If the estimate is 0, the delegate returns the heights of all rows.
  func estimatedOutline(rowCounts: [Int]) -> TableOutline {
    var outline = TableOutline(rowCounts: rowCounts) { self.estimatedHeight(of: $0) }
    guard estimatedRowHeight == 0 else { return outline }
    for (section, count) in rowCounts.enumerated() {
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        if let height = fixedHeight(of: path) { outline.set(height, of: .row(path)) }
      }
    }
    return outline
  }

  private func estimatedHeight(of part: TableOutline.Part) -> CGFloat {
    switch part {
    case .tableHeader: return tableHeaderView?.frame.height ?? 0
    case .tableFooter: return tableFooterView?.frame.height ?? 0
    case .row(let path):
      let estimate =
        tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
      if estimate > 0, estimate.isFinite { return estimate }
      return rowHeight >= 0 && rowHeight.isFinite ? rowHeight : defaultRowHeight
    case .header(let section):
      if let height = fixedHeaderHeight(in: section) { return height }
      let estimate =
        tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
      if estimate > 0, estimate.isFinite { return estimate }
      let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      return hasTitle ? 28 + headerPadding : emptyHeaderHeight(in: section)
    case .footer(let section):
      if let height = fixedFooterHeight(in: section) { return height }
      let estimate =
        tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
      if estimate > 0, estimate.isFinite { return estimate }
      let hasTitle = dataSource?.tableView(self, titleForFooterInSection: section) != nil
      return hasTitle ? 28 : emptyFooterHeight
    }
  }

  // MARK: Heights from the delegate, otherwise from the properties; `nil` for automatic heights

  func fixedHeight(of path: IndexPath) -> CGFloat? {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 && height.isFinite ? height : nil
  }

  func fixedHeaderHeight(in section: Int) -> CGFloat? {
    let height = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    return height >= 0 && height.isFinite ? height : nil
  }

  func fixedFooterHeight(in section: Int) -> CGFloat? {
    let height = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    return height >= 0 && height.isFinite ? height : nil
  }

  // MARK: Gaps

  /// The space above a header that has content, in points: 22 in plain tables, as in iOS 15 and later.
  var headerPadding: CGFloat {
    if isGrouped { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
  }

  /// Returns the height of a header without content, in points. Together with the footer above it, it separates grouped
  /// sections by 35 points.
  func emptyHeaderHeight(in section: Int) -> CGFloat {
    isGrouped ? section == 0 ? 35 : 17.5 : 0
  }

  var emptyFooterHeight: CGFloat { isGrouped ? 17.5 : 0 }

  // MARK: Measuring

  /// Returns the height of a view in a width, rounded up to whole pixels, in points.
  func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
    let proposal = SizeProposal(width: width)
    let reported = view.reportedSizes.all.first { $0.proposal == proposal }?.size
    return PixelGrid(view.traitCollection).ceiled((reported ?? view.measured(in: proposal)).height)
  }
}
