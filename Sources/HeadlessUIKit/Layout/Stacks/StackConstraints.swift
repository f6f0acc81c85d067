import FirstFrameConstraintSolving
import Foundation

/// The arrangement of a stack as constraints for the solver of its tree.
///
/// The solver arranges a stack if constraints refer to its arranged views, for instance by a fixed width, an aspect
/// ratio, equal widths in two stacks, or an alignment with something outside; or if its priorities require it (see
/// `requiresSolver`). Otherwise ``StackArrangement`` computes the same frames by arithmetic, several times faster, and
/// the stack is a view with a content size in other layouts. A test compares the two.
///
/// They differ in one case. Of equals, both decide by index, unless the solver can satisfy another preference better,
/// such as even centres, or stretching one view instead of two views of a nested stack.
///
/// Source: Apple's documentation of `UIStackView.Distribution` and `UIStackView.Alignment`. Two kinds of constraints
/// are not required: proportional lengths, which yield to required lengths of the views, and even gaps and centres,
/// which yield to all content priorities.
@MainActor
struct StackConstraints {
  let stack: UIStackView
  let engine: LayoutEngine
  let arrangement: StackArrangement
  let measure: AttributeMeasure
  private(set) var all: [LayoutDeclaration] = []

  init(of stack: UIStackView, in engine: LayoutEngine) {
    self.stack = stack
    self.engine = engine
    arrangement = stack.arrangement
    measure = AttributeMeasure(
      engine: engine, owner: stack, isMirrored: stack.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  var views: [UIView] { arrangement.views }
  var axis: NSLayoutConstraint.Axis { arrangement.axis }

  mutating func declare() {
    guard !views.isEmpty else { return }
    for view in views {
      add(.leastLength, of: view, length(of: view), .greaterThanOrEqual)
      add(.leastBreadth, of: view, breadth(of: view), .greaterThanOrEqual)
    }
    declareAlignment()
    declareDistribution()
  }

  /// Declares that a hidden view has no length and otherwise keeps its frame.
  mutating func declareHidden(_ view: UIView) {
    let variables = engine.variables(of: view)
    let frame = view.layoutFrame
    add(.hiding, of: view, length(of: view), .equal, priority: Self.hiding)
    add(.hiddenX, of: view, LinearExpression(variables.x) - Double(frame.origin.x), .equal, priority: Self.faint)
    add(.hiddenY, of: view, LinearExpression(variables.y) - Double(frame.origin.y), .equal, priority: Self.faint)
  }

  /// Declares a weak limit for a view without content or constrained subviews, so that it takes no space by chance.
  mutating func declareEmpty(_ view: UIView, along axis: NSLayoutConstraint.Axis) {
    let isLength = axis == self.axis
    add(
      isLength ? .lengthSuppression : .breadthSuppression, of: view, isLength ? length(of: view) : breadth(of: view),
      .lessThanOrEqual, priority: Self.faint)
  }

  mutating func add(
    _ kind: Kind, of view: UIView, _ expression: LinearExpression, _ relation: Relation,
    priority: Priority = .required
  ) {
    all.append(
      LayoutDeclaration(
        key: .init(source: ObjectIdentifier(view), role: .arranged(kind)),
        constraint: LinearConstraint(expression, relation, priority: priority)))
  }

  // A stack is as small as possible unless a preference enlarges it. Even gaps matter less than that, even centres
  // more.
  static let fit = Priority(49)
  static let evenGaps = Priority(40)
  static let evenCentres = Priority(149)
  static let proportion = Priority(999)
  static let hiding = Priority(999.5)
  static let faint = Priority(1)
}
