import FirstFrameLayoutTree
import Foundation

extension UICollectionViewListCell {
  /// Adds the background, the marks and the separators.
  func describeLook(in node: inout LayoutNode) {
    if let color = shownBackground { node.background = .color(color.components(in: traitCollection).color) }
    describeMarks(in: &node)
    describeSeparators(in: &node)
  }

  private var isGrouped: Bool { row?.appearance == .grouped || row?.appearance == .insetGrouped }

  /// The selection, and else the white of grouped lists, where the cell has no background of its own.
  private var shownBackground: UIColor? {
    guard backgroundConfiguration == nil else { return nil }
    if isSelected || isHighlighted, selectedBackgroundView == nil { return .systemGray4 }
    guard backgroundColor == nil, isGrouped, row?.isBoundary == false else { return nil }
    return .secondarySystemGroupedBackground
  }

  private func describeMarks(in node: inout LayoutNode) {
    for (shown, frame) in zip(shownAccessories, accessoryFrames) {
      let mark = AccessoryMark(
        traits: traitCollection, tint: shown.accessory.tint ?? tintColor, isMirrored: isMirrored)
      switch shown.accessory.content {
      case .disclosureIndicator:
        node.children.append(mark.disclosureIndicator(in: frame, color: shown.accessory.tint ?? .tertiaryLabel))
      case .checkmark: node.children.append(mark.checkmark(in: frame))
      case .detail: node.children.append(mark.detailButton(in: frame))
      case .reorder: node.children.append(mark.reorderControl(in: frame))
      case .label, .view: break
      }
    }
  }

  private func describeSeparators(in node: inout LayoutNode) {
    guard let row, row.showsSeparators, !row.isBoundary else { return }
    let height = 1 / PixelGrid(traitCollection).scale
    let isFramed = row.appearance == .grouped
    let separator = row.separator
    func isVisible(_ visibility: UIListSeparatorConfiguration.Visibility, _ automatic: Bool) -> Bool {
      visibility == .visible || visibility == .automatic && automatic
    }
    if isVisible(separator.topSeparatorVisibility, row.isFirst && isFramed) {
      node.children.append(line(y: 0, height, separator.topSeparatorInsets, isOuter: isFramed))
    }
    if isVisible(separator.bottomSeparatorVisibility, !row.isLast || row.appearance != .insetGrouped) {
      node.children.append(
        line(y: bounds.height - height, height, separator.bottomSeparatorInsets, isOuter: isFramed && row.isLast))
    }
  }

  private func line(
    y: CGFloat, _ height: CGFloat, _ insets: NSDirectionalEdgeInsets, isOuter: Bool
  ) -> LayoutNode {
    let isAutomatic = insets == .automaticSeparator
    let leading = isAutomatic ? isOuter ? 0 : textInset : insets.leading
    let trailing = isAutomatic ? 0 : insets.trailing
    let width = max(bounds.width - leading - trailing, 0)
    let frame = CGRect(x: isMirrored ? trailing : leading, y: y, width: width, height: height)
    return .box("separator", frame, color: row?.separator.color ?? .separator, in: traitCollection)
  }

  /// Where the row's text begins, in points from the leading edge.
  private var textInset: CGFloat {
    let content = isMirrored ? bounds.width - contentView.frame.maxX : contentView.frame.minX
    return content + ((contentView as? UIListContentView)?.textInset ?? 16)
  }
}
