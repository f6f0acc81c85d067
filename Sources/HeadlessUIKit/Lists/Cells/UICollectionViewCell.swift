public import Foundation

/// One item of a collection view.
///
/// Content goes into ``contentView``. Where the layout leaves a size open, constraints in it decide, and without any
/// `sizeThatFits(_:)` of the content configuration.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  open private(set) var contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.insetsLayoutMarginsFromSafeArea = false
    addSubview(contentView)
    setNeedsUpdateConfiguration()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
    setNeedsUpdateConfiguration()
  }

  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: backgroundView) }
  }

  /// Lies behind the content, and above the background, while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: selectedBackgroundView) }
  }

  private func exchangeBackground(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, belowSubview: contentView) }
    if let backgroundView { sendSubviewToBack(backgroundView) }
    if let backgroundHolder { sendSubviewToBack(backgroundHolder) }
    setNeedsLayout()
  }

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

  override func adopt(_ traits: UITraitCollection) {
    super.adopt(traits)
    setNeedsUpdateConfiguration()
  }

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

  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// What the content view shows; setting one takes the place of the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      contentView = showContent(contentConfiguration, in: contentView) { UIView() }
      contentDidChange()
    }
  }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard backgroundConfiguration != oldValue else { return }
      showBackgroundConfiguration()
    }
  }

  private(set) var backgroundHolder: UIView?

  private func showBackgroundConfiguration() {
    backgroundHolder?.removeFromSuperview()
    backgroundHolder = backgroundConfiguration.map { $0.makeView() }
    if let backgroundHolder { insertSubview(backgroundHolder, at: 0) }
    setNeedsLayout()
  }

  /// From the cell's bounds to the content's frame, in points.
  var contentInsets: UIEdgeInsets { .zero }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.inset(by: contentInsets)
    if contentView.frame != frame { contentView.frame = frame }
    for view in [backgroundView, selectedBackgroundView, backgroundHolder] { view?.frame = bounds }
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  override var hasMeasurableContent: Bool {
    super.hasMeasurableContent || !contentView.constraints.isEmpty || contentView is any UIContentView
  }

  private var measuresContent: Bool { constraints.isEmpty && hasMeasurableContent }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let insets = contentInsets
    let (dx, dy) = (insets.left + insets.right, insets.top + insets.bottom)
    guard measuresContent else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    let content = contentView.systemLayoutSizeFitting(
      CGSize(width: max(targetSize.width - dx, 0), height: max(targetSize.height - dy, 0)),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: content.width + dx, height: content.height + dy)
  }

  override func layoutSize(fitting proposal: SizeProposal) -> CGSize {
    guard measuresContent else { return super.layoutSize(fitting: proposal) }
    return systemLayoutSizeFitting(
      CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0),
      withHorizontalFittingPriority: proposal.width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: proposal.height == nil ? .fittingSizeLevel : .required)
  }
}
