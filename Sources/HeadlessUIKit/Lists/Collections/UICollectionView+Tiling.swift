import Foundation

extension UICollectionView {
  /// Sizes that depend on each other settle in a few rounds, or never.
  private static let roundLimit = 12

  /// Shows what lies within the bounds, and puts the rest into the reuse pools.
  func tile() {
    backgroundView?.frame = bounds
    for _ in 0..<Self.roundLimit {
      prepareLayout()
      show(visibleAttributes())
      guard adoptPreferredSizes() else { break }
    }
    prepareLayout()
    placeShown()
    orderShown()
  }

  /// Has the layout work anew if something that it depends on has changed.
  func prepareLayout() {
    if bounds != seenBounds {
      let isNew = seenBounds.isNull
      seenBounds = bounds
      if !isNew, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
      }
    }
    collectionViewLayout.prepareIfNeeded()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    keepLeadingOffset()
    updateRails()
    adoptLayoutBackground()
  }

  /// What lies within the bounds, in the order in which it is made.
  private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    let found = collectionViewLayout.layoutAttributesForElements(in: mirrored(bounds)) ?? []
    collectionViewLayout.refine(found)
    return found.filter { !$0.isHidden }.sorted { CollectionElement($0).precedes(CollectionElement($1)) }
  }

  private func show(_ attributes: [UICollectionViewLayoutAttributes]) {
    let visible = Set(attributes.map(CollectionElement.init))
    recycle { !visible.contains($0) }
    for attributes in attributes { show(attributes) }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let element = CollectionElement(attributes)
    if shown[element] != nil {
      if shown[element]?.attributes != attributes { shown[element]?.view.apply(attributes) }
      shown[element]?.attributes = attributes
      return
    }
    let view = madeView(for: element, attributes)
    shown[element] = ShownElement(view: view, attributes: attributes)
    place(view, by: attributes)
    view.apply(attributes)
    let parent = attributes.rail.flatMap { rails[$0] } ?? self
    announce(view, element)
    parent.addSubview(view)
    view.updatePendingConfiguration()
  }

  private func madeView(
    for element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    switch element.category {
    case .cell: return madeCell(element.path)
    case .supplementaryView: return madeSupplementaryView(element.kind ?? "", at: element.path)
    case .decorationView:
      return collectionViewLayout.makeDecorationView(ofKind: element.kind ?? "")
    }
  }

  private func madeCell(_ path: IndexPath) -> UICollectionViewCell {
    let cell = source.collectionView(self, cellForItemAt: path)
    precondition(
      !shown.values.contains { $0.view === cell },
      """
      the data source returned for item \(path.item) of section \(path.section) a cell that shows another item; \
      call dequeueReusableCell for every item
      """)
    cell.isSelected = selectedPaths.contains(path)
    return cell
  }

  private func madeSupplementaryView(_ kind: String, at path: IndexPath) -> UICollectionReusableView {
    let view = source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    precondition(
      !shown.values.contains { $0.view === view },
      """
      the data source returned for "\(kind)" of section \(path.section) a view that is shown elsewhere; \
      call dequeueReusableSupplementaryView for every one
      """)
    return view
  }

  private var source: any UICollectionViewDataSource {
    guard let dataSource else {
      preconditionFailure(
        "the collection view's data source is gone while items are shown; keep it in a property: it is weak")
    }
    return dataSource
  }

  private func announce(_ view: UICollectionReusableView, _ element: CollectionElement) {
    switch (element.category, view) {
    case (.cell, let cell as UICollectionViewCell):
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    case (.supplementaryView, _):
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "", at: element.path)
    default: break
    }
  }

  /// Asks views that are new, or whose content has changed, for their size. Whether the layout has to work anew.
  private func adoptPreferredSizes() -> Bool {
    var isInvalid = false
    for element in shown.keys.sorted(by: { $0.precedes($1) }) {
      guard let entry = shown[element], element.category != .decorationView else { continue }
      let original = entry.attributes
      let proposal = SizeProposal(original.size, flexible: original.flexibleAxes)
      guard !original.flexibleAxes.isEmpty, entry.proposal != proposal || entry.view.answers.given.isEmpty else {
        continue
      }
      shown[element]?.proposal = proposal
      let copy = original.copied()
      let preferred = entry.view.preferredLayoutAttributesFitting(copy)
      let layout = collectionViewLayout
      guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      isInvalid = true
    }
    return isInvalid
  }

  /// Puts views that are off the screen into the pools.
  func recycle(where isGone: (CollectionElement) -> Bool) {
    for element in shown.keys.sorted(by: { $0.precedes($1) }) where isGone(element) { recycle(element) }
  }

  private func recycle(_ element: CollectionElement) {
    guard let view = shown.removeValue(forKey: element)?.view else { return }
    view.removeFromSuperview()
    switch (element.category, view) {
    case (.cell, let cell as UICollectionViewCell):
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
      cellPool.recycle(cell, cell.reuseIdentifier)
    case (.supplementaryView, _):
      let kind = element.kind ?? ""
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.path)
      supplementaryPools[kind]?.recycle(view, view.reuseIdentifier)
    default: break
    }
  }
}
