public import Foundation

/// A view for one item of a collection view.
///
/// Add content to ``contentView``. If the layout does not determine a dimension, the constraints in the content view
/// determine it. Without constraints, `sizeThatFits(_:)` of the content configuration's view determines it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell {
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  lazy var configuration = CellConfiguration<UICollectionViewCell>(
    of: self, contentMask: [.flexibleWidth, .flexibleHeight]
  ) { UIView() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeAttributes(of: self)
    coder.decodeContent(of: self)
  }

  override var createsContentForDocuments: Bool { true }

  private func setUp() {
    contentView.frame = bounds
    configuration.addContent()
    setNeedsUpdateConfiguration()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
    setNeedsUpdateConfiguration()
  }

  open var contentView: UIView { configuration.content }

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

  open var isSelected: Bool {
    get { configuration.isSelected }
    set { configuration.isSelected = newValue }
  }

  open var isHighlighted: Bool {
    get { configuration.isHighlighted }
    set { configuration.isHighlighted = newValue }
  }

  // MARK: Configuration

  /// The state that the appearance of the cell depends on.
  open var configurationState: UICellConfigurationState { configuration.state }

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

  override func applyTraits(_ traits: UITraitCollection) {
    super.applyTraits(traits)
    setNeedsUpdateConfiguration()
  }

  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuration.automaticallyUpdatesContent }
    set { configuration.automaticallyUpdatesContent = newValue }
  }

  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuration.automaticallyUpdatesBackground }
    set { configuration.automaticallyUpdatesBackground = newValue }
  }

  /// Returns the background of the cell: clear, and in lists that of a row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Not called: cells are never dragged.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether a person drags the cell.
  public enum DragState: Int, CaseIterable, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// The content of the cell. Setting a configuration replaces the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.contentConfiguration }
    set { configuration.contentConfiguration = newValue }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.backgroundConfiguration }
    set { configuration.backgroundConfiguration = newValue }
  }

  // MARK: Layout

  /// The insets from the cell's bounds to the content's frame, in points.
  var contentInsets: UIEdgeInsets { .zero }

  override func placeAutoresizedSubviews() { configuration.place(content: bounds.inset(by: contentInsets)) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    configuration.layOut(contentFrame: bounds.inset(by: contentInsets), appearsSelected: configuration.appearsSelected)
  }

  override var hasMeasurableContent: Bool { super.hasMeasurableContent || configuration.hasMeasurableContent }

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
