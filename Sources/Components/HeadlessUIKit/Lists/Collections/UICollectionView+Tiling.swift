import Foundation

extension UICollectionView: TilingList {
  static var vocabulary: ListVocabulary { .collection }

  /// The maximum number of layout iterations for sizes that depend on each other.
  private static let iterationLimit = 12

  static func precedes(_ first: CollectionElement, _ second: CollectionElement) -> Bool { first.precedes(second) }

  func view(of entry: ShownElement) -> UIView { entry.view }

  func tileVisibleElements() {
    backgroundView?.frame = bounds
    for _ in 0..<Self.iterationLimit {
      prepareLayout()
      show(visibleAttributes())
      guard applyPreferredSizes() else { break }
    }
    prepareLayout()
    placeShown()
    orderShown()
  }

  /// Prepares the layout if it is invalid or depends on bounds that have changed.
  func prepareLayout() {
    if bounds != preparedBounds {
      let isNew = preparedBounds.isNull
      preparedBounds = bounds
      if !isNew, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
      }
    }
    collectionViewLayout.prepareIfNeeded()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    restoreLeadingOffset()
    updateRails()
    applyLayoutBackground()
  }

  /// Returns the attributes of the elements within the bounds, in the order in which their views are created.
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
    let view = makeView(for: element, attributes)
    shown[element] = ShownElement(view: view, attributes: attributes)
    place(view, by: attributes)
    view.apply(attributes)
    let parent = attributes.rail.flatMap { rails[$0] } ?? self
    notifyWillDisplay(view, element)
    parent.addSubview(view)
    view.updatePendingConfiguration()
  }

  private func makeView(
    for element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    switch element.category {
    case .cell: return makeCell(element.path)
    case .supplementaryView: return makeSupplementaryView(element.kind ?? "", at: element.path)
    case .decorationView:
      return collectionViewLayout.makeDecorationView(ofKind: element.kind ?? "")
    }
  }

  private func makeCell(_ path: IndexPath) -> UICollectionViewCell {
    let cell = providedCell(path)
    cell.isSelected = selectedPaths.contains(path)
    return cell
  }

  private func providedCell(_ path: IndexPath) -> UICollectionViewCell {
    usable(
      dataSource?.collectionView(self, cellForItemAt: path), orError: .sharedCell(path),
      empty: UICollectionViewCell.init)
  }

  private func makeSupplementaryView(_ kind: String, at path: IndexPath) -> UICollectionReusableView {
    usable(
      dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path),
      orError: .sharedView(kind: kind, path), empty: UICollectionReusableView.init)
  }

  private func notifyWillDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
    switch (element.category, view) {
    case (.cell, let cell as UICollectionViewCell):
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    case (.supplementaryView, _):
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "", at: element.path)
    default: break
    }
  }

  /// Measures new views and views with changed content. Returns whether the layout is invalid as a result.
  private func applyPreferredSizes() -> Bool {
    var isInvalid = false
    for element in shownElements {
      guard let entry = shown[element], element.category != .decorationView else { continue }
      let original = entry.attributes
      let proposal = SizeProposal(original.size, flexible: original.flexibleAxes)
      guard !original.flexibleAxes.isEmpty, entry.proposal != proposal || entry.view.reportedSizes.all.isEmpty else {
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

  func store(_ view: UIView, of element: CollectionElement) {
    switch (element.category, view) {
    case (.cell, let cell as UICollectionViewCell):
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
      cellPool.recycle(cell, cell.reuseIdentifier)
    case (.supplementaryView, let view as UICollectionReusableView):
      let kind = element.kind ?? ""
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.path)
      supplementaryPools[kind]?.recycle(view, view.reuseIdentifier)
    default: break
    }
  }
}

extension UICollectionView {
  /// Whether the layout is mirrored, so that its left edge is displayed at the right.
  var isMirrored: Bool {
    let layout = collectionViewLayout
    return layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  private var mirroredWidth: CGFloat { max(contentSize.width, bounds.width) }

  /// Converts a rectangle of the layout to the view's space, or the reverse.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: mirroredWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Preserves the distance from the right edge when mirrored content is first shown or grows, and the distance from the
  /// leading edge when content is no longer mirrored.
  func restoreLeadingOffset() {
    guard isMirrored, contentSize.width > bounds.width else {
      if !isMirrored, lastScrollRange != nil {
        if bounds.origin.x != leadingOffset {
          bounds.origin.x = leadingOffset
          preparedBounds = bounds
        }
        lastScrollRange = nil
      }
      leadingOffset = 0
      return
    }
    let range = mirroredWidth - bounds.width
    if range != lastScrollRange, contentOffset.x != range - leadingOffset {
      bounds.origin.x = range - leadingOffset
      preparedBounds = bounds
    }
    lastScrollRange = range
    leadingOffset = range - contentOffset.x
  }

  /// Sets the geometry of all views on screen.
  func placeShown() {
    for entry in shown.values { place(entry.view, by: entry.attributes) }
  }

  func place(_ view: UIView, by attributes: UICollectionViewLayoutAttributes) {
    let isTransformed = attributes.transform != .identity
    if view.transform != attributes.transform { view.transform = attributes.transform }
    let frame = frame(of: attributes)
    if isTransformed {
      if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
      let center = CGPoint(x: frame.midX, y: frame.midY)
      if view.center != center { view.center = center }
    } else if view.frame != frame {
      view.frame = frame
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
  }

  /// Returns the frame of an element in its superview: the collection view, or the rail of its section.
  func frame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let section = attributes.rail, let rail = collectionViewLayout.rail(inSection: section) else {
      return mirrored(attributes.frame)
    }
    let frame = attributes.frame.offsetBy(dx: -rail.frame.minX, dy: -rail.frame.minY)
    guard isMirrored else { return frame }
    return CGRect(
      x: max(rail.contentSize.width, rail.frame.width) - frame.maxX, y: frame.minY, width: frame.width,
      height: frame.height)
  }

  /// Orders the views by z index, and by element within a z index.
  func orderShown() {
    let ordered = shown.sorted { left, right in
      let (below, above) = (left.value.attributes.zIndex, right.value.attributes.zIndex)
      return below != above ? below < above : left.key.precedes(right.key)
    }
    var sortedViews: [UIView] = []
    var railViews: [Int: [UIView]] = [:]
    for (element, entry) in ordered {
      guard let section = entry.attributes.rail, let rail = rails[section] else {
        sortedViews.append(entry.view)
        continue
      }
      if railViews[section] == nil, element.category == .cell { sortedViews.append(rail) }
      railViews[section, default: []].append(entry.view)
    }
    for rail in rails.keys.sorted() where railViews[rail] == nil {
      if let view = rails[rail] { sortedViews.insert(view, at: 0) }
    }
    order(sortedViews, in: self)
    for (section, views) in railViews { if let rail = rails[section] { order(views, in: rail) } }
  }

  private func order(_ sortedViews: [UIView], in parent: UIView) {
    let managed = Set(sortedViews.map(ObjectIdentifier.init))
    let present = parent.subviews.filter { managed.contains(ObjectIdentifier($0)) }
    guard !present.elementsEqual(sortedViews, by: { $0 === $1 }) else { return }
    // Other subviews stay above the items.
    let others = parent.subviews.filter { !managed.contains(ObjectIdentifier($0)) && $0 !== backgroundView }
    for view in sortedViews + others { parent.bringSubviewToFront(view) }
  }
}

extension UICollectionView {
  /// Calls the prefetch data source for items up to one screen away in the directions that scroll.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let visible = Set(indexPathsForVisibleItems)
    let near = Set(nearPaths()).subtracting(visible)
    let new = near.subtracting(prefetchedPaths)
    let departed = prefetchedPaths.subtracting(near).subtracting(visible)
    prefetchedPaths = near
    if !departed.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: departed.sorted()) }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.sorted()) }
  }

  private func nearPaths() -> [IndexPath] {
    let dx = contentSize.width > bounds.width ? bounds.width : 0
    let dy = contentSize.height > bounds.height ? bounds.height : 0
    let area = mirrored(bounds).insetBy(dx: -dx, dy: -dy)
    let found = collectionViewLayout.layoutAttributesForElements(in: area) ?? []
    return found.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
  }
}

extension UICollectionView {
  /// The bounds without the content insets.
  var insetBounds: CGRect {
    let insets = adjustedContentInset
    let width = max(bounds.width - insets.left - insets.right, 0)
    let height = max(bounds.height - insets.top - insets.bottom, 0)
    return CGRect(x: bounds.minX + insets.left, y: bounds.minY + insets.top, width: width, height: height)
  }

  /// Returns the range of the bounds without the content insets, along an axis, in the layout's space.
  func visibleRange(_ axis: NSLayoutConstraint.Axis) -> Extent {
    let rect = mirrored(insetBounds)
    return Extent(start: rect.start(axis), end: rect.end(axis))
  }
}
