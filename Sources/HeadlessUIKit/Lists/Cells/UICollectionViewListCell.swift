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

  // MARK: Accessories

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

  // MARK: Drawing

  /// Adds the background, the marks and the separators.
  func describeLook(in node: inout LayoutNode) {
    if let color = shownBackground { node.background = .color(color.components(in: traitCollection).color) }
    describeMarks(in: &node)
    describeSeparators(in: &node)
  }

  private var isGrouped: Bool { row?.appearance == .grouped || row?.appearance == .insetGrouped }

  /// The selection, and else the white of grouped lists, where the cell has no background of its own.
  private var shownBackground: UIColor? {
    guard backgroundConfiguration == nil else { return nil }
    if isSelected || isHighlighted, selectedBackgroundView == nil { return .systemGray4 }
    guard backgroundColor == nil, isGrouped, row?.isBoundary == false else { return nil }
    return .secondarySystemGroupedBackground
  }

  private func describeMarks(in node: inout LayoutNode) {
    for (shown, frame) in zip(shownAccessories, accessoryFrames) {
      let mark = AccessoryMark(
        traits: traitCollection, tint: shown.accessory.tint ?? tintColor, isMirrored: isMirrored)
      switch shown.accessory.content {
      case .disclosureIndicator:
        node.children.append(mark.disclosureIndicator(in: frame, color: shown.accessory.tint ?? .tertiaryLabel))
      case .checkmark: node.children.append(mark.checkmark(in: frame))
      case .detail: node.children.append(mark.detailButton(in: frame))
      case .reorder: node.children.append(mark.reorderControl(in: frame))
      case .label, .view: break
      }
    }
  }

  private func describeSeparators(in node: inout LayoutNode) {
    guard let row, row.showsSeparators, !row.isBoundary else { return }
    let height = 1 / PixelGrid(traitCollection).scale
    let isFramed = row.appearance == .grouped
    let separator = row.separator
    func isVisible(_ visibility: UIListSeparatorConfiguration.Visibility, _ automatic: Bool) -> Bool {
      visibility == .visible || visibility == .automatic && automatic
    }
    if isVisible(separator.topSeparatorVisibility, row.isFirst && isFramed) {
      node.children.append(line(y: 0, height, separator.topSeparatorInsets, isOuter: isFramed))
    }
    if isVisible(separator.bottomSeparatorVisibility, !row.isLast || row.appearance != .insetGrouped) {
      node.children.append(
        line(y: bounds.height - height, height, separator.bottomSeparatorInsets, isOuter: isFramed && row.isLast))
    }
  }

  private func line(
    y: CGFloat, _ height: CGFloat, _ insets: NSDirectionalEdgeInsets, isOuter: Bool
  ) -> LayoutNode {
    let isAutomatic = insets == .automaticSeparator
    let leading = isAutomatic ? isOuter ? 0 : textInset : insets.leading
    let trailing = isAutomatic ? 0 : insets.trailing
    let width = max(bounds.width - leading - trailing, 0)
    let frame = CGRect(x: isMirrored ? trailing : leading, y: y, width: width, height: height)
    return .box("separator", frame, color: row?.separator.color ?? .separator, in: traitCollection)
  }

  /// Where the row's text begins, in points from the leading edge.
  private var textInset: CGFloat {
    let content = isMirrored ? bounds.width - contentView.frame.maxX : contentView.frame.minX
    return content + ((contentView as? UIListContentView)?.textInset ?? 16)
  }
}

/// What a list tells a cell of its place.
struct ListRow: Hashable {
  var appearance: UICollectionLayoutListConfiguration.Appearance
  var isFirst: Bool
  var isLast: Bool
  /// Whether the row is the header or the footer of its section.
  var isBoundary = false
  var separator: UIListSeparatorConfiguration
  var showsSeparators: Bool
  var background: UIColor?
}
