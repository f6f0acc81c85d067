import FirstFrameLayoutTree
public import Foundation

/// One row of a table.
///
/// Content goes into ``contentView``. Constraints that lead from its top to its bottom give the row its height;
/// a cell without any is as high as `sizeThatFits(_:)` says, which for the labels of its style is 44 points or more.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ReusableView {
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  open private(set) var contentView: UIView = UITableViewCellContentView()
  open private(set) var reuseIdentifier: String?
  let style: CellStyle
  private(set) var settings = CellSettings()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    setUp()
  }

  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// How a table makes cells of a registered class: by the designated initializer, which subclasses override.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  private func setUp() {
    // Side margins that line up with the separators.
    contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    contentView.insetsLayoutMarginsFromSafeArea = false
    addSubview(contentView)
    setNeedsUpdateConfiguration()
  }

  /// Called when the cell is dequeued after it was shown: subclasses let go of what the last row put there.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
    setNeedsUpdateConfiguration()
  }

  // MARK: Parts

  /// The first label of the cell's style.
  open private(set) lazy var textLabel: UILabel? = madeLabel(detail: false)

  /// The second label of the cell's style; nil in the default one.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : madeLabel(detail: true)

  /// The labels that were asked for.
  private(set) var labels = CellLabels()

  private func madeLabel(detail isDetail: Bool) -> UILabel {
    let label = UILabel()
    labels.add(label, isDetail: isDetail, in: style)
    contentView.addSubview(label)
    return label
  }

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { contentDidChange() } }
  }

  /// Stands at the trailing edge in the accessory's place, in its own size.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      contentDidChange()
    }
  }

  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: backgroundView) }
  }

  /// Lies behind the content while the cell is selected.
  open var selectedBackgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: selectedBackgroundView) }
  }

  private func exchangeBackground(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, belowSubview: contentView) }
    setNeedsLayout()
  }

  // MARK: State

  open var selectionStyle = SelectionStyle.default

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  private func stateDidChange() {
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  // MARK: Configuration

  /// What the cell's looks depend on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Called with the cell and its state before layout, and after whatever it read has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open func setNeedsUpdateConfiguration() {
    invalidation.mark(.configuration)
  }

  /// Brings the cell into line with its state. What it reads of observable objects is tracked.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  override func updatePendingConfiguration() {
    guard let turn = invalidation.begin(.configuration) else { return }
    traitCollection.performAsCurrent {
      invalidation.tracking(.configuration, turn: turn) { updateConfiguration(using: configurationState) }
    }
  }

  override func adopt(_ traits: UITraitCollection) {
    super.adopt(traits)
    setNeedsUpdateConfiguration()
  }

  open var automaticallyUpdatesContentConfiguration = true

  /// What the content view shows; setting one takes the place of the content view and its labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      contentView = showContent(contentConfiguration, in: contentView) { UITableViewCellContentView() }
      contentDidChange()
    }
  }

  /// The content of a row of the cell's style, without any text yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The distances of the separator from the cell's sides; the table's where nothing is set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? contentSeparatorInset ?? settings.separatorInset }
    set { ownSeparatorInset = newValue }
  }

  private var ownSeparatorInset: UIEdgeInsets?

  /// Under configured content separators begin where its text does.
  private var contentSeparatorInset: UIEdgeInsets? {
    guard let content = contentView as? UIListContentView else { return nil }
    return UIEdgeInsets(top: 0, left: content.textInset, bottom: 0, right: 0)
  }

  func adopt(_ settings: CellSettings) {
    guard settings != self.settings else { return }
    let isContentChanged = settings.separatorHeight != self.settings.separatorHeight
    self.settings = settings
    if isContentChanged { contentDidChange() }
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frame = contentFrame(in: bounds.size)
    if contentView.frame != frame { contentView.frame = frame }
    accessoryView?.frame = accessoryFrame(in: bounds.size)
    for view in [backgroundView, selectedBackgroundView] { view?.frame = bounds }
    selectedBackgroundView?.isHidden = !isSelected
    labels.place(
      in: contentView.bounds.inset(by: labelInsets), style: style, isMirrored: isMirrored,
      grid: PixelGrid(traitCollection))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = contentFrame(in: size).inset(by: labelInsets).width
    let height = labels.height(in: room, style: style) + 22
    return CGSize(width: size.width, height: max(PixelGrid(traitCollection).ceiled(height), 44))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard !contentView.constraints.isEmpty || contentView is any UIContentView else { return sizeThatFits(targetSize) }
    let outside = targetSize.width - contentFrame(in: targetSize).width
    let content = contentView.systemLayoutSizeFitting(
      CGSize(width: targetSize.width - outside, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: content.width + outside, height: content.height + settings.separatorHeight)
  }

  override func layoutSize(fitting proposal: SizeProposal) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: proposal.width ?? bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  override func describeContent(in node: inout LayoutNode) {
    describeLook(in: &node)
  }

  /// From the accessory to the cell's trailing edge.
  private static let accessoryMargin: CGFloat = 16
  private static let accessoryGap: CGFloat = 8

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The content's margins; none towards an accessory, which keeps its distance already.
  var labelInsets: UIEdgeInsets {
    var insets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    guard accessorySize.width > 0 else { return insets }
    if isMirrored { insets.left = 0 } else { insets.right = 0 }
    return insets
  }

  private var accessorySize: CGSize {
    if let accessoryView { return accessoryView.bounds.size }
    return switch accessoryType {
    case .none: .zero
    case .disclosureIndicator: AccessoryMark.disclosureSize
    case .checkmark: AccessoryMark.checkmarkSize
    case .detailButton: AccessoryMark.detailSize
    case .detailDisclosureButton: CGSize(width: 40, height: 22)
    }
  }

  /// The room beside the accessory and above the separator.
  func contentFrame(in size: CGSize) -> CGRect {
    let accessory = accessorySize.width
    let taken = accessory > 0 ? accessory + Self.accessoryMargin + Self.accessoryGap : 0
    return CGRect(
      x: isMirrored ? taken : 0, y: 0, width: max(size.width - taken, 0),
      height: max(size.height - settings.separatorHeight, 0))
  }

  func accessoryFrame(in size: CGSize) -> CGRect {
    let accessory = accessorySize
    let x = isMirrored ? Self.accessoryMargin : size.width - Self.accessoryMargin - accessory.width
    let y = (size.height - settings.separatorHeight - accessory.height) / 2
    return PixelGrid(traitCollection).rounded(CGRect(origin: CGPoint(x: x, y: y), size: accessory))
  }

  // MARK: Drawing

  /// Adds what lies around the content: the background, the accessory and the separators.
  func describeLook(in node: inout LayoutNode) {
    if let color = shownBackground { node.background = .color(color.components(in: traitCollection).color) }
    if accessoryView == nil { describeAccessory(in: &node) }
    describeSeparators(in: &node)
  }

  /// The selection, and else the white of grouped tables, where the cell has no background of its own.
  private var shownBackground: UIColor? {
    let isMarked = isSelected || isHighlighted
    if isMarked, selectionStyle != .none, selectedBackgroundView == nil { return .systemGray4 }
    return backgroundColor == nil && settings.isGrouped ? .secondarySystemGroupedBackground : nil
  }

  private func describeSeparators(in node: inout LayoutNode) {
    guard let color = settings.separatorColor, settings.separatorHeight > 0 else { return }
    let inset = separatorInset
    let height = settings.separatorHeight
    func line(_ name: String, y: CGFloat, left: CGFloat, right: CGFloat) -> LayoutNode {
      let frame = CGRect(x: left, y: y, width: max(bounds.width - left - right, 0), height: height)
      return .box(name, frame, color: color, in: traitCollection)
    }
    let isFramed = settings.isGrouped && !settings.isInset
    if isFramed, settings.isFirst { node.children.append(line("separator", y: 0, left: 0, right: 0)) }
    if settings.isGrouped, settings.isLast {
      if isFramed { node.children.append(line("separator", y: bounds.height - height, left: 0, right: 0)) }
      return
    }
    let (left, right) = isMirrored ? (inset.right, inset.left) : (inset.left, inset.right)
    node.children.append(line("separator", y: bounds.height - height, left: left, right: right))
  }

  private var mark: AccessoryMark { AccessoryMark(traits: traitCollection, tint: tintColor, isMirrored: isMirrored) }

  private func describeAccessory(in node: inout LayoutNode) {
    let frame = accessoryFrame(in: bounds.size)
    switch accessoryType {
    case .none: break
    case .disclosureIndicator: node.children.append(mark.disclosureIndicator(in: frame))
    case .checkmark: node.children.append(mark.checkmark(in: frame))
    case .detailButton: node.children.append(mark.detailButton(in: frame))
    case .detailDisclosureButton:
      let (button, indicator) = (AccessoryMark.detailSize, AccessoryMark.disclosureSize)
      let buttonX = isMirrored ? frame.maxX - button.width : frame.minX
      let indicatorX = isMirrored ? frame.minX : frame.maxX - indicator.width
      let y = PixelGrid(traitCollection).rounded(frame.midY - indicator.height / 2)
      node.children.append(mark.detailButton(in: CGRect(origin: CGPoint(x: buttonX, y: frame.minY), size: button)))
      node.children.append(
        mark.disclosureIndicator(in: CGRect(origin: CGPoint(x: indicatorX, y: y), size: indicator)))
    }
  }

  // MARK: Options

  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// How the labels lie: one; one at each side; a short one before; one above the other.
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }
}

/// Holds the content of a cell, beside the accessory and above the separator.
final class UITableViewCellContentView: UIView {}

/// What a table tells its cells of their place in it.
struct CellSettings: Hashable {
  var isGrouped = false
  /// nil for no separators.
  var separatorColor: UIColor?
  /// One pixel, in points, taken from the height of the content.
  var separatorHeight: CGFloat = 0
  var separatorInset = UIEdgeInsets.zero
  var isFirst = true
  var isLast = true
  var isInset = false
}
