import Foundation

/// The constraints in a view tree, and the views that they involve.
@MainActor
struct LayoutScope {
  let root: UIView
  /// The constraints, in the order of activation.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The views with constraints, the owning views of guides with constraints, and all their ancestors; the root first.
  private(set) var views: [UIView] = []
  private var constrainedViews: Set<ObjectIdentifier> = []
  private var involved: Set<ObjectIdentifier> = []
  /// The containers that require the solver even if no constraint refers to their arranged views.
  private var requiredContainers: [any ArrangingView] = []
  /// The hidden arranged views. Their subviews are skipped unless a constraint from outside refers to them.
  private var hiddenViews: [UIView] = []
  /// The containers that the solver arranges: constraints involve their arranged views, or they require the solver.
  private(set) var containers: [any ArrangingView] = []
  private var containerSet: Set<ObjectIdentifier> = []
  /// The visible views that these containers arrange, from the root down.
  private(set) var arranged: [ObjectIdentifier] = []
  private var arrangedSet: Set<ObjectIdentifier> = []

  init(root: UIView) {
    self.root = root
    collectConstraints(of: root)
    guard !constraints.isEmpty || !requiredContainers.isEmpty else { return }
    insertItems(of: constraints[...])
    collectHiddenConstraints()
    constraints.sort { $0.activation < $1.activation }
    for container in requiredContainers { involve(container) }
    collectViews(of: root)
  }

  /// Whether the solver determines a view's frame.
  func determinesFrame(of view: UIView) -> Bool {
    guard view !== root else { return false }
    return isArranged(view)
      || !view.translatesAutoresizingMaskIntoConstraints && constrainedViews.contains(ObjectIdentifier(view))
  }

  /// Whether a view is a container that the solver arranges, instead of a view with a content size.
  func arrangesSubviews(of view: UIView) -> Bool { containerSet.contains(ObjectIdentifier(view)) }

  /// Whether a container that the solver arranges contains a view as an arranged view.
  func isArranged(_ view: UIView) -> Bool { arrangedSet.contains(ObjectIdentifier(view)) }

  /// Whether a view or one of its ancestors is an arranged view of a container that the solver arranges.
  func isInContainer(_ view: UIView) -> Bool {
    guard view !== root else { return false }
    return isArranged(view) || (view.superview.map(isInContainer) ?? false)
  }

  /// Whether a view or one of its ancestors below the root is hidden.
  func isHidden(_ view: UIView) -> Bool {
    view !== root && (view.isHidden || (view.superview.map(isHidden) ?? false))
  }

  /// The inputs of a solution as rectangles: the root's bounds, the frames that the solver does not determine, and the
  /// insets of the views' own guides.
  var inputs: [CGRect] {
    views.flatMap { view -> [CGRect] in
      if view === root { return insets(of: view) + [view.bounds] }
      return insets(of: view) + (determinesFrame(of: view) && !view.isHidden ? [] : [view.layoutFrame])
    }
  }

  private func insets(of view: UIView) -> [CGRect] {
    let insets = view.constraintStore.allGuides.compactMap { $0.insets?(view) }
    // The view's own guides do not scroll with its bounds.
    return insets.isEmpty
      ? []
      : insets.map {
        CGRect(x: $0.left, y: $0.top, width: $0.right, height: $0.bottom)
      } + [CGRect(origin: view.bounds.origin, size: .zero)]
  }

  /// Whether a view or one of its descendants is an item of a constraint.
  func isInvolved(_ view: UIView) -> Bool { involved.contains(ObjectIdentifier(view)) }

  /// Returns the size of a view's content, in points; negative in dimensions without a content size.
  func contentSize(of view: UIView, fittingWidth width: CGFloat?) -> CGSize {
    let isArranged = isArranged(view)
    return MeasurementCache.size(of: view, as: .content(isArranged: isArranged), in: SizeProposal(width: width)) {
      isArranged ? view.arrangedContentSize(fittingWidth: width) : view.contentSize(fittingWidth: width)
    }
  }

  /// Returns the name of a container's constraint in UIKit's messages, or `nil` for other declarations.
  func description(of key: LayoutDeclaration.Key) -> String? {
    guard case .arranged(let kind) = key.role, let view = views.first(where: { ObjectIdentifier($0) == key.source })
    else { return nil }
    return "'\(kind.rawValue)' \(NSLayoutConstraint.name(of: view))"
  }

  /// Whether there are no constraints to solve.
  var isEmpty: Bool { views.isEmpty }

  private mutating func collectConstraints(of view: UIView) {
    constraints += view.constraints
    let container = view.arrangingView
    if let container, container.requiresSolver { requiredContainers.append(container) }
    let hidden = container?.hiddenViews ?? []
    hiddenViews += hidden
    for subview in view.subviews where !hidden.contains(where: { $0 === subview }) { collectConstraints(of: subview) }
  }

  /// Collects the constraints within hidden arranged views, if a constraint from outside refers to their subviews.
  private mutating func collectHiddenConstraints() {
    while let index = hiddenViews.firstIndex(where: { $0.subviews.contains(where: isInvolved) }) {
      let previousCount = constraints.count
      collectConstraints(of: hiddenViews.remove(at: index))
      insertItems(of: constraints[previousCount...])
    }
  }

  private mutating func insertItems(of constraints: ArraySlice<NSLayoutConstraint>) {
    for constraint in constraints {
      if let item = constraint.firstItem { insertItem(item) }
      if let item = constraint.secondItem { insertItem(item) }
    }
  }

  private mutating func insertItem(_ item: AnyObject) {
    guard let view = NSLayoutConstraint.layoutItem(item)?.viewForLayout,
      constrainedViews.insert(ObjectIdentifier(view)).inserted
    else { return }
    involve(view)
  }

  private mutating func involve(_ view: UIView) {
    var current: UIView? = view
    while let view = current, involved.insert(ObjectIdentifier(view)).inserted, view !== root {
      current = view.superview
    }
  }

  private mutating func collectViews(of view: UIView) {
    views.append(view)
    if let container = view.arrangingView, isArrangedBySolver(container) { include(container) }
    for subview in view.subviews where isInvolved(subview) || isArranged(subview) { collectViews(of: subview) }
  }

  private func isArrangedBySolver(_ container: any ArrangingView) -> Bool {
    container.arrangedSubviews.contains(where: isInvolved) || requiredContainers.contains { $0 === container }
  }

  private mutating func include(_ container: any ArrangingView) {
    containers.append(container)
    containerSet.insert(ObjectIdentifier(container))
    for view in container.visibleViews {
      arranged.append(ObjectIdentifier(view))
      arrangedSet.insert(ObjectIdentifier(view))
    }
  }
}
