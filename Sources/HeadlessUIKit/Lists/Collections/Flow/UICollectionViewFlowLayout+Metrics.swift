import Foundation

extension UICollectionViewFlowLayout {
  var axis: NSLayoutConstraint.Axis { scrollDirection.axis }

  var isEstimated: Bool { estimatedItemSize != .zero }

  /// The room for lines, with the section insets, in points.
  var crossRoom: CGFloat {
    guard let room = collectionView?.uncovered.size else { return 0 }
    return axis == .vertical ? room.width : room.height
  }

  /// What the delegate says of every section, and else the properties.
  func askedMetrics(of view: UICollectionView) -> [FlowSection] {
    let delegate = view.collectionDelegate as? any UICollectionViewDelegateFlowLayout
    let reference = referenceInsets(of: view)
    return (0..<view.numberOfSections).map { section in
      let header =
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
      let footer =
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
      let insets = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
      return FlowSection(
        axis: axis, sizes: sizes(in: section, of: view, delegate), insets: insets + reference,
        lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
          ?? minimumLineSpacing,
        itemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
          ?? minimumInteritemSpacing,
        header: header[axis], footer: footer[axis])
    }
  }

  private func sizes(
    in section: Int, of view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize] {
    let count = view.numberOfItems(inSection: section)
    if isEstimated, estimatedItemSize != Self.automaticSize { return Array(repeating: estimatedItemSize, count: count) }
    guard let delegate else { return Array(repeating: itemSize, count: count) }
    return (0..<count).map {
      delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: $0, section: section))
    }
  }

  /// Estimates give way to the sizes of items that were on screen.
  func withMeasuredSizes(_ section: FlowSection, _ index: Int) -> FlowSection {
    guard isEstimated else { return section }
    var section = section
    for item in section.sizes.indices {
      if let size = measured[.cell(IndexPath(item: item, section: index))] { section.sizes[item] = size }
    }
    return section
  }

  private func referenceInsets(of view: UICollectionView) -> UIEdgeInsets {
    let all: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: all = view.safeAreaInsets
    case .fromLayoutMargins: all = view.layoutMargins
    }
    return axis == .vertical
      ? UIEdgeInsets(top: 0, left: all.left, bottom: 0, right: all.right)
      : UIEdgeInsets(top: all.top, left: 0, bottom: all.bottom, right: 0)
  }

  /// What UIKit writes to the console about items that no line can hold.
  var oversizeWarnings: [String] {
    guard let metrics else { return [] }
    let dimension = axis == .vertical ? "width" : "height"
    for section in metrics {
      let room = crossRoom - section.crossStart - section.crossEnd
      if let size = section.sizes.first(where: { $0[section.crossAxis] > room + 0.01 }), room > 0 {
        let length = size[section.crossAxis]
        return [
          """
          the item \(dimension) of \(Int(length.rounded(.up))) points is more than the \(Int(room)) that the collection \
          view leaves within its section insets; make items no larger than that
          """
        ]
      }
    }
    return []
  }
}
