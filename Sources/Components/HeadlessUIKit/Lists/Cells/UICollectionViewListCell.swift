import FirstFrameLayoutTree
public import Foundation

/// A row of a list: content with accessories beside it, separators, and the background of its group.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private var row: ListRow?
  private var shownAccessories: [(accessory: UICellAccessory, view: UIView?)] = []

  open var accessories: [UICellAccessory] = [] {
    didSet { showAccessories() }
  }

  /// The number of times that ``indentationWidth`` is applied.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { configuration.contentDidChange() } } }
  /// The indentation per level, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { configuration.contentDidChange() } }
  }

  /// Returns the default content of a row, header or footer of the list that the cell is in.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let row, row.isBoundary else { return .cell() }
    return row.appearance == .plain ? .plainHeader() : .groupedHeader()
  }

  /// Returns the background of a row, header or footer of the list that the cell is in.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let row else { return .listCell() }
    return row.isBoundary ? .clear() : row.appearance.isGrouped ? .listGroupedCell() : .listCell()
  }

  /// Whether accessories at the leading edge are indented with the content. They stay at the edge.
  open var indentsAccessories = true

  /// A guide for the separator: constrain its leading edge to that of a view, and the separator starts there.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    guide.identifier = "separatorLayoutGuide"
    addLayoutGuide(guide)
    hasSeparatorGuide = true
    return guide
  }()

  private var hasSeparatorGuide = false

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard layoutAttributes.row != row else { return }
    row = layoutAttributes.row
    roundCorners()
    setNeedsLayout()
  }

  /// The texts of a row are read together, unless its content is that of a list of SwiftUI.
  override var accessibilityGrouping: Accessibility.Grouping {
    contentView is any SeparatelyReadContent ? .group : .combined
  }

  /// The traits that were set, and those that the accessories and the selection add.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isSelected || shows(.checkmark) { traits.insert(.selected) }
      if shows(.disclosureIndicator) { traits.insert(.button) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  private func shows(_ type: UICellAccessory.AccessoryType) -> Bool {
    shownAccessories.contains { $0.accessory.accessoryType == type }
  }

  private func showAccessories() {
    for view in shownAccessories.compactMap(\.view) { view.removeFromSuperview() }
    shownAccessories = UICellAccessory.arranged(accessories.filter { $0.isShown(isEditing: isEditing) }).map {
      ($0, $0.makeView())
    }
    for view in shownAccessories.compactMap(\.view) { addSubview(view) }
    configuration.contentDidChange()
  }

  private func roundCorners() {
    if let row, row.appearance == .insetGrouped, !row.isBoundary {
      configuration.roundCorners(isFirst: row.isFirst, isLast: row.isLast)
    } else {
      layer.cornerRadius = 0
      layer.masksToBounds = false
    }
  }

  /// Whether the accessories for editing are shown.
  var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      showAccessories()
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the items below the cell's item are shown.
  var isExpanded = false { didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } } }
  /// Shows or hides the items below the cell's item; `nil` if there are none.
  var toggleExpansion: (() -> Void)?

  /// Performs the action of the accessory of a kind, like a tap. For tests; not part of UIKit.
  public func performAction(of accessoryType: UICellAccessory.AccessoryType) {
    guard let accessory = shownAccessories.first(where: { $0.accessory.accessoryType == accessoryType })?.accessory
    else { return }
    if let action = accessory.action {
      performOnDrawnScreen(action)
    } else if accessoryType == .outlineDisclosure, let toggleExpansion {
      performOnDrawnScreen(toggleExpansion)
    }
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isEditing = isEditing
    state.isExpanded = isExpanded
    return state
  }

  open override func layoutSubviews() {
    updateEditing()
    updateContentMargins()
    super.layoutSubviews()
    for (index, shown) in shownAccessories.enumerated() { shown.view?.frame = accessoryFrames[index] }
  }

  /// Gives configured content the side margins of the row.
  private func updateContentMargins() {
    func margin(_ side: UICellAccessory.Side) -> CGFloat {
      extent(side) > 0 ? 16 : systemMargin
    }
    (contentView as? UIListContentView)?.rowMargins = (margin(.leading), margin(.trailing))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateContentMargins()
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  // MARK: Accessories

  private static let gap: CGFloat = 8

  private var isMirrored: Bool { isRightToLeft }

  /// The space for accessories and indentation, in points. Content has its own margin, and accessories overlap half of
  /// it.
  override var contentInsets: UIEdgeInsets {
    let leading = extent(.leading) + CGFloat(indentationLevel) * indentationWidth
    let trailing = extent(.trailing)
    return UIEdgeInsets(
      top: 0, left: isMirrored ? trailing : leading, bottom: 0, right: isMirrored ? leading : trailing)
  }

  private func extent(_ side: UICellAccessory.Side) -> CGFloat {
    let sizes = shownAccessories.filter { $0.accessory.placement.side == side }.map {
      $0.accessory.size(of: $0.view, in: traitCollection)
    }
    guard !sizes.isEmpty else { return 0 }
    return sizes.reduce(0) { $0 + $1.width } + CGFloat(sizes.count - 1) * Self.gap + systemMargin
      - Self.gap
  }

  /// The frames of the accessories, in their order. Leading accessories start at the leading edge, and trailing
  /// accessories end at the trailing edge.
  private var accessoryFrames: [CGRect] {
    var leading = systemMargin
    var trailing = bounds.width - extent(.trailing) - Self.gap
    let grid = PixelGrid(traitCollection)
    return shownAccessories.map { shown in
      let size = shown.accessory.size(of: shown.view, in: traitCollection)
      var x: CGFloat
      switch shown.accessory.placement.side {
      case .leading:
        x = leading
        leading += size.width + Self.gap
      case .trailing:
        x = trailing
        trailing += size.width + Self.gap
      }
      if isMirrored { x = bounds.width - x - size.width }
      let own = shown.accessory.ownSize(of: shown.view, in: traitCollection)
      return grid.rounded(
        CGRect(
          x: x + (size.width - own.width) / 2, y: (bounds.height - own.height) / 2, width: own.width, height: own.height
        ))
    }
  }

  override var undrawnProperties: [UndrawnProperty] {
    let hasLeading = shownAccessories.contains { $0.accessory.placement.side == .leading }
    guard indentsAccessories, indentationLevel > 0, hasLeading else { return super.undrawnProperties }
    return super.undrawnProperties + [UndrawnProperty("indentsAccessories", drawn: "accessories stay at the edge")]
  }

  // MARK: Drawing

  /// Adds the background, the marks and the separators.
  override func describeContent(in node: inout LayoutNode) {
    super.describeContent(in: &node)
    let isInGroup = row.map { $0.appearance.isGrouped && !$0.isBoundary } ?? false
    if let color = configuration.rowBackground(isGrouped: isInGroup) {
      node.background = .color(color.components(in: traitCollection).color)
    }
    for (shown, frame) in zip(shownAccessories, accessoryFrames) {
      if shown.accessory.hasSeparator { describeLine(before: frame, in: &node) }
      guard case .mark(let mark) = shown.accessory.content else { continue }
      node.children.append(mark.grownNode(in: frame, of: self, tint: shown.accessory.tint))
    }
    describeSeparators(in: &node)
  }

  /// Draws a line between an accessory and the previous one at the trailing side.
  private func describeLine(before frame: CGRect, in node: inout LayoutNode) {
    let first = shownAccessories.first { $0.accessory.placement.side == .trailing }
    guard first?.accessory.hasSeparator == false else { return }
    let grid = PixelGrid(traitCollection)
    let width = 1 / grid.scale
    let margin = traitCollection.look.list.contentMargin
    let x = isMirrored ? frame.maxX + Self.gap / 2 : frame.minX - Self.gap / 2 - width
    let line = CGRect(x: x, y: margin, width: width, height: max(bounds.height - 2 * margin, 0))
    node.children.append(.box("accessorySeparator", grid.rounded(line), color: .separator, in: traitCollection))
  }

  private func describeSeparators(in node: inout LayoutNode) {
    guard let row, row.showsSeparators, !row.isBoundary else { return }
    let height = traitCollection.look.list.separatorHeight(on: PixelGrid(traitCollection))
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
    let look = traitCollection.look.list
    let trailing =
      isAutomatic ? isOuter ? 0 : look.separatorTrailing(margin: systemMargin) : insets.trailing
    let width = max(bounds.width - leading - trailing, 0)
    let frame = CGRect(x: isMirrored ? trailing : leading, y: y, width: width, height: height)
    return .box(
      "separator", frame, color: look.separatorColor(row?.separator.color) ?? .separator,
      in: traitCollection)
  }

  /// The distance from the leading edge to the row's text, in points.
  private var textInset: CGFloat {
    if hasSeparatorGuide, separatorLayoutGuide.layoutFrame.width > 0 {
      let frame = separatorLayoutGuide.layoutFrame
      return isMirrored ? bounds.width - frame.maxX : frame.minX
    }
    let content = isMirrored ? bounds.width - contentView.frame.maxX : contentView.frame.minX
    return content + ((contentView as? UIListContentView)?.textInset ?? systemMargin)
  }
}

/// The position of a cell in its list, and the resulting separators.
struct ListRow: Hashable {
  var appearance: UICollectionLayoutListConfiguration.Appearance
  var isFirst: Bool
  var isLast: Bool
  /// Whether the row is the header or the footer of its section.
  var isBoundary = false
  var separator: UIListSeparatorConfiguration
  var showsSeparators: Bool
}

extension UICollectionViewListCell {
  /// Shows the accessories for the state of the collection view.
  func updateEditing() {
    var view = superview
    while let current = view, !(current is UICollectionView) { view = current.superview }
    isEditing = (view as? UICollectionView)?.isEditing ?? false
  }
}
