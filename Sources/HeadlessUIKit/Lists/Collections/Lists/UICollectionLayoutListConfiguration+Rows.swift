import Foundation

extension UICollectionLayoutListConfiguration {
  private var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// Around the rows of a section: groups keep apart, 35 points in all, and inset ones from the sides.
  func gaps(inSection index: Int) -> NSDirectionalEdgeInsets {
    let side: CGFloat = appearance == .insetGrouped || appearance == .sidebar ? 16 : 0
    guard isGrouped else { return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side) }
    let top: CGFloat = headerMode == .supplementary ? 0 : index == 0 ? 35 : 17.5
    return NSDirectionalEdgeInsets(
      top: top, leading: side, bottom: footerMode == .supplementary ? 0 : 17.5, trailing: side)
  }

  func row(at path: IndexPath, count: Int) -> ListRow {
    ListRow(
      appearance: appearance, isFirst: path.item == 0, isLast: path.item == count - 1,
      isBoundary: headerMode == .firstItemInSection && path.item == 0,
      separator: itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration,
      showsSeparators: showsSeparators)
  }

  var shownBackground: UIColor? {
    backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
  }
}
