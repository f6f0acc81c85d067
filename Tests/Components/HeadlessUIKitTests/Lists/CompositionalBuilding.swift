import Foundation
import HeadlessUIKit

/// Short functions that create the parts of compositional layouts.
@MainActor
enum CompositionalBuilding {
  typealias Dimension = NSCollectionLayoutDimension

  static func item(
    _ width: Dimension = .fractionalWidth(1), _ height: Dimension = .fractionalHeight(1),
    _ change: (NSCollectionLayoutItem) -> Void = { _ in }
  ) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
    change(item)
    return item
  }

  /// Returns a group over the full width.
  static func row(
    _ height: Dimension, _ items: NSCollectionLayoutItem..., count: Int? = nil,
    spacing: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutGroup {
    row(.fractionalWidth(1), height, items, count, spacing)
  }

  static func row(
    _ width: Dimension, _ height: Dimension, _ items: NSCollectionLayoutItem..., count: Int? = nil,
    spacing: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutGroup {
    row(width, height, items, count, spacing)
  }

  private static func row(
    _ width: Dimension, _ height: Dimension, _ items: [NSCollectionLayoutItem], _ count: Int?,
    _ spacing: NSCollectionLayoutSpacing?
  ) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    let group: NSCollectionLayoutGroup =
      count.map { .horizontal(layoutSize: size, repeatingSubitem: items[0], count: $0) }
      ?? .horizontal(layoutSize: size, subitems: items)
    group.interItemSpacing = spacing
    return group
  }

  /// Returns a group over the full width.
  static func column(
    _ height: Dimension, _ items: NSCollectionLayoutItem..., count: Int? = nil,
    spacing: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutGroup {
    column(.fractionalWidth(1), height, items, count, spacing)
  }

  static func column(
    _ width: Dimension, _ height: Dimension, _ items: NSCollectionLayoutItem..., count: Int? = nil,
    spacing: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutGroup {
    column(width, height, items, count, spacing)
  }

  private static func column(
    _ width: Dimension, _ height: Dimension, _ items: [NSCollectionLayoutItem], _ count: Int?,
    _ spacing: NSCollectionLayoutSpacing?
  ) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    let group: NSCollectionLayoutGroup =
      count.map { .vertical(layoutSize: size, repeatingSubitem: items[0], count: $0) }
      ?? .vertical(layoutSize: size, subitems: items)
    group.interItemSpacing = spacing
    return group
  }

  static func section(
    _ group: NSCollectionLayoutGroup, _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    return section
  }

  static func layout(
    _ group: NSCollectionLayoutGroup, _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: section(group, change))
  }

  static func header(
    _ width: Dimension = .fractionalWidth(1), _ height: Dimension = .absolute(30), _ alignment: NSRectAlignment = .top,
    offset: CGPoint = .zero
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: alignment, absoluteOffset: offset)
  }

  static func footer(_ height: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
  }

  static func insets(
    _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
