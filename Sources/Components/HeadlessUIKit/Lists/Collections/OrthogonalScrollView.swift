import Foundation

/// The scroll view of a section that scrolls orthogonally, called a rail.
@MainActor
final class OrthogonalScrollView: UIScrollView {
  var didScroll: () -> Void = {}
  private var rail: OrthogonalRail?
  private var isMirrored = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Shadows may extend beyond the rail, up to the edges of the collection view.
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The distance from the leading edge of the content, in points.
  var leadingOffset: CGFloat {
    get { isMirrored ? range - bounds.minX : bounds.minX }
    set {
      let x = isMirrored ? range - newValue : newValue
      if bounds.origin.x != x { bounds.origin.x = x }
    }
  }

  private var range: CGFloat { max(contentSize.width, bounds.width) - bounds.width }

  override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { didScroll() } }
  }

  func apply(_ rail: OrthogonalRail, frame: CGRect, isMirrored: Bool) {
    let offset = leadingOffset
    guard rail != self.rail || frame != self.frame || isMirrored != self.isMirrored else { return }
    let isNew = self.rail == nil
    self.rail = rail
    self.isMirrored = isMirrored
    self.frame = frame
    contentSize = rail.contentSize
    isPagingEnabled = rail.isPaging
    leadingOffset = isNew ? 0 : offset
  }
}

/// The geometry of a section that scrolls orthogonally to its collection view, in the layout's space.
struct OrthogonalRail: Hashable {
  var frame: CGRect
  var contentSize: CGSize
  var isPaging = false
}

extension UICollectionView {
  /// Creates and places the rails within the bounds, and removes the others.
  func updateRails() {
    let visible = collectionViewLayout.railSections(in: mirrored(bounds))
    for section in rails.keys.filter({ !visible.contains($0) }).sorted() { removeRail(section) }
    for section in visible {
      guard let rail = collectionViewLayout.rail(inSection: section) else { continue }
      let view = rails[section] ?? makeRail(section)
      view.apply(rail, frame: mirrored(rail.frame), isMirrored: isMirrored)
      if let offset = offscreenRailOffsets.removeValue(forKey: section) { view.leadingOffset = offset }
    }
  }

  private func makeRail(_ section: Int) -> OrthogonalScrollView {
    let view = OrthogonalScrollView()
    view.didScroll = { [weak self] in self?.setNeedsLayout() }
    rails[section] = view
    addSubview(view)
    return view
  }

  private func removeRail(_ section: Int) {
    recycle { element in self.shown[element]?.attributes.rail == section }
    guard let view = rails.removeValue(forKey: section) else { return }
    offscreenRailOffsets[section] = view.leadingOffset
    view.removeFromSuperview()
  }

  /// Returns the visible part of a section's rail, in the layout's space.
  func visibleRect(ofRail rail: OrthogonalRail, inSection section: Int) -> CGRect {
    let offset = rails[section]?.leadingOffset ?? 0
    return CGRect(x: rail.frame.minX + offset, y: rail.frame.minY, width: rail.frame.width, height: rail.frame.height)
  }
}
