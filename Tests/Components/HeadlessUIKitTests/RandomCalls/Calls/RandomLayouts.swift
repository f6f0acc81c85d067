import Foundation
import HeadlessUIKit

/// Random layouts of collection views.
@MainActor
struct RandomLayouts {
  let values: RandomValues

  var layout: UICollectionViewLayout {
    switch values.below(4) {
    case 0: flow
    case 1: list
    default: compositional
    }
  }

  private var flow: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    if values.bool { layout.itemSize = values.size }
    if values.chance(of: 4) { layout.itemSize = UICollectionViewFlowLayout.automaticSize }
    if values.chance(of: 3) { layout.estimatedItemSize = values.size }
    layout.scrollDirection = values.bool ? .vertical : .horizontal
    if values.bool { layout.minimumLineSpacing = values.length }
    if values.bool { layout.minimumInteritemSpacing = values.length }
    if values.bool { layout.sectionInset = values.insets }
    layout.headerReferenceSize = values.size
    layout.sectionHeadersPinToVisibleBounds = values.bool
    layout.sectionFootersPinToVisibleBounds = values.bool
    return layout
  }

  private var list: UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(
      appearance: values.one(of: UICollectionLayoutListConfiguration.Appearance.self))
    configuration.headerMode = values.one(of: UICollectionLayoutListConfiguration.HeaderMode.self)
    configuration.footerMode = values.one(of: UICollectionLayoutListConfiguration.FooterMode.self)
    configuration.headerTopPadding = values.bool ? values.length : nil
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private var compositional: UICollectionViewCompositionalLayout {
    let values = values
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = values.length
    configuration.scrollDirection = values.bool ? .vertical : .horizontal
    if values.chance(of: 3) { configuration.boundarySupplementaryItems = [header] }
    return UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in values.chance(of: 8) ? nil : RandomLayouts(values: values).section },
      configuration: configuration)
  }

  private var section: NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group(level: 0))
    section.contentInsets = values.directionalInsets
    section.interGroupSpacing = values.length / 10
    section.orthogonalScrollingBehavior = values.one(of: UICollectionLayoutSectionOrthogonalScrollingBehavior.self)
    if values.bool { section.boundarySupplementaryItems = [header] }
    if values.chance(of: 4) { section.decorationItems = [.background(elementKind: "background")] }
    return section
  }

  private var header: NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
      alignment: values.one(of: [.top, .bottom, .leading, .trailing]))
    item.pinToVisibleBounds = values.bool
    item.extendsBoundary = values.bool
    return item
  }

  private func group(level: Int) -> NSCollectionLayoutGroup {
    var items: [NSCollectionLayoutItem] = (0..<values.below(3)).map { _ in NSCollectionLayoutItem(layoutSize: size) }
    if level < 2, values.bool { items.append(group(level: level + 1)) }
    let item = items.first ?? NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = values.directionalInsets
    if values.bool {
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .flexible(values.length), top: .fixed(values.length), trailing: nil, bottom: .fixed(values.length))
    }
    let count = values.index > 100 ? 100 : values.index
    let group: NSCollectionLayoutGroup =
      switch values.below(4) {
      case 0: .horizontal(layoutSize: size, repeatingSubitem: item, count: count)
      case 1: .vertical(layoutSize: size, repeatingSubitem: item, count: count)
      case 2: .horizontal(layoutSize: size, subitems: items)
      default: .vertical(layoutSize: size, subitems: items)
      }
    group.interItemSpacing = values.bool ? .flexible(values.length / 10) : .fixed(values.length / 10)
    return group
  }

  private var size: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: dimension, heightDimension: dimension)
  }

  private var dimension: NSCollectionLayoutDimension {
    switch values.below(4) {
    case 0: .fractionalWidth(values.fraction)
    case 1: .fractionalHeight(values.fraction)
    case 2: .estimated(values.length)
    default: .absolute(values.length)
    }
  }
}
