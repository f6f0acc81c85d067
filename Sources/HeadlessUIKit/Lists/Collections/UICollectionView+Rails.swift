import Foundation

extension UICollectionView {
  /// Makes and places the scroll views of sections that scroll across, as far as they are within the bounds.
  func updateRails() {
    let visible = collectionViewLayout.railSections(in: mirrored(bounds))
    for section in rails.keys.filter({ !visible.contains($0) }).sorted() { removeRail(section) }
    for section in visible {
      guard let rail = collectionViewLayout.rail(inSection: section) else { continue }
      let view = rails[section] ?? makeRail(section)
      view.adopt(rail, frame: mirrored(rail.frame), isMirrored: isMirrored)
      if let offset = leftRailOffsets.removeValue(forKey: section) { view.leadingOffset = offset }
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
    leftRailOffsets[section] = view.leadingOffset
    view.removeFromSuperview()
  }

  /// The part of a section's rail that is on screen, in the layout's space.
  func visibleRect(ofRail rail: OrthogonalRail, inSection section: Int) -> CGRect {
    let offset = rails[section]?.leadingOffset ?? 0
    return CGRect(x: rail.frame.minX + offset, y: rail.frame.minY, width: rail.frame.width, height: rail.frame.height)
  }
}
