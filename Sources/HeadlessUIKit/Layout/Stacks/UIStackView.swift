import FirstFrameConstraintSolving
public import Foundation

/// A view that arranges views in a row or column, by their sizes and priorities.
///
/// If constraints refer to its arranged views, the solver computes the frames (see ``StackConstraints``); otherwise the
/// stack does (see ``StackArrangement``).
@preconcurrency @MainActor
open class UIStackView: UIView, ArrangingView {
  /// The distribution of arranged views along the stack's axis.
  public enum Distribution: Int, CaseIterable, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// The placement of arranged views across the stack's axis.
  public enum Alignment: Int, CaseIterable, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// A custom spacing that stands for the stack's own spacing.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system spacing between neighbours, in points.
  public static let spacingUseSystem: CGFloat = 8

  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// A guide that only provides two variables of the solver, for distributions with equal distances. Its width is the
  /// distance that all views should have. Its height is the smallest distance, which matters if not all can be equal.
  lazy var distances: UILayoutGuide = {
    let guide = UILayoutGuide()
    guide.identifier = "distances"
    guide.owningView = self
    constraintStore.contentGuides.append(guide)
    return guide
  }()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The distance between neighbours, in points; the minimum if the distribution has equal distances.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  // MARK: Arranged views

  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Removes a view from the arrangement. It remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  private func arrange(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: max(0, min(index, arrangedSubviews.count)))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance from a view to the next one, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  override func subviewVisibilityOrPriorityDidChange(_ view: UIView) {
    if arrangedSubviews.contains(where: { $0 === view }) { arrangementDidChange() }
  }

  private func arrangementDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  override var arrangingView: (any ArrangingView)? { self }

  func arrangementDeclarations(in scope: LayoutScope, for engine: LayoutEngine) -> [LayoutDeclaration] {
    var constraints = StackConstraints(of: self, in: engine)
    constraints.declare()
    constraints.declareUnsized(in: scope)
    return constraints.all
  }

  var arrangement: StackArrangement {
    let views = visibleViews
    return StackArrangement(
      views: views, gaps: views.dropLast().map { customSpacings[ObjectIdentifier($0)] ?? spacing }, axis: axis,
      distribution: distribution, alignment: alignment, grid: PixelGrid(traitCollection))
  }

  var contentInsets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // If the solver arranges the stack, it has already set the frames.
    guard layoutRoot.constraintStore.engine?.arranges(self) != true else { return }
    let content = bounds.inset(by: contentInsets)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let views = visibleViews
    for view in views { view.reportedSizes.removeAll() }
    MeasurementCache.open()
    defer { MeasurementCache.close() }
    let frames = arrangement.frames(in: content, isMirrored: isMirrored)
    for (view, frame) in zip(views, frames) { view.layoutFrame = frame }
  }

  /// Returns the size of the arranged views with content wrapped at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    layoutSize(
      fitting: SizeProposal(
        width: size.width > 0 && size.width < 1e7 ? size.width : nil,
        height: size.height > 0 && size.height < 1e7 ? size.height : nil))
  }

  override func layoutSize(fitting proposal: SizeProposal) -> CGSize {
    let insets = contentInsets
    let size = arrangement.size(fitting: proposal.inset(by: insets))
    return CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  override func contentSize(fittingWidth width: CGFloat?) -> CGSize {
    guard !visibleViews.isEmpty else { return intrinsicContentSize }
    let natural = layoutSize(fitting: .unlimited)
    guard let width, width > 0, natural.width > width else { return natural }
    return CGSize(width: natural.width, height: layoutSize(fitting: SizeProposal(width: width)).height)
  }

  override func huggingStrength(along axis: NSLayoutConstraint.Axis, size: @autoclosure () -> CGSize) -> Float {
    arrangement.huggingStrength(along: axis)
  }

  override func compressionStrength(along axis: NSLayoutConstraint.Axis) -> Float {
    arrangement.compressionStrength(along: axis)
  }

  override func firstBaseline(in size: CGSize) -> CGFloat {
    baseline(in: size, of: firstBaselineView) { $0.firstBaseline(in: $1) }
  }

  override func lastBaseline(in size: CGSize) -> CGFloat {
    baseline(in: size, of: lastBaselineView) { $0.lastBaseline(in: $1) }
  }

  /// The view that provides the stack's first baseline: the first view of a column, or the tallest view of a row.
  var firstBaselineView: UIView? { axis == .vertical ? visibleViews.first : tallestView }

  /// The view that provides the stack's last baseline: the last view of a column, or the tallest view of a row.
  var lastBaselineView: UIView? { axis == .vertical ? visibleViews.last : tallestView }

  /// Returns the arranged view that provides a baseline of the stack.
  func view(ofBaseline attribute: NSLayoutConstraint.Attribute) -> UIView? {
    switch attribute {
    case .firstBaseline: firstBaselineView
    case .lastBaseline: lastBaselineView
    default: nil
    }
  }

  private var tallestView: UIView? {
    let views = visibleViews
    let heights = views.map { $0.arrangedContentSize(fittingWidth: nil).height }
    return heights.max().flatMap(heights.firstIndex).map { views[$0] }
  }

  private func baseline(
    in size: CGSize, of view: UIView?, _ measure: (UIView, CGSize) -> CGFloat
  ) -> CGFloat {
    let views = visibleViews
    guard let view, let index = views.firstIndex(where: { $0 === view }) else { return size.height }
    let content = CGRect(origin: .zero, size: size).inset(by: contentInsets)
    let frame = arrangement.frames(in: content, isMirrored: false)[index]
    return frame.origin.y + measure(view, frame.size)
  }

  // MARK: Solver

  /// Whether the priorities require the solver.
  ///
  /// ``StackArrangement`` assumes that every compression resistance priority is higher than all hugging priorities and
  /// higher than ``StackConstraints/evenCentres``, the priority of the equal distances of `equalCentering`.
  var requiresSolver: Bool {
    let views = visibleLeaves
    let isEqualOrProportional = distribution == .fillEqually || distribution == .fillProportionally
    return !views.isEmpty
      && (views.contains { minimumResistance(of: $0) <= UILayoutPriority(StackConstraints.evenCentres.rawValue) }
        || isEqualOrProportional && Self.hasStrongHugging(views, along: axis)
        || alignment == .fill && Self.hasStrongHugging(views, along: axis.other))
  }

  private func minimumResistance(of view: UIView) -> UILayoutPriority {
    NSLayoutConstraint.Axis.allCases.map(view.contentCompressionResistancePriority).min() ?? .required
  }

  /// Whether a view hugs its content at least as strongly as another view resists compression.
  private static func hasStrongHugging(_ views: [UIView], along axis: NSLayoutConstraint.Axis) -> Bool {
    guard let hugging = views.map({ $0.contentHuggingPriority(for: axis) }).max(),
      let resistance = views.map({ $0.contentCompressionResistancePriority(for: axis) }).min()
    else { return false }
    return hugging >= resistance
  }
}
