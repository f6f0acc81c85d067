import FirstFrameConstraintSolving
public import Foundation

/// A view that arranges views in a row or column, by their sizes and priorities.
///
/// The solver of the tree computes the frames and the stack's size (see `StackConstraints`).
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
  /// The system spacing between neighbors, in points.
  public static let spacingUseSystem: CGFloat = 8

  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  deinit {
    // The view releases its subviews, one tree after another, only if nothing else owns them.
    arrangedSubviews = []
  }

  /// Unlike other views, a stack has no margins of its own.
  override var standardLayoutMargins: UIEdgeInsets { .zero }

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The distance between neighbors, in points; the minimum if the distribution has equal distances.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the spacing of a column separates baselines of text instead of edges: the last baseline of a view and the
  /// first baseline of the next one.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
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
    if view.superview === self { arrangedSubviews.removeAll { $0 === view } }
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
    let constraints = StackConstraints(of: self, in: scope, for: engine)
    constraints.declare()
    return constraints.all
  }

  /// The distance from a view to the next visible one, in points.
  func gap(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }

  var contentInsets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  /// Returns the size of the arranged views with content wrapped at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    layoutSize(
      fitting: SizeProposal(
        width: size.width > 0 && size.width < 1e7 ? size.width : nil,
        height: size.height > 0 && size.height < 1e7 ? size.height : nil))
  }

  override func layoutSize(fitting proposal: SizeProposal) -> CGSize {
    constrainedSize(for: .measuring(proposal)) ?? .zero
  }

  // MARK: Baselines

  /// Returns the arranged view that provides a baseline of the stack: the first or last view of a column, or the tallest
  /// view of a row.
  func view(ofBaseline attribute: NSLayoutConstraint.Attribute) -> UIView? {
    switch attribute {
    case .firstBaseline: axis == .vertical ? visibleViews.first : tallestView
    case .lastBaseline: axis == .vertical ? visibleViews.last : tallestView
    default: nil
    }
  }

  private var tallestView: UIView? {
    let views = visibleViews
    let heights = views.map { $0.measured(in: .unlimited).height }
    return heights.max().flatMap(heights.firstIndex).map { views[$0] }
  }
}
