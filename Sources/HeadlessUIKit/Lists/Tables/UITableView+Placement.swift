import Foundation

extension UITableView {
  /// How far rows lie from the sides, in points.
  var rowMargin: CGFloat { style == .insetGrouped ? 16 : 0 }

  var rowWidth: CGFloat { max(bounds.width - 2 * rowMargin, 0) }

  /// Gives all that is on screen its frame.
  func placeShown() {
    for position in shown.keys.sorted() {
      guard let view = shown[position] else { continue }
      let frame = frame(at: position)
      if view.frame != frame { view.frame = frame }
      if case .row(let path) = outline.part(at: position), let cell = view as? UITableViewCell {
        cell.adopt(tableSettings(for: path))
        round(cell, at: path)
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

  /// The rectangle of a part, in the content.
  func rect(of part: TableOutline.Part) -> CGRect {
    let (start, height) = outline.extent(of: part)
    switch part {
    case .tableHeader, .tableFooter: return CGRect(x: 0, y: start, width: bounds.width, height: height)
    case .header, .row, .footer: return CGRect(x: rowMargin, y: start, width: rowWidth, height: height)
    }
  }

  // MARK: Look

  func tableSettings(for path: IndexPath) -> CellSettings {
    CellSettings(
      isGrouped: isGrouped, separatorColor: separatorStyle == .none ? nil : separatorColor,
      separatorHeight: separatorStyle == .none ? 0 : 1 / PixelGrid(traitCollection).scale,
      separatorInset: separatorInset, isFirst: path.row == 0,
      isLast: path.row == outline.rowCounts[path.section] - 1, isInset: style == .insetGrouped)
  }

  /// The outer rows of an inset group have round corners.
  private func round(_ cell: UITableViewCell, at path: IndexPath) {
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if path.row == outline.rowCounts[path.section] - 1 {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
    cell.layer.maskedCorners = corners
    cell.layer.masksToBounds = !corners.isEmpty
  }
}
