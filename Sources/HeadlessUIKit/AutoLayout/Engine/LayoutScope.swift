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

  init(root: UIView) {
    self.root = root
    collectConstraints(of: root)
    guard !constraints.isEmpty else { return }
    constraints.sort { $0.activation < $1.activation }
    for view in constraints.flatMap(\.views) { include(view) }
    collectViews(of: root)
  }

  /// Whether the solver, and nothing else, decides where a view lies.
  func decides(_ view: UIView) -> Bool {
    view !== root && !view.translatesAutoresizingMaskIntoConstraints && named.contains(ObjectIdentifier(view))
      && !view.isArranged
  }

  private mutating func collectConstraints(of view: UIView) {
    constraints += view.constraints
    for subview in view.subviews { collectConstraints(of: subview) }
  }

  private mutating func include(_ view: UIView) {
    named.insert(ObjectIdentifier(view))
    var current: UIView? = view
    while let view = current, involved.insert(ObjectIdentifier(view)).inserted, view !== root {
      current = view.superview
    }
  }

  private mutating func collectViews(of view: UIView) {
    guard involved.contains(ObjectIdentifier(view)) else { return }
    views.append(view)
    for subview in view.subviews { collectViews(of: subview) }
  }
}
