import Foundation

/// The constraints in a view tree, and the views that they involve.
///
/// It is a class because many parts of a layout keep it, and a copy would retain each of its collections.
@MainActor
final class LayoutScope {
  // Only the initializer changes the properties, so that no two accesses overlap. With checks of exclusive access here and
  // in `LayoutEngine`, laying out a card in another width takes 3% more instructions.

  let root: UIView
  /// Whether the size of the root is measured, which its own constraints and those of its content determine together.
  private let isMeasured: Bool
  /// The constraints, in the order of activation.
  @exclusivity(unchecked) private(set) var constraints: [NSLayoutConstraint] = []
  /// The views that constraints place, including those without constraints, the owning views of guides with constraints,
  /// and all their ancestors; the root first.
  @exclusivity(unchecked) private(set) var views: [UIView] = []
  /// The views that constraints refer to, with their positions in the order of the first references.
  @exclusivity(unchecked) private var constrainedViews: [ObjectIdentifier: Int] = [:]
  /// The views that neither a frame nor a constraint places.
  @exclusivity(unchecked) private var unconstrainedViews: [UIView] = []
  @exclusivity(unchecked) private var involved: Set<ObjectIdentifier> = []
  /// The containers with arranged views that were found together with the constraints.
  @exclusivity(unchecked) private var foundContainers: [any ArrangingView] = []
  /// The hidden arranged views. Their subviews are skipped unless a constraint from outside refers to them.
  @exclusivity(unchecked) private var hiddenViews: [UIView] = []
  /// The views whose constraints are solved by themselves. Their trees are not part of the scope.
  @exclusivity(unchecked) private(set) var innerRoots: [UIView] = []
  /// The containers with arranged views, from the root down.
  @exclusivity(unchecked) private(set) var containers: [any ArrangingView] = []
  @exclusivity(unchecked) private var containerSet: Set<ObjectIdentifier> = []
  /// The visible views that these containers arrange, from the root down.
  @exclusivity(unchecked) private(set) var arranged: [ObjectIdentifier] = []
  @exclusivity(unchecked) private var arrangedSet: Set<ObjectIdentifier> = []

  init(root: UIView, isMeasured: Bool = false) {
    self.root = root
    self.isMeasured = isMeasured
    collectConstraints(of: root)
    guard !constraints.isEmpty || !foundContainers.isEmpty || !unconstrainedViews.isEmpty else { return }
    sortConstraints()
    insertItems(of: constraints[...])
    if collectHiddenConstraints() { sortConstraints() }
    for view in unconstrainedViews { insert(view) }
    for container in foundContainers { involve(container) }
    collectViews(of: root)
  }

  /// Whether the solver determines a view's frame: an arranged view, or a view that does not keep the frame that was set.
  /// If no constraint refers to the view, it stands at the origin with the size of its content, or without a size.
  func determinesFrame(of view: UIView) -> Bool {
    guard view !== root else { return false }
    return isArranged(view)
      || !view.translatesAutoresizingMaskIntoConstraints && constrainedViews[ObjectIdentifier(view)] != nil
  }

  /// Whether the solver determines a view's size: that of a root that is measured, or of a view with a frame that the solver
  /// determines, or that changes with the superview's size.
  func determinesSize(of view: UIView) -> Bool {
    if view === root { return isMeasured }
    return determinesFrame(of: view) || view.isAutoresized && view.superview.map(determinesSize) == true
  }

  /// Whether a view is a container with arranged views, instead of a view with a content size.
  func arrangesSubviews(of view: UIView) -> Bool { containerSet.contains(ObjectIdentifier(view)) }

  /// Whether a view is an arranged view of a container.
  func isArranged(_ view: UIView) -> Bool { arrangedSet.contains(ObjectIdentifier(view)) }

  /// Whether a view is an arranged view without a place, because it is hidden.
  func isHiddenInContainer(_ view: UIView) -> Bool { view.isHidden && isArranged(view) }

  /// Whether a view or one of its ancestors is an arranged view of a container.
  func isInContainer(_ view: UIView) -> Bool {
    var view = view
    while view !== root {
      if isArranged(view) { return true }
      guard let superview = view.superview else { return false }
      view = superview
    }
    return false
  }

  /// Whether a view or one of its ancestors below the root is hidden.
  func isHidden(_ view: UIView) -> Bool {
    view.isHidden(below: root)
  }

  /// The inputs of a solution as rectangles: the root's bounds, the frames that the solver does not determine, how these
  /// change with the superview's size, and the insets of the views' own guides.
  var inputs: [CGRect] {
    views.flatMap { view -> [CGRect] in
      if view === root { return insets(of: view) + [view.bounds] }
      if determinesFrame(of: view) { return insets(of: view) }
      guard view.isAutoresized, let superview = view.superview else { return insets(of: view) + [view.layoutFrame] }
      let mask = CGPoint(x: Int(view.autoresizingMask.rawValue), y: 0)
      return insets(of: view) + [view.layoutFrame, CGRect(origin: mask, size: superview.bounds.size)]
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
    let natural = measuredContentSize(of: view, fittingWidth: nil)
    // Content that fits does not wrap.
    guard let width, width > 0, natural.width > width else { return natural }
    return measuredContentSize(of: view, fittingWidth: width)
  }

  private func measuredContentSize(of view: UIView, fittingWidth width: CGFloat?) -> CGSize {
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

  private func sortConstraints() {
    // Closures would check at each comparison that they run on the main actor.
    var entries: [ActivationEntry] = []
    entries.reserveCapacity(constraints.count)
    for constraint in constraints {
      entries.append(ActivationEntry(activation: constraint.activation, constraint: constraint))
    }
    entries.sort()
    for index in entries.indices { constraints[index] = entries[index].constraint }
  }

  /// - Parameter level: The number of calls inside each other. The frame of a tree with too many levels is refused.
  private func collectConstraints(of view: UIView, level: Int = 0) {
    guard level <= ExcessiveDepth.limit else { return }
    constraints += view.constraints
    let container = view.arrangingView
    if let container, !container.arrangedSubviews.isEmpty { foundContainers.append(container) }
    let hidden = container?.hiddenViews ?? []
    hiddenViews += hidden
    let hiddenSet = Set(hidden.map { ObjectIdentifier($0) })
    for subview in view.subviews where hiddenSet.isEmpty || !hiddenSet.contains(ObjectIdentifier(subview)) {
      if container == nil, !subview.translatesAutoresizingMaskIntoConstraints, !subview.isPlacedByItsContainer {
        unconstrainedViews.append(subview)
      }
      if subview.isSolvedByItself, !(isMeasured && view === root) {
        innerRoots.append(subview)
      } else {
        collectConstraints(of: subview, level: level + 1)
      }
    }
  }

  /// Collects the constraints within hidden arranged views, if a constraint from outside refers to their subviews.
  ///
  /// - Returns: Whether there are any.
  private func collectHiddenConstraints() -> Bool {
    let count = constraints.count
    while let index = hiddenViews.firstIndex(where: { $0.subviews.contains(where: isInvolved) }) {
      let previousCount = constraints.count
      collectConstraints(of: hiddenViews.remove(at: index))
      insertItems(of: constraints[previousCount...])
    }
    return constraints.count > count
  }

  private func insertItems(of constraints: ArraySlice<NSLayoutConstraint>) {
    for constraint in constraints {
      if let view = constraint.firstLayoutItem?.viewForLayout { insert(view) }
      if let view = constraint.secondLayoutItem?.viewForLayout { insert(view) }
    }
  }

  /// The views with a content size of their own, in the order in which the solver considers them if priorities are
  /// equal: the order in which constraints first refer to them.
  ///
  /// UIKit measures wrapping labels again at their solved width, which installs the constraints of their contents again,
  /// so that they come last, in the opposite order.
  var viewsWithOwnContent: [UIView] {
    var views: [(view: UIView, reference: Int)] = []
    var wrappingViews = views
    for view in self.views where determinesFrame(of: view) && !isArranged(view) {
      let entry = (view, constrainedViews[ObjectIdentifier(view)] ?? .max)
      if view.wrapsText {
        wrappingViews.append(entry)
      } else {
        views.append(entry)
      }
    }
    views.sort { $0.reference < $1.reference }
    wrappingViews.sort { $0.reference > $1.reference }
    return (views + wrappingViews).map(\.view)
  }

  private func insert(_ view: UIView) {
    guard constrainedViews[ObjectIdentifier(view)] == nil else { return }
    constrainedViews[ObjectIdentifier(view)] = constrainedViews.count
    involve(view)
  }

  private func involve(_ view: UIView) {
    var current: UIView? = view
    while let view = current, involved.insert(ObjectIdentifier(view)).inserted, view !== root {
      current = view.superview
    }
  }

  private func collectViews(of view: UIView, level: Int = 0) {
    guard level <= ExcessiveDepth.limit else { return }
    views.append(view)
    if let container = view.arrangingView, !container.arrangedSubviews.isEmpty { include(container) }
    for subview in view.subviews {
      if isInvolved(subview) {
        collectViews(of: subview, level: level + 1)
      } else if isArranged(subview) {
        views.append(subview)
      }
    }
  }

  private func include(_ container: any ArrangingView) {
    containers.append(container)
    containerSet.insert(ObjectIdentifier(container))
    for view in container.arrangedSubviews {
      arrangedSet.insert(ObjectIdentifier(view))
      if !view.isHidden { arranged.append(ObjectIdentifier(view)) }
    }
  }
}

/// A constraint in the order of activation.
private struct ActivationEntry: Comparable {
  let activation: Int
  let constraint: NSLayoutConstraint

  static func < (left: ActivationEntry, right: ActivationEntry) -> Bool { left.activation < right.activation }
}
