import Foundation

extension UICollectionViewListCell {
  /// From the outermost accessory to the cell's edge, in points.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The room beside the accessories. Content keeps a margin of its own, of which the accessories need half.
  var insetsBesideAccessories: UIEdgeInsets {
    let leading = extent(.leading) + CGFloat(indentationLevel) * indentationWidth
    let trailing = extent(.trailing)
    return UIEdgeInsets(
      top: 0, left: isMirrored ? trailing : leading, bottom: 0, right: isMirrored ? leading : trailing)
  }

  private func extent(_ placement: UICellAccessory.Placement) -> CGFloat {
    let sizes = shownAccessories.filter { $0.accessory.placement == placement }.map { $0.accessory.size(of: $0.view) }
    guard !sizes.isEmpty else { return 0 }
    return sizes.reduce(0) { $0 + $1.width } + CGFloat(sizes.count - 1) * Self.gap + Self.margin - Self.gap
  }

  /// In the order of the accessories: from the leading edge inwards, and up to the trailing edge.
  var accessoryFrames: [CGRect] {
    var leading = Self.margin
    var trailing = bounds.width - extent(.trailing) - Self.gap
    let grid = PixelGrid(traitCollection)
    return shownAccessories.map { shown in
      let size = shown.accessory.size(of: shown.view)
      var x: CGFloat
      switch shown.accessory.placement {
      case .leading:
        x = leading
        leading += size.width + Self.gap
      case .trailing:
        x = trailing
        trailing += size.width + Self.gap
      }
      if isMirrored { x = bounds.width - x - size.width }
      return grid.rounded(CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
    }
  }
}
