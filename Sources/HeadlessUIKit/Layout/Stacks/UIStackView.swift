public import Foundation

/// A row or a column of views that places them by their sizes and priorities.
///
/// Where constraints reach into what it arranges, it takes part in Auto Layout, and so the constraints between its
/// views and others are heard (see ``StackConstraints``); else it computes the frames itself (see
/// ``StackArrangement``).
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// Stands for the stack's own spacing, as a custom one.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The distance between neighbours that belong together, in points.
  public static let spacingUseSystem: CGFloat = 8

  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Stands for the distances between the views, where the solver is to keep them even: its width is what they have in
  /// common, its height the smallest of them.
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

  /// A stack of views, as a row.
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

  /// The distance between neighbours, in points; the least one for the equal-spacing distributions.
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

  /// Takes a view out of the arrangement; it stays a subview.
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

  /// Sets the distance from a view to the one after it, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  override func subviewVisibilityDidChange(_ view: UIView) {
    if arrangedSubviews.contains(where: { $0 === view }) { arrangementDidChange() }
  }

  private func arrangementDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  /// The arranged views that take room.
  var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// The arranged views that take no room.
  var hiddenViews: [UIView] { arrangedSubviews.filter(\.isHidden) }

  var arrangement: StackArrangement {
    let views = visibleViews
    return StackArrangement(
      views: views, gaps: views.dropLast().map { customSpacings[ObjectIdentifier($0)] ?? spacing }, axis: axis,
      distribution: distribution, alignment: alignment, grid: PixelGrid(traitCollection))
  }

  var contentInsets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Their frames are the solver's then.
    guard layoutRoot.constraintStore.engine?.hears(self) != true else { return }
    let content = bounds.inset(by: contentInsets)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let views = visibleViews
    for view in views { view.answers.forget() }
    MeasurementMemo.open()
    defer { MeasurementMemo.close() }
    let frames = arrangement.frames(in: content, isMirrored: isMirrored)
    for (view, frame) in zip(views, frames) { view.layoutFrame = frame }
  }

  /// The size that the arranged views need; a width wraps those that wrap.
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

  /// The view whose first baseline is the stack's: the first of a column, the highest of a row.
  var firstBaselineView: UIView? { axis == .vertical ? visibleViews.first : highestView }

  /// The view whose last baseline is the stack's: the last of a column, the highest of a row.
  var lastBaselineView: UIView? { axis == .vertical ? visibleViews.last : highestView }

  /// The view that stands for the stack where a constraint speaks of a baseline.
  func view(ofBaseline attribute: NSLayoutConstraint.Attribute) -> UIView? {
    switch attribute {
    case .firstBaseline: firstBaselineView
    case .lastBaseline: lastBaselineView
    default: nil
    }
  }

  private var highestView: UIView? {
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
}
