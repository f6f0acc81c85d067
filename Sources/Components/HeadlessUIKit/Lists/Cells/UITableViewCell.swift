import FirstFrameLayoutTree
public import Foundation

/// One row of a table.
///
/// Add content to ``contentView``. Constraints that connect its top and bottom determine the height of the row. Without
/// constraints, a cell has the height that `sizeThatFits(_:)` returns: at least 44 points for the labels of its style.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ReusableView, ConfiguredCell {
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  open internal(set) var reuseIdentifier: String?
  let style: CellStyle
  private(set) var placement = TableRowPlacement()
  /// The color of the separator in place of that of the table, as lists of SwiftUI have it.
  package var separatorTint: UIColor?
  private lazy var configuration = CellConfiguration<UITableViewCell>(of: self) { UITableViewCellContentView() }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = InterfaceBuilder.cellStyle(of: coder.interfaceElement)
    super.init(coder: coder)
    setUp()
    coder.decodeAttributes(of: self)
    coder.decodeContent(of: self)
  }

  override var createsContentForDocuments: Bool { true }

  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell of a registered class through the designated initializer, which subclasses override.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  private func setUp() {
    configuration.addContent()
    setNeedsUpdateConfiguration()
  }

  /// Called when a cell that was on screen is dequeued again. Subclasses remove the content of the previous row.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
    setNeedsUpdateConfiguration()
  }

  // MARK: Parts

  open var contentView: UIView { configuration.content }

  /// The first label of the cell's style.
  open private(set) lazy var textLabel: UILabel? = makeLabel(isDetail: false)

  /// The second label of the cell's style; `nil` in the default style.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makeLabel(isDetail: true)

  /// The image before the labels, in its own size or as high as the cell.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView()
    contentView.addSubview(view)
    cellImageView = view
    return view
  }()

  private var cellImageView: UIImageView?

  /// Whether the accessory view is hidden because the cell is edited.
  private var hidesAccessoryView = false

  /// The labels that have been created.
  private var labels = CellLabels()

  private func makeLabel(isDetail: Bool) -> UILabel {
    let label = UILabel()
    labels.add(label, isDetail: isDetail, in: style)
    contentView.addSubview(label)
    return label
  }

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { configuration.contentDidChange() } }
  }

  /// A view that replaces the mark at the trailing edge, in its own size.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      configuration.contentDidChange()
    }
  }

  open var backgroundView: UIView? {
    get { configuration.background }
    set { configuration.background = newValue }
  }

  /// The view behind the content, and above the background view, that is shown while the cell is selected or
  /// highlighted.
  open var selectedBackgroundView: UIView? {
    get { configuration.selectedBackground }
    set { configuration.selectedBackground = newValue }
  }

  /// The mark at the trailing edge while the cell is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { configuration.contentDidChange() } }
  }

  // MARK: Editing

  /// A view at the trailing edge while the cell is edited, in its own size.
  open var editingAccessoryView: UIView? {
    didSet {
      guard editingAccessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let editingAccessoryView { addSubview(editingAccessoryView) }
      configuration.contentDidChange()
    }
  }

  /// The number of times that ``indentationWidth`` is applied.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { configuration.contentDidChange() } } }
  /// The indentation per level, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { configuration.contentDidChange() } }
  }

  /// Called when the cell begins or ends to show the controls for editing.
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  /// Not called: cells are never dragged.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether the cell shows the controls of an edited table.
  open var isEditing: Bool {
    get { placement.editing != nil }
    set { if newValue != isEditing { updateEditing(newValue ? RowEditing() : nil) } }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  open var editingStyle: EditingStyle { placement.editing?.style ?? .delete }

  private func updateEditing(_ editing: RowEditing?) {
    var placement = placement
    placement.editing = editing
    let mask: StateMask = editing == nil ? [] : .showingEditControl
    willTransition(to: mask)
    setPlacement(placement)
    didTransition(to: mask)
  }

  /// The control that edits a row.
  public enum EditingStyle: Int, CaseIterable, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  // MARK: State

  open var selectionStyle = SelectionStyle.default

  open var isSelected: Bool {
    get { configuration.isSelected }
    set { configuration.isSelected = newValue }
  }

  open var isHighlighted: Bool {
    get { configuration.isHighlighted }
    set { configuration.isHighlighted = newValue }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  // MARK: Configuration

  /// The state that the appearance of the cell depends on.
  open var configurationState: UICellConfigurationState {
    var state = configuration.state
    state.isEditing = isEditing
    return state
  }

  /// A closure that is called with the cell and its state before layout, and again after the observable properties that
  /// it read have changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configuration.updateHandler }
    set { configuration.updateHandler = newValue }
  }

  open func setNeedsUpdateConfiguration() {
    configuration.setNeedsUpdate()
  }

  /// Updates the cell for a state. Observable properties that it reads are tracked.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configuration.update(using: state)
  }

  override func updatePendingConfiguration() {
    configuration.updateIfNeeded()
  }

  /// The texts of a row are read together, unless its content is that of a list of SwiftUI.
  override var accessibilityGrouping: Accessibility.Grouping {
    contentView is any SeparatelyReadContent ? .group : .combined
  }

  /// The traits that were set, and those that the accessory and the selection add.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isSelected || accessoryType == .checkmark { traits.insert(.selected) }
      if accessoryType == .disclosureIndicator { traits.insert(.button) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  override var isPlacedByItsContainer: Bool { true }

  override func applyTraits(_ traits: UITraitCollection) {
    super.applyTraits(traits)
    labels.adopt(traits.look.list)
    setNeedsUpdateConfiguration()
  }

  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuration.automaticallyUpdatesContent }
    set { configuration.automaticallyUpdatesContent = newValue }
  }

  /// The content of the cell. Setting a configuration replaces the content view and its labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.contentConfiguration }
    set { configuration.contentConfiguration = newValue }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.backgroundConfiguration }
    set { configuration.backgroundConfiguration = newValue }
  }

  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuration.automaticallyUpdatesBackground }
    set { configuration.automaticallyUpdatesBackground = newValue }
  }

  /// Returns the background of a row in the cell's table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    placement.isGrouped ? .listGroupedCell() : .listCell()
  }

  /// Returns the default content for the cell's style, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The distances from the separator to the cell's sides, in points; the distances of the table unless set.
  open var separatorInset: UIEdgeInsets {
    get { customSeparatorInset ?? contentSeparatorInset ?? imageSeparatorInset }
    set { customSeparatorInset = newValue }
  }

  private var customSeparatorInset: UIEdgeInsets?

  /// Beside an image, separators begin where the labels begin.
  private var imageSeparatorInset: UIEdgeInsets {
    var inset = placement.separatorInset
    inset.left += imageColumn
    return inset
  }

  /// Below configured content, separators begin where its text begins.
  private var contentSeparatorInset: UIEdgeInsets? {
    guard let content = contentView as? UIListContentView else { return nil }
    let trailing = traitCollection.look.list.separatorTrailing(margin: sideMargin)
    return UIEdgeInsets(top: 0, left: content.textInset, bottom: 0, right: trailing)
  }

  /// Sets the position of the cell in its table.
  func setPlacement(_ placement: TableRowPlacement) {
    guard placement != self.placement else { return }
    let isHeightChanged =
      placement.reservedHeight != self.placement.reservedHeight || placement.editing != self.placement.editing
      || placement.indexWidth != self.placement.indexWidth
    self.placement = placement
    if isHeightChanged { configuration.contentDidChange() }
  }

  /// Rounds the outer corners of a row of an inset group.
  func roundCorners() {
    guard placement.isInset else { return }
    configuration.roundCorners(isFirst: placement.isFirst, isLast: placement.isLast)
  }

  // MARK: Layout

  /// The margins at the sides line up with the separators.
  override var standardLayoutMargins: UIEdgeInsets {
    let margin = traitCollection.look.list.cellMargin
    return UIEdgeInsets(top: margin, left: sideMargin, bottom: margin, right: sideMargin)
  }

  /// The margins of the content: as those of the cell, but 8 points beside an accessory.
  var contentMargins: UIEdgeInsets {
    var margins = standardLayoutMargins
    guard accessorySize.width > 0 else { return margins }
    if isMirrored { margins.left = Self.accessoryGap } else { margins.right = Self.accessoryGap }
    return margins
  }

  /// The distance from the sides of the cell to its content, in points.
  var sideMargin: CGFloat { systemMargin }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfiguredMargins()
    labels.highlight(configuration.appearsSelected && selectionStyle != .none)
    configuration.layOut(
      contentFrame: contentFrame(in: bounds.size), appearsSelected: configuration.appearsSelected)
    let accessoryFrame = accessoryFrame(in: bounds.size)
    accessoryView?.frame = accessoryFrame
    editingAccessoryView?.frame = accessoryFrame
    editingAccessoryView?.isHidden = !isEditing
    placeImage()
    if let accessoryView, accessoryView.isHidden != isEditing, isEditing || hidesAccessoryView {
      accessoryView.isHidden = isEditing
      hidesAccessoryView = isEditing
    }
    let look = traitCollection.look.list
    labels.place(
      in: contentView.bounds.inset(by: labelInsets), style: style,
      lineGap: look.lineGap(isGrouped: placement.isGrouped),
      rise: look.lineRise(isGrouped: placement.isGrouped), isMirrored: isMirrored,
      grid: PixelGrid(traitCollection))
  }

  private func placeImage() {
    guard let cellImageView else { return }
    let size = cellImageView.image == nil ? .zero : imageSize(in: contentView.bounds.height)
    let margins = contentMargins
    let x = isMirrored ? contentView.bounds.width - margins.right - size.width : margins.left
    cellImageView.frame = PixelGrid(traitCollection).rounded(
      CGRect(x: x, y: (contentView.bounds.height - size.height) / 2, width: size.width, height: size.height))
  }

  /// Returns the size of the image, reduced to a height.
  private func imageSize(in height: CGFloat) -> CGSize {
    let size = cellImageView?.imageSize ?? .zero
    guard height > 0, size.height > height else { return size }
    return CGSize(width: size.width * height / size.height, height: height)
  }

  /// The space for the image before the labels, in points.
  private var imageColumn: CGFloat {
    guard cellImageView?.image != nil else { return 0 }
    return imageSize(in: contentView.bounds.height).width + Self.imageGap
  }

  /// The distance from the image to the labels, in points.
  private static let imageGap: CGFloat = 15

  /// Gives configured content the side margins of the cell.
  private func updateConfiguredMargins() {
    guard let content = contentView as? UIListContentView else { return }
    let margins = contentMargins.directional(in: effectiveUserInterfaceLayoutDirection)
    content.rowMargins = (margins.leading, margins.trailing)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let available = contentFrame(in: size).inset(by: labelInsets).width
    let heights = labels.heights(in: available)
    let look = traitCollection.look.list
    let height = look.rowHeight(
      of: (heights.text, heights.detail, style == .subtitle), isGrouped: placement.isGrouped,
      isLarge: traitCollection.preferredContentSizeCategory.isAccessibilityCategory,
      grid: PixelGrid(traitCollection))
    return CGSize(width: size.width, height: height + groupGrowth)
  }

  /// The height that the row has in addition as the first one of an inset group.
  private var groupGrowth: CGFloat {
    placement.isInset && placement.isFirst ? traitCollection.look.list.firstRowGrowth : 0
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard configuration.hasMeasurableContent else { return sizeThatFits(targetSize) }
    updateConfiguredMargins()
    let outside = targetSize.width - contentFrame(in: targetSize).width
    let content = contentView.systemLayoutSizeFitting(
      CGSize(width: targetSize.width - outside, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    let growth = contentView is UIListContentView ? groupGrowth : 0
    return CGSize(
      width: content.width + outside, height: content.height + placement.reservedHeight + growth)
  }

  override var isMeasuredByContentView: Bool { configuration.hasMeasurableContent }

  override func layoutSize(fitting proposal: SizeProposal) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: proposal.width ?? bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  var isMirrored: Bool { isRightToLeft }

  /// The margins of the labels.
  private var labelInsets: UIEdgeInsets {
    let margins = contentMargins
    let column = imageColumn
    return UIEdgeInsets(
      top: 0, left: margins.left + (isMirrored ? 0 : column), bottom: 0,
      right: margins.right + (isMirrored ? column : 0))
  }

  /// Returns the frame beside the accessory and above the separator.
  private func contentFrame(in size: CGSize) -> CGRect {
    let accessory = accessorySize.width
    let reserved = (accessory > 0 ? accessory + sideMargin : 0) + placement.indexWidth
    let editingShift = shouldIndentWhileEditing ? placement.editing?.contentShift ?? 0 : 0
    let shift = editingShift + CGFloat(indentationLevel) * indentationWidth
    return CGRect(
      x: isMirrored ? reserved : shift, y: 0, width: max(size.width - reserved - shift, 0),
      height: max(size.height - placement.reservedHeight, 0))
  }

  // MARK: Drawing

  /// Adds the background, the accessory and the separators.
  override func describeContent(in node: inout LayoutNode) {
    if let color = configuration.rowBackground(isGrouped: placement.isGrouped, showsSelection: selectionStyle != .none)
    {
      node.background = .color(color.components(in: traitCollection).color)
    }
    if isEditing ? editingAccessoryView == nil : accessoryView == nil { describeMarks(in: &node) }
    if let control = placement.editing?.controlNode(in: bounds, isMirrored: isMirrored, traitCollection) {
      node.children.append(control)
    }
    describeSeparators(in: &node)
  }

  private func describeSeparators(in node: inout LayoutNode) {
    guard let standard = placement.separatorColor, placement.separatorHeight > 0 else { return }
    let color = separatorTint ?? standard
    let inset = separatorInset
    let height = placement.separatorHeight
    func line(y: CGFloat, left: CGFloat, right: CGFloat) -> LayoutNode {
      let frame = CGRect(x: left, y: y, width: max(bounds.width - left - right, 0), height: height)
      return .box("separator", frame, color: color, in: traitCollection)
    }
    let isFramed = placement.isGrouped && !placement.isInset
    if isFramed, placement.isFirst { node.children.append(line(y: 0, left: 0, right: 0)) }
    if placement.isGrouped, placement.isLast {
      if isFramed { node.children.append(line(y: bounds.height - height, left: 0, right: 0)) }
      return
    }
    let (left, right) = isMirrored ? (inset.right, inset.left) : (inset.left, inset.right)
    node.children.append(line(y: bounds.height - height, left: left, right: right))
  }

  // MARK: Editing and focus

  open var focusStyle: FocusStyle {
    get { seldom["focusStyle"] ?? .default }
    set { seldom["focusStyle"] = newValue }
  }

  /// Whether the button behind a row that deletes it is shown: it appears under a finger only.
  open var showingDeleteConfirmation: Bool { false }

  /// Whether an edited cell shows a control for moving it. The control is shown if the data source can move the row.
  open var showsReorderControl: Bool {
    get { seldom["showsReorderControl"] ?? false }
    set { seldom["showsReorderControl"] = newValue }
  }

  /// Whether the content of an edited cell moves for the control, if the delegate of the table allows it.
  open var shouldIndentWhileEditing: Bool {
    get { seldom["shouldIndentWhileEditing"] ?? true }
    set {
      seldom["shouldIndentWhileEditing"] = newValue
      setNeedsLayout()
    }
  }

  open var userInteractionEnabledWhileDragging: Bool {
    get { seldom["userInteractionEnabledWhileDragging"] ?? false }
    set { seldom["userInteractionEnabledWhileDragging"] = newValue }
  }

  /// The background of a selected cell in a table with several selected rows.
  open var multipleSelectionBackgroundView: UIView? {
    get { seldom["multipleSelectionBackgroundView"] }
    set {
      seldom["multipleSelectionBackgroundView"] = newValue
      seldom.list(
        "multipleSelectionBackgroundView", if: newValue != nil, drawn: "the selected background view is shown")
    }
  }
}

/// The content view of a table cell, beside the accessory and above the separator.
final class UITableViewCellContentView: UIView {
  override var standardLayoutMargins: UIEdgeInsets {
    (superview as? UITableViewCell)?.contentMargins ?? super.standardLayoutMargins
  }
}

/// The content of a cell whose texts are read one by one.
package protocol SeparatelyReadContent: UIView {}
