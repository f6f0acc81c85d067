import HeadlessUIKit

/// A view that lays out a SwiftUI view, and contains the views of the component runtime that it consists of.
final class HostingView: UIView {
  private var root: any View
  private var isRootReplaced = false
  private var placement: Placement?
  private var element: LayoutElement?
  private var environment: EnvironmentTraits?
  /// The size that frames relative to the container had in the last evaluation, in points.
  private var containerSize = CGSize.zero
  /// The controller of the presentation that has the appearance which views of this one prefer; `nil` for none.
  private weak var styled: UIViewController?
  private lazy var graph = ViewGraph { [weak self] in self?.setNeedsEvaluation() }
  /// The parts of the safe area that the content keeps clear of.
  var safeAreaRegions = SafeAreaRegions.all {
    didSet { setNeedsLayout() }
  }
  weak var controller: UIViewController? {
    didSet { graph.controller = controller }
  }

  /// The environment of the place that the view was made at; `nil` for the root of a tree.
  private(set) var inherited: EnvironmentValues?
  var willEvaluate: @MainActor () -> Void = {}
  var didEvaluate: @MainActor () -> Void = {}

  init(_ root: any View) {
    self.root = root
    super.init(frame: .zero)
    graph.host = self
  }

  required init?(coder: NSCoder) { nil }

  func setRoot(_ root: any View) {
    self.root = root
    isRootReplaced = true
    setNeedsEvaluation()
  }

  /// Shows a view in the environment of another place, except for the traits, which are those of the place in the tree.
  func setRoot(_ root: any View, in environment: EnvironmentValues) {
    inherited = environment
    setRoot(root)
  }

  /// Evaluates the view now, so that others can read what it says about its surroundings.
  func evaluateIfNeeded() { _ = evaluated() }

  private func setNeedsEvaluation() {
    element = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsEvaluation()
  }

  private var contentInsets: UIEdgeInsets { safeAreaRegions.contains(.container) ? safeAreaInsets : .zero }

  /// The elements of the view in its traits.
  private func evaluated() -> LayoutElement {
    var values = EnvironmentValues(traitCollection, inheriting: inherited ?? EnvironmentValues())
    let insets = contentInsets
    let container = CGSize(
      width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    let hasSameContainer = container == containerSize || !graph.usesContainerSize
    if let element, environment == values.traits, hasSameContainer { return element }
    values.containerSize = container
    containerSize = container
    environment = values.traits
    willEvaluate()
    graph.preferredScheme = nil
    if isRootReplaced, let outer = values.surroundingChanges { graph.changes.follow(outer) }
    isRootReplaced = false
    values.surroundingChanges = graph.changes
    let context = BuildContext(graph: graph, node: graph.root, environment: values, canvas: self)
    let new = graph.evaluate { root.buildOne(in: context) }
    // An evaluation that changes the state of its views is followed by another one.
    element = graph.changes.isPending ? nil : new
    didEvaluate()
    applyPreferredScheme()
    return new
  }

  /// Gives the presentation the appearance that views prefer, unless it has one already, and takes it back afterwards.
  private func applyPreferredScheme() {
    guard graph.preferredScheme != nil || styled != nil, var top = controller else { return }
    while let parent = top.parent { top = parent }
    // A page has a parent only after its first evaluation.
    if let last = styled, last !== top {
      last.overrideUserInterfaceStyle = .unspecified
      styled = nil
    }
    guard styled === top || top.overrideUserInterfaceStyle == .unspecified else { return }
    let style: UIUserInterfaceStyle = graph.preferredScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
    styled = graph.preferredScheme == nil ? nil : top
    if top.overrideUserInterfaceStyle != style { top.overrideUserInterfaceStyle = style }
  }

  // MARK: Sizes

  /// The size of the content in a proposed space, in points.
  func size(for proposal: ProposedViewSize) -> CGSize { evaluated().size(for: proposal) }

  override var intrinsicContentSize: CGSize {
    let ideal = size(for: .unspecified)
    return CGSize(width: ceiled(ideal.width), height: ceiled(ideal.height))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    func proposal(_ length: CGFloat) -> CGFloat? { length < 1e6 ? length : nil }
    let fitted = self.size(for: ProposedViewSize(width: proposal(size.width), height: proposal(size.height)))
    return CGSize(width: ceiled(fitted.width), height: ceiled(fitted.height))
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let fitted = size(
      for: ProposedViewSize(
        width: horizontalFittingPriority > .defaultHigh ? targetSize.width : nil,
        height: verticalFittingPriority > .defaultHigh ? targetSize.height : nil))
    return CGSize(width: ceiled(fitted.width), height: ceiled(fitted.height))
  }

  /// A length on whole pixels.
  private func ceiled(_ length: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (length * scale - 0.001).rounded(.up) / scale
  }

  // MARK: Layout

  /// What the views were placed for; `nil` if they have to be placed again.
  private struct Placement {
    let element: LayoutElement
    let bounds: CGRect
    let insets: UIEdgeInsets
    let isRightToLeft: Bool

    @MainActor
    static func == (left: Placement?, right: Placement) -> Bool {
      left?.element === right.element && left?.bounds == right.bounds && left?.insets == right.insets
        && left?.isRightToLeft == right.isRightToLeft
    }
  }

  override func setNeedsLayout() {
    // The views that an evaluation adds and changes are placed in the layout that it belongs to.
    if !graph.isEvaluating { placement = nil }
    super.setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let element = evaluated()
    let insets = contentInsets
    let isRightToLeft = environment?.direction == .rightToLeft
    let new = Placement(element: element, bounds: bounds, insets: insets, isRightToLeft: isRightToLeft)
    if !(placement == new) || graph.dependsOnScrolling {
      placement = new
      place(element, insets: insets, isRightToLeft: isRightToLeft)
    }
    // A view that was placed may need another evaluation, for example a geometry reader with a new size.
    if self.element != nil { graph.runAppearances() }
    if let failure = graph.changes.failure { refuseLayout(because: failure) }
  }

  private func place(_ element: LayoutElement, insets: UIEdgeInsets, isRightToLeft: Bool) {
    let safeArea = CGRect(
      x: isRightToLeft ? insets.right : insets.left, y: insets.top,
      width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    let space = LayoutSpace(
      mirroredWidth: isRightToLeft ? bounds.width : nil, safeArea: safeArea,
      screen: CGRect(origin: .zero, size: bounds.size), scale: max(traitCollection.displayScale, 1))
    graph.changes.isLayingOut = true
    LayoutPass.run {
      let size = element.size(for: ProposedViewSize(safeArea.size))
      element.place(in: element.frame(of: size, in: safeArea, alignment: .center), space)
    }
    graph.changes.isLayingOut = false
  }
}

extension HostingView: NamedSubject {
  var shownName: String { typeName(type(of: root)) }
}

extension View {
  /// A view of the component runtime that shows this view. It is as large as the view unless it gets another size.
  package func hosted() -> UIView { HostingView(self) }
}
