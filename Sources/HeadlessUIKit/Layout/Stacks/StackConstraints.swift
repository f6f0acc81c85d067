import FirstFrameConstraintSolving
import Foundation

/// What a stack asks of the views that it arranges, as constraints for the solver of the tree that it is in.
///
/// A stack takes part in Auto Layout where constraints reach into what it arranges: a view with a width of its own, an
/// aspect ratio, equal widths in two stacks, a baseline that something outside is aligned with. Then the views have no
/// frames but those that the solver finds. So it does where priorities are beyond arithmetic. Elsewhere
/// ``StackArrangement`` computes the same frames without equations, several times faster, which a test holds against
/// this; as a part of other layouts, such a stack is a view with a content size.
///
/// The one difference: of equals, the index decides in both ways, but where something else is at stake, such as even
/// centres, or two views of a stack in a stack that would be stretched in place of one, the solver decides by that.
///
/// Follows the documentation of `UIStackView.Distribution` and `UIStackView.Alignment`. Two things are weaker than
/// required: proportional lengths, which yield to required lengths of the views, and even gaps and centres, which yield
/// to all that content wants.
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

  /// A hidden view has no length; the rest of its frame stays as it was.
  mutating func declareHidden(_ view: UIView) {
    let variables = engine.variables(of: view)
    let frame = view.layoutFrame
    add(.hiding, of: view, length(of: view), .equal, priority: Self.hiding)
    add(.hiddenX, of: view, LinearExpression(variables.x) - Double(frame.origin.x), .equal, priority: Self.faint)
    add(.hiddenY, of: view, LinearExpression(variables.y) - Double(frame.origin.y), .equal, priority: Self.faint)
  }

  /// Keeps a view that has no content, and nothing in it that constraints speak of, from taking room by chance.
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

  // A stack is not larger than it has to be, unless something wants it to be; even gaps matter less than that, and
  // even centres more.
  static let fit = Priority(49)
  static let evenGaps = Priority(40)
  static let evenCentres = Priority(149)
  static let proportion = Priority(999)
  static let hiding = Priority(999.5)
  static let faint = Priority(1)
}
