import FirstFrameConstraintSolving
import Foundation

/// The arrangement of a stack as constraints for the solver of its tree.
///
/// Every stack is arranged by these constraints, together with the constraints of its tree. Nothing else computes its
/// frames or its size.
///
/// Source: Apple's documentation of `UIStackView.Distribution` and `UIStackView.Alignment`, and the constraints that
/// UIKit's stacks add (see <https://kean.blog/post/lets-build-uistackview>), with their priorities.
@MainActor
final class StackConstraints {
  let stack: UIStackView
  let engine: LayoutEngine
  let scope: LayoutScope
  /// The arranged views that are not hidden.
  let views: [UIView]
  /// The distances between neighbors, in points.
  let gaps: [Double]
  /// The sum of these distances, in points.
  let totalGap: Double
  let measure: AttributeMeasure
  let axis: NSLayoutConstraint.Axis
  private(set) var all: [LayoutDeclaration] = []

  init(of stack: UIStackView, in scope: LayoutScope, for engine: LayoutEngine) {
    self.stack = stack
    self.engine = engine
    self.scope = scope
    axis = stack.axis
    views = stack.visibleViews
    gaps = views.dropLast().map { Double(stack.gap(after: $0)) }
    totalGap = gaps.reduce(0, +)
    measure = AttributeMeasure(
      engine: engine, owner: stack, isMirrored: stack.isRightToLeft)
  }

  func declare() {
    for view in views {
      add(.minimumLength, of: view, length(of: view), .greaterThanOrEqual)
      add(.minimumBreadth, of: view, breadth(of: view), .greaterThanOrEqual)
    }
    declareAlignment()
    declareDistribution()
    declareHiddenViews()
    declareEmptyViews()
  }

  func add(
    _ kind: Kind, of view: UIView, _ expression: LinearExpression, _ relation: Relation,
    priority: Priority = .required
  ) {
    all.append(
      LayoutDeclaration(
        key: .init(source: ObjectIdentifier(view), role: .arranged(kind)),
        constraint: LinearConstraint(expression, relation, priority: priority)))
  }

  /// Declares a weak preference for zero size of the views without content or constrained subviews.
  ///
  /// Earlier declarations are violated less, so the last such view gets the extra space.
  private func declareEmptyViews() {
    for view in views where !scope.arrangesSubviews(of: view) && !view.subviews.contains(where: scope.isInvolved) {
      let size = scope.contentSize(of: view, fittingWidth: nil)
      if view.huggingStrength(along: axis, size: size) == 0 {
        add(.lengthSuppression, of: view, length(of: view), .lessThanOrEqual, priority: Self.weakest)
      }
      if stack.alignment == .fill, view.huggingStrength(along: axis.other, size: size) == 0 {
        add(.breadthSuppression, of: view, breadth(of: view), .lessThanOrEqual, priority: Self.weakest)
      }
    }
  }

  // MARK: Expressions

  func start(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .leading : .top, in: view)
  }

  func end(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .trailing : .bottom, in: view)
  }

  func center(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .centerX : .centerY, in: view)
  }

  /// Returns the length of a view along the stack's axis.
  func length(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .width : .height, in: view)
  }

  func crossStart(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .top : .leading, in: view)
  }

  func crossEnd(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .bottom : .trailing, in: view)
  }

  func crossCenter(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .centerY : .centerX, in: view)
  }

  /// Returns the length of a view across the stack's axis.
  func breadth(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .height : .width, in: view)
  }

  /// Returns the insets from the stack's start and end to the rectangle of its content, in points.
  func insets(along axis: NSLayoutConstraint.Axis) -> (start: Double, end: Double) {
    let insets = stack.contentInsets
    guard axis == .horizontal else { return (insets.top, insets.bottom) }
    return measure.isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
  }
}

extension StackConstraints {
  /// The purpose of a stack's constraint. The raw values are the names in UIKit's messages if UIKit has it.
  enum Kind: String {
    case canvasStart = "UISV-canvas-connection (start)"
    case canvasEnd = "UISV-canvas-connection (end)"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case textWidth = "UISV-text-width-disambiguation"
    case equalGap = "UISV-distributing"
    case equalCenter = "UISV-centering"
    case alignment = "UISV-alignment"
    case endAlignment = "UISV-alignment (end)"
    case crossStart = "UISV-spanning-boundary (start)"
    case crossEnd = "UISV-spanning-boundary (end)"
    case baselinePreference = "UISV-baseline"
    case canvasFit = "UISV-canvas-fit"
    case spanningFit = "UISV-spanning-fit"
    case crossFit = "UISV-ambiguity-suppression"
    case minimumLength = "UISV-length"
    case minimumBreadth = "UISV-breadth"
    case lengthSuppression = "UISV-length-ambiguity-suppression"
    case breadthSuppression = "UISV-breadth-ambiguity-suppression"
    case hiding = "UISV-hiding"
    case hiddenPosition = "UISV-hiding (position)"

    /// How soon the constraint is broken among those of a stack. The connection to the stack's end is broken first, so
    /// that content that does not fit overflows there, and then the connection to its start, so that all views move
    /// together.
    var yielding: Int {
      switch self {
      case .canvasEnd, .crossEnd: 2
      case .canvasStart, .crossStart: 1
      default: 0
      }
    }
  }

  /// The length of a stack with `equalSpacing` or `equalCentering`, and the breadth of a row with a common baseline.
  static let canvasFit = Priority(49)
  /// The breadth of the guide that spans the views; the stack has the same breadth.
  static let spanningFit = Priority(51)
  /// The breadth of each view that does not fill the stack's breadth.
  static let crossFit = Priority(25)
  static let baselines = Priority(40)
  static let hiding = Priority(999.5)
  /// The size of a stack without visible views.
  static let emptiness = Priority(749)
  static let weakest = Priority(1)
}
