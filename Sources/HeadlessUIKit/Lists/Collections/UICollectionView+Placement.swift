import Foundation

extension UICollectionView {
  /// Whether the layout, which counts from the left, is shown from the right.
  var isMirrored: Bool {
    let layout = collectionViewLayout
    return layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  private var mirroredWidth: CGFloat { max(contentSize.width, bounds.width) }

  /// A rectangle of the layout in the view's space, and back.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: mirroredWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Mirrored content begins at its right edge, and stays where it is when it grows.
  func keepLeadingOffset() {
    guard isMirrored, contentSize.width > bounds.width else {
      leadingOffset = 0
      return
    }
    let range = mirroredWidth - bounds.width
    if range != keptRange, contentOffset.x != range - leadingOffset {
      bounds.origin.x = range - leadingOffset
      seenBounds = bounds
    }
    keptRange = range
    leadingOffset = range - contentOffset.x
  }

  /// Gives all that is on screen its place.
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

  /// The frame in the view that the element lies in: the collection view, or the rail of its section.
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

  /// Lays the views over each other as their z indexes say, and in their order within one.
  func orderShown() {
    let ordered = shown.sorted { left, right in
      let (below, above) = (left.value.attributes.zIndex, right.value.attributes.zIndex)
      return below != above ? below < above : left.key.precedes(right.key)
    }
    var wanted: [UIView] = []
    var railViews: [Int: [UIView]] = [:]
    for (element, entry) in ordered {
      guard let section = entry.attributes.rail, let rail = rails[section] else {
        wanted.append(entry.view)
        continue
      }
      if railViews[section] == nil, element.category == .cell { wanted.append(rail) }
      railViews[section, default: []].append(entry.view)
    }
    for rail in rails.keys.sorted() where railViews[rail] == nil {
      if let view = rails[rail] { wanted.insert(view, at: 0) }
    }
    order(wanted, in: self)
    for (section, views) in railViews { if let rail = rails[section] { order(views, in: rail) } }
  }

  private func order(_ wanted: [UIView], in parent: UIView) {
    let managed = Set(wanted.map(ObjectIdentifier.init))
    let present = parent.subviews.filter { managed.contains(ObjectIdentifier($0)) }
    guard !present.elementsEqual(wanted, by: { $0 === $1 }) else { return }
    // Views of the app that lie among the items stay above them.
    let others = parent.subviews.filter { !managed.contains(ObjectIdentifier($0)) && $0 !== backgroundView }
    for view in wanted + others { parent.bringSubviewToFront(view) }
  }
}
