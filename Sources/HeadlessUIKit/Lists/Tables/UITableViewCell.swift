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
}
