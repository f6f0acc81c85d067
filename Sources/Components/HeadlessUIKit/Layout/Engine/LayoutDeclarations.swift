import FirstFrameConstraintSolving
import Foundation

/// Collects the constraints of a view tree for the solver.
@MainActor
struct LayoutDeclarations {
  let engine: LayoutEngine
  let scope: LayoutScope
  private(set) var all: [LayoutDeclaration] = []

  init(engine: LayoutEngine, scope: LayoutScope) {
    self.engine = engine
    self.scope = scope
  }

  mutating func declare(for purpose: LayoutPurpose) {
    declareRoot(for: purpose)
    for view in scope.views {
      if scope.determinesFrame(of: view) || view === scope.root && !purpose.isPlacing {
        declareSize(of: view)
      } else if view !== scope.root {
        declareFixedFrame(of: view)
      }
      for guide in view.constraintStore.allGuides { declare(guide, in: view) }
    }
    for view in scope.viewsWithOwnContent { declareContent(of: view) }
    for container in scope.containers { declare(container) }
    for constraint in scope.constraints {
      // The size of the root is fixed: its own size constraints were applied when it was measured.
      if purpose.isPlacing, constraint.firstItem === scope.root, constraint.secondItem == nil { continue }
      declare(constraint)
    }
  }

  // MARK: Root

  private mutating func declareRoot(for purpose: LayoutPurpose) {
    let root = scope.root
    switch purpose {
    case .placing:
      pin(root, to: CGRect(origin: .zero, size: root.bounds.size))
    case .fitting(let target, let horizontal, let vertical):
      declareContent(of: root)
      let variables = engine.variables(of: root)
      add(root, .width, variables.width, .equal, target.width, Priority(horizontal.rawValue))
      add(root, .height, variables.height, .equal, target.height, Priority(vertical.rawValue))
    case .measuring(let proposal):
      declareContent(of: root)
      let variables = engine.variables(of: root)
      add(root, .width, variables.width, .equal, 0, Priority(UILayoutPriority.fittingSizeLevel.rawValue))
      add(root, .height, variables.height, .equal, 0, Priority(UILayoutPriority.fittingSizeLevel.rawValue))
      if let width = proposal.width { add(root, .widthLimit, variables.width, .lessThanOrEqual, width, Priority(999)) }
      if let height = proposal.height {
        add(root, .heightLimit, variables.height, .lessThanOrEqual, height, Priority(999))
      }
    }
  }

  // MARK: Items

  /// Declares the frame of a view without constraints of its own. If the frame depends on the size of its superview,
  /// constraints on the view can determine that size.
  private mutating func declareFixedFrame(of view: UIView) {
    guard let superview = view.superview, scope.determinesSize(of: superview) else {
      return pin(view, to: view.layoutFrame)
    }
    if scope.determinesFrame(of: superview), let placement = superview.placement(of: view) {
      pin(view, to: placement.frame, sharing: placement.share, of: superview)
    } else if view.isAutoresized {
      let (horizontal, vertical) = view.flexibleSpans(in: superview.bounds.size)
      let (x, width) = horizontal.growth(by: 1)
      let (y, height) = vertical.growth(by: 1)
      let frame = CGRect(
        x: horizontal.start - x * horizontal.extent, y: vertical.start - y * vertical.extent,
        width: horizontal.length - width * horizontal.extent, height: vertical.length - height * vertical.extent)
      pin(view, to: frame, sharing: CGPoint(x: x, y: y), CGSize(width: width, height: height), of: superview)
    } else {
      pin(view, to: view.layoutFrame)
    }
  }

  private mutating func pin(_ view: UIView, to frame: CGRect) {
    let variables = engine.variables(of: view)
    add(view, .x, variables.x, .equal, frame.origin.x, .required)
    add(view, .y, variables.y, .equal, frame.origin.y, .required)
    add(view, .width, variables.width, .equal, frame.size.width, .required)
    add(view, .height, variables.height, .equal, frame.size.height, .required)
  }

  /// Declares a frame to which shares of the superview's width and height are added.
  private mutating func pin(
    _ view: UIView, to frame: CGRect, sharing origin: CGPoint, _ size: CGSize = .zero, of superview: UIView
  ) {
    let (own, outer) = (engine.variables(of: view), engine.variables(of: superview))
    func rest(_ variable: Variable, _ length: Variable, _ share: CGFloat) -> LinearExpression {
      share == 0 ? LinearExpression(variable) : LinearExpression(variable) - LinearExpression(length, times: share)
    }
    add(view, .x, rest(own.x, outer.width, origin.x), .equal, frame.origin.x, .required)
    add(view, .y, rest(own.y, outer.height, origin.y), .equal, frame.origin.y, .required)
    add(view, .width, rest(own.width, outer.width, size.width), .equal, frame.size.width, .required)
    add(view, .height, rest(own.height, outer.height, size.height), .equal, frame.size.height, .required)
  }

  /// Declares that a size is not negative, and zero if nothing else determines it.
  private mutating func declareSize(of item: any LayoutItem) {
    let variables = engine.variables(of: item)
    for (role, variable) in [(LayoutDeclaration.Role.leastWidth, variables.width), (.leastHeight, variables.height)] {
      var constraint = LinearConstraint(LinearExpression(variable), .greaterThanOrEqual)
      constraint.minimizesExcess = true
      all.append(LayoutDeclaration(key: .init(source: ObjectIdentifier(item), role: role), constraint: constraint))
    }
  }

  /// Declares hugging and compression resistance, except for containers that the solver arranges: their arranged views
  /// have them instead.
  private mutating func declareContent(of view: UIView) {
    guard !scope.arrangesSubviews(of: view) else { return }
    let size = scope.contentSize(of: view, fittingWidth: engine.contentWidths[ObjectIdentifier(view)])
    for axis in NSLayoutConstraint.Axis.allCases {
      declareHugging(of: view, size, along: axis)
      declareResistance(of: view, size, along: axis)
    }
  }

  private mutating func declareHugging(of view: UIView, _ size: CGSize, along axis: NSLayoutConstraint.Axis) {
    let strength = view.huggingStrength(along: axis, size: size)
    guard size[axis] >= 0, strength > 0 else { return }
    add(
      view, axis == .horizontal ? .widthHugging : .heightHugging, engine.variables(of: view).length(along: axis),
      .lessThanOrEqual, frameLength(of: view, size, along: axis), Priority(strength))
  }

  private mutating func declareResistance(of view: UIView, _ size: CGSize, along axis: NSLayoutConstraint.Axis) {
    let strength = view.compressionStrength(along: axis)
    guard size[axis] >= 0, strength > 0 else { return }
    add(
      view, axis == .horizontal ? .widthResistance : .heightResistance, engine.variables(of: view).length(along: axis),
      .greaterThanOrEqual, frameLength(of: view, size, along: axis), Priority(strength))
  }

  /// Returns the length of the frame for a content size, which is the size of the alignment rectangle.
  private func frameLength(of view: UIView, _ size: CGSize, along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let insets = view.alignmentRectInsets
    return size[axis] + (axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom)
  }

  // MARK: Containers

  private mutating func declare(_ container: any ArrangingView) {
    all += container.arrangementDeclarations(in: scope, for: engine)
    if !scope.isArranged(container) { declareContents(of: container) }
  }

  /// Declares hugging and compression resistance of the views in a container and in its nested containers.
  ///
  /// Among equal priorities, extra space goes to the first view, and missing space is taken from the last one, as on a
  /// phone. UIKit installs the constraints of wrapping text again once its width is known, so extra space goes to the last
  /// of several wrapping texts, and missing space is taken from wrapping text before all others.
  private mutating func declareContents(of container: any ArrangingView) {
    let views = leaves(of: container).map { view in
      (view, scope.contentSize(of: view, fittingWidth: engine.contentWidths[ObjectIdentifier(view)]))
    }
    let wrapping = views.filter(\.0.wrapsText)
    let firm = views.filter { !$0.0.wrapsText }
    for axis in NSLayoutConstraint.Axis.allCases {
      var later = wrapping
      for view in views {
        let (view, size) = view.0.wrapsText ? later.removeLast() : view
        declareHugging(of: view, size, along: axis)
      }
      for (view, size) in firm + wrapping { declareResistance(of: view, size, along: axis) }
    }
  }

  private func leaves(of container: any ArrangingView) -> [UIView] {
    container.visibleViews.flatMap { view -> [UIView] in
      guard scope.arrangesSubviews(of: view), let inner = view.arrangingView else { return [view] }
      return leaves(of: inner)
    }
  }

  /// Declares the insets of a view's own guides. Only constraints determine guides that were added by code.
  private mutating func declare(_ guide: UILayoutGuide, in view: UIView) {
    if let content = view.contentLayout, guide === content.contentLayoutGuide {
      return declareContentGuide(guide, of: content)
    }
    guard let insets = guide.insets?(view) else {
      if view.layoutGuides.contains(where: { $0 === guide }) { declareSize(of: guide) }
      return
    }
    // The view's own guides do not scroll with its bounds.
    declare(guide, fills: view, less: insets, at: view.bounds.origin)
  }

  /// Declares that a guide fills a view, less insets.
  private mutating func declare(
    _ item: UILayoutGuide, fills view: UIView, less insets: UIEdgeInsets, at origin: CGPoint
  ) {
    let (inner, outer) = (engine.variables(of: item), engine.variables(of: view))
    add(item, .x, inner.x, .equal, origin.x + insets.left, .required)
    add(item, .y, inner.y, .equal, origin.y + insets.top, .required)
    add(
      item, .width, LinearExpression(inner.width) - LinearExpression(outer.width), .equal, -insets.left - insets.right,
      .required)
    add(
      item, .height, LinearExpression(inner.height) - LinearExpression(outer.height), .equal,
      -insets.top - insets.bottom, .required)
  }

  /// Declares that the content starts at the origin, and that its size is unchanged unless constraints determine it.
  private mutating func declareContentGuide(_ guide: UILayoutGuide, of content: any ContentLayout) {
    let variables = engine.variables(of: guide)
    add(guide, .x, variables.x, .equal, 0, .required)
    add(guide, .y, variables.y, .equal, 0, .required)
    add(guide, .width, variables.width, .equal, content.contentSize.width, Priority(1))
    add(guide, .height, variables.height, .equal, content.contentSize.height, Priority(1))
  }

  private mutating func declare(_ constraint: NSLayoutConstraint) {
    let second = constraint.secondLayoutItem
    guard let owner = constraint.owner, let first = constraint.firstLayoutItem,
      constraint.secondAttribute == .notAnAttribute || second != nil
    else { return }
    let measure = AttributeMeasure(engine: engine, owner: owner, isMirrored: constraint.isMirrored)
    var difference = LinearExpression(constant: -Double(constraint.constant))
    measure.add(constraint.firstAttribute, of: first, times: 1, to: &difference)
    if let second {
      measure.add(
        constraint.secondAttribute, of: second, times: -Double(constraint.multiplier), to: &difference)
    }
    var declared = LinearConstraint(
      difference, constraint.relation.solverRelation, priority: Priority(constraint.priority.rawValue))
    declared.tieBreaking.exceedsEarlier = constraint.isSizeConstant
    if constraint.isBottomLimit { declared = declared.minimizingExcess }
    all.append(
      LayoutDeclaration(key: .init(source: ObjectIdentifier(constraint), role: .constraint), constraint: declared))
  }

  // MARK: Adding

  private mutating func add(
    _ item: any LayoutItem, _ role: LayoutDeclaration.Role, _ variable: Variable, _ relation: Relation,
    _ value: CGFloat, _ priority: Priority?
  ) {
    add(item, role, LinearExpression(variable), relation, value, priority)
  }

  private mutating func add(
    _ item: any LayoutItem, _ role: LayoutDeclaration.Role, _ expression: LinearExpression, _ relation: Relation,
    _ value: CGFloat, _ priority: Priority?
  ) {
    guard let priority, value.isFinite else { return }
    var constraint = LinearConstraint(expression - Double(value), relation, priority: priority)
    // A constraint of equal priority is preferred to hugging and compression resistance.
    if role.isContent { constraint.tieBreaking = TieBreaking(exceedsEarlier: true, yields: true) }
    all.append(LayoutDeclaration(key: .init(source: ObjectIdentifier(item), role: role), constraint: constraint))
  }
}

extension LinearConstraint {
  /// The inequality as one whose sides are as close to each other as everything else allows.
  fileprivate var minimizingExcess: LinearConstraint {
    var constraint = LinearConstraint(
      relation == .lessThanOrEqual ? expression * -1 : expression, .greaterThanOrEqual, priority: priority)
    (constraint.tieBreaking, constraint.minimizesExcess) = (tieBreaking, true)
    return constraint
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint keeps a bottom edge above another one. A view whose vertical position nothing else determines
  /// ends there, as on a phone.
  fileprivate var isBottomLimit: Bool {
    firstAttribute == .bottom && secondAttribute == .bottom && relation != .equal && priority == .required
  }
}

/// A constraint of a view tree for the solver, and the key that identifies its source.
struct LayoutDeclaration {
  var key: Key
  var constraint: LinearConstraint

  /// Identifies a declaration across passes, so that only differences are passed to the solver.
  struct Key: Hashable {
    /// The item, or the `NSLayoutConstraint`.
    var source: ObjectIdentifier
    var role: Role
  }

  /// The purpose of a declaration for its source.
  enum Role: Hashable {
    case constraint
    case x, y, width, height
    case widthHugging, widthResistance, heightHugging, heightResistance
    case widthLimit, heightLimit
    /// A size is not negative.
    case leastWidth, leastHeight
    /// A constraint of a container on a view that it arranges, or on itself.
    case arranged(StackConstraints.Kind)

    /// Whether the declaration is the hugging or compression resistance of a view.
    var isContent: Bool {
      switch self {
      case .widthHugging, .widthResistance, .heightHugging, .heightResistance: true
      default: false
      }
    }
  }
}
