import Foundation

/// The constraints in a tree of views, and the views that they concern.
@MainActor
struct LayoutScope {
  let root: UIView
  /// In the order of activation.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The views that constraints name, and all views around them, from the root down.
  private(set) var views: [UIView] = []
  private var named: Set<ObjectIdentifier> = []
  private var involved: Set<ObjectIdentifier> = []
  /// The stacks that only equations can lay out, whatever there are of constraints.
  private var insistent: [UIStackView] = []
  /// The views that stacks leave out as hidden, and whose insides are not looked at therefore.
  private var putAway: [UIView] = []
  /// The stacks that take part: those that constraints reach into, and those that insist.
  private(set) var stacks: [UIStackView] = []
  private var heard: Set<ObjectIdentifier> = []
  /// The views that those stacks arrange and that are not hidden, from the root down.
  private(set) var arranged: [ObjectIdentifier] = []
  private var arrangedSet: Set<ObjectIdentifier> = []

  init(root: UIView) {
    self.root = root
    collectConstraints(of: root)
    guard !constraints.isEmpty || !insistent.isEmpty else { return }
    nameItems(of: constraints[...])
    collectPutAwayConstraints()
    constraints.sort { $0.activation < $1.activation }
    for stack in insistent { involve(stack) }
    collectViews(of: root)
  }

  /// Whether the solver, and nothing else, decides where a view lies.
  func decides(_ view: UIView) -> Bool {
    guard view !== root else { return false }
    return isArranged(view) || !view.translatesAutoresizingMaskIntoConstraints && named.contains(ObjectIdentifier(view))
  }

  /// Whether a view is a stack that takes part with what it arranges, and not as a view with a content size.
  func hears(_ view: UIView) -> Bool { heard.contains(ObjectIdentifier(view)) }

  /// Whether such a stack arranges a view.
  func isArranged(_ view: UIView) -> Bool { arrangedSet.contains(ObjectIdentifier(view)) }

  /// Whether such a stack arranges a view, or one around it.
  func isInStack(_ view: UIView) -> Bool {
    guard view !== root else { return false }
    return isArranged(view) || (view.superview.map(isInStack) ?? false)
  }

  /// Whether a view is hidden, or one around it within the root.
  func isHidden(_ view: UIView) -> Bool {
    view !== root && (view.isHidden || (view.superview.map(isHidden) ?? false))
  }

  /// What a solution is given and does not decide: the size of the root, the frames of other views, and the insets of
  /// the guides that come with views, as rectangles.
  var givens: [CGRect] {
    views.flatMap { view -> [CGRect] in
      if view === root { return insets(of: view) + [view.bounds] }
      return insets(of: view) + (decides(view) && !view.isHidden ? [] : [view.layoutFrame])
    }
  }

  private func insets(of view: UIView) -> [CGRect] {
    let insets = view.constraintStore.allGuides.compactMap { $0.insets?(view) }
    // What a view brings along stays in its frame when its bounds move.
    return insets.isEmpty
      ? []
      : insets.map {
        CGRect(x: $0.left, y: $0.top, width: $0.right, height: $0.bottom)
      } + [CGRect(origin: view.bounds.origin, size: .zero)]
  }

  /// Whether constraints name a view or something in it.
  func isInvolved(_ view: UIView) -> Bool { involved.contains(ObjectIdentifier(view)) }

  /// The size that a view's content asks for, or nothing for the sizes that constraints make.
  func contentSize(of view: UIView, fittingWidth width: CGFloat?) -> CGSize {
    let isArranged = isArranged(view)
    return MeasurementMemo.size(of: view, as: .content(isArranged: isArranged), in: SizeProposal(width: width)) {
      isArranged ? view.arrangedContentSize(fittingWidth: width) : view.contentSize(fittingWidth: width)
    }
  }

  /// What a stack asks of a view, as UIKit's messages name it; nil for what others ask.
  func description(of key: LayoutDeclaration.Key) -> String? {
    guard case .arranged(let kind) = key.role, let view = views.first(where: { ObjectIdentifier($0) == key.source })
    else { return nil }
    return "'\(kind.rawValue)' \(NSLayoutConstraint.name(of: view))"
  }

  /// Whether there is anything to solve.
  var isEmpty: Bool { views.isEmpty }

  private mutating func collectConstraints(of view: UIView) {
    constraints += view.constraints
    if let stack = view as? UIStackView, stack.isBeyondArithmetic { insistent.append(stack) }
    let hidden = (view as? UIStackView)?.hiddenViews ?? []
    putAway += hidden
    for subview in view.subviews where !hidden.contains(where: { $0 === subview }) { collectConstraints(of: subview) }
  }

  /// What is within a hidden view of a stack counts only where something outside is said in terms of it.
  private mutating func collectPutAwayConstraints() {
    while let index = putAway.firstIndex(where: { $0.subviews.contains(where: isInvolved) }) {
      let known = constraints.count
      collectConstraints(of: putAway.remove(at: index))
      nameItems(of: constraints[known...])
    }
  }

  private mutating func nameItems(of constraints: ArraySlice<NSLayoutConstraint>) {
    for constraint in constraints {
      if let item = constraint.firstItem { name(item) }
      if let item = constraint.secondItem { name(item) }
    }
  }

  private mutating func name(_ item: AnyObject) {
    guard let view = NSLayoutConstraint.layoutItem(item)?.viewForLayout,
      named.insert(ObjectIdentifier(view)).inserted
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
    if let stack = view as? UIStackView, isReached(stack) { hear(stack) }
    for subview in view.subviews where isInvolved(subview) || isArranged(subview) { collectViews(of: subview) }
  }

  private func isReached(_ stack: UIStackView) -> Bool {
    stack.arrangedSubviews.contains(where: isInvolved) || insistent.contains { $0 === stack }
  }

  private mutating func hear(_ stack: UIStackView) {
    stacks.append(stack)
    heard.insert(ObjectIdentifier(stack))
    for view in stack.visibleViews {
      arranged.append(ObjectIdentifier(view))
      arrangedSet.insert(ObjectIdentifier(view))
    }
  }
}
