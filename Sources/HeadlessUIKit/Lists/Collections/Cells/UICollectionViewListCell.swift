import FirstFrameLayoutTree
public import Foundation

/// A row of a list: content, accessories beside it, and the list's separators and backgrounds around it.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private(set) var row: ListRow?
  private(set) var shownAccessories: [(accessory: UICellAccessory, view: UIView?)] = []

  open var accessories: [UICellAccessory] = [] {
    didSet { showAccessories() }
  }

  /// How often the content is indented.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { contentDidChange() } } }
  /// In points.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { contentDidChange() } } }

  /// The content of a row in the list that shows the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let row, row.isBoundary else { return .cell() }
    return row.appearance == .plain ? .plainHeader() : .groupedHeader()
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard layoutAttributes.row != row else { return }
    row = layoutAttributes.row
    roundCorners()
    setNeedsLayout()
  }

  private func showAccessories() {
    for view in shownAccessories.compactMap(\.view) { view.removeFromSuperview() }
    shownAccessories = accessories.filter(\.isShown).map { ($0, $0.makeView()) }
    for view in shownAccessories.compactMap(\.view) { addSubview(view) }
    contentDidChange()
  }

  /// The outer rows of an inset group have round corners.
  private func roundCorners() {
    guard let row, row.appearance == .insetGrouped, !row.isBoundary else {
      layer.cornerRadius = 0
      layer.masksToBounds = false
      return
    }
    var corners: CACornerMask = []
    if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : 10
    layer.maskedCorners = corners
    layer.masksToBounds = !corners.isEmpty
  }

  override var contentInsets: UIEdgeInsets { insetsBesideAccessories }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, shown) in shownAccessories.enumerated() { shown.view?.frame = accessoryFrames[index] }
  }

  override func describeContent(in node: inout LayoutNode) {
    super.describeContent(in: &node)
    describeLook(in: &node)
  }
}
