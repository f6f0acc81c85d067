import FirstFrameConstraintSolving
import Foundation

/// The arrangement of a stack as constraints for the solver of its tree.
///
/// The solver arranges a stack if constraints refer to its arranged views, such as a fixed width, an aspect ratio,
/// equal widths in two stacks, or an alignment with a view outside the stack. It also arranges a stack if priorities
/// require it (see `requiresSolver`). Otherwise, ``StackArrangement`` computes the same frames by arithmetic, several
/// times faster, and other layouts use the stack as a view with a content size. A test compares the two.
///
/// They differ in one case. Both break ties by index, but the solver first satisfies other preferences, such as even
/// centres, or stretching one view instead of two views of a nested stack.
///
/// Source: Apple's documentation of `UIStackView.Distribution` and `UIStackView.Alignment`. Two kinds of constraints
/// are not required: proportional lengths have a lower priority than required lengths of the views, and even gaps and
/// centres have a lower priority than all contents.
@MainActor
struct StackConstraints {
  /// The purpose of a stack's constraint. The raw values are the names in UIKit's messages if UIKit has it.
  enum Kind: String {
    case canvasStart = "UISV-canvas-connection (start)"
    case canvasEnd = "UISV-canvas-connection (end)"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case evenGap = "UISV-distributing"
    case evenCentre = "UISV-centering"
    case minimumGap = "UISV-distributing (least)"
    case gapPreference = "UISV-distributing (pull)"
    case alignment = "UISV-alignment"
    case crossStart = "UISV-spanning-boundary (start)"
    case crossEnd = "UISV-spanning-boundary (end)"
    case baselinePreference = "UISV-baseline"
    case canvasFit = "UISV-canvas-fit"
    case spanningFit = "UISV-spanning-fit"
    case minimumLength = "UISV-length"
    case minimumBreadth = "UISV-breadth"
    case lengthSuppression = "UISV-length-ambiguity-suppression"
    case breadthSuppression = "UISV-breadth-ambiguity-suppression"
    case hiding = "UISV-hiding"
    case hiddenX, hiddenY

    /// Whether the constraint attaches the content to the stack's end. If the content does not fit, this constraint is
    /// broken, so that the content overflows at the end.
    var isEnd: Bool { self == .canvasEnd || self == .crossEnd }
  }

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
      add(.minimumLength, of: view, length(of: view), .greaterThanOrEqual)
      add(.minimumBreadth, of: view, breadth(of: view), .greaterThanOrEqual)
    }
    declareAlignment()
    declareDistribution()
  }

  /// Declares the constraints on hidden views, and on views without content or constrained subviews.
  mutating func declareUnsized(in scope: LayoutScope) {
    for view in stack.hiddenViews where scope.isInvolved(view) && scope.determinesFrame(of: view) {
      declareHidden(view)
    }
    for view in views where !scope.arrangesSubviews(of: view) && !view.subviews.contains(where: scope.isInvolved) {
      let size = scope.contentSize(of: view, fittingWidth: nil)
      for axis in NSLayoutConstraint.Axis.allCases where view.huggingStrength(along: axis, size: size) == 0 {
        declareEmpty(view, along: axis)
      }
    }
  }

  /// Declares that a hidden view has zero length and that the rest of its frame is unchanged.
  private mutating func declareHidden(_ view: UIView) {
    let variables = engine.variables(of: view)
    let frame = view.layoutFrame
    add(.hiding, of: view, length(of: view), .equal, priority: Self.hiding)
    add(.hiddenX, of: view, LinearExpression(variables.x) - Double(frame.origin.x), .equal, priority: Self.weakest)
    add(.hiddenY, of: view, LinearExpression(variables.y) - Double(frame.origin.y), .equal, priority: Self.weakest)
  }

  /// Declares a weak preference for zero size of a view without content or constrained subviews.
  private mutating func declareEmpty(_ view: UIView, along axis: NSLayoutConstraint.Axis) {
    let isLength = axis == self.axis
    add(
      isLength ? .lengthSuppression : .breadthSuppression, of: view, isLength ? length(of: view) : breadth(of: view),
      .lessThanOrEqual, priority: Self.weakest)
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

  // A stack is as small as possible unless a preference enlarges it. Even gaps have a lower priority than a small size,
  // and even centres have a higher priority.
  static let fit = Priority(49)
  static let evenGaps = Priority(40)
  static let evenCentres = Priority(149)
  static let proportion = Priority(999)
  static let hiding = Priority(999.5)
  static let weakest = Priority(1)

  // MARK: Alignment

  /// Declares the positions of the views across the stack's axis.
  mutating func declareAlignment() {
    let insets = insets(along: axis.other)
    let farEdge = breadth(of: stack) - insets.end
    for view in views {
      let (start, end) = (crossStart(of: view) - insets.start, crossEnd(of: view) - farEdge)
      switch (arrangement.alignment, axis) {
      case (.fill, _):
        add(.crossStart, of: view, start, .equal)
        add(.crossEnd, of: view, end, .equal)
      case (.leading, _), (.firstBaseline, .vertical), (.lastBaseline, .vertical):
        add(.crossStart, of: view, start, .equal)
        add(.crossEnd, of: view, end, .lessThanOrEqual)
      case (.trailing, _):
        add(.crossStart, of: view, start, .greaterThanOrEqual)
        add(.crossEnd, of: view, end, .equal)
      case (.center, _):
        add(.crossStart, of: view, start, .greaterThanOrEqual)
        add(.alignment, of: view, crossCentre(of: view) - (farEdge + insets.start) * 0.5, .equal)
        add(.crossEnd, of: view, end, .lessThanOrEqual)
      case (.firstBaseline, .horizontal), (.lastBaseline, .horizontal):
        add(.crossStart, of: view, start, .greaterThanOrEqual)
        add(.crossEnd, of: view, end, .lessThanOrEqual)
      }
    }
    declareBaselines()
    guard arrangement.alignment != .fill else { return }
    add(.spanningFit, of: stack, breadth(of: stack), .lessThanOrEqual, priority: Self.fit)
  }

  /// Declares a common baseline, as close to the top as the views allow.
  private mutating func declareBaselines() {
    let attribute: NSLayoutConstraint.Attribute
    switch arrangement.alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    case .fill, .leading, .center, .trailing: return
    }
    guard axis == .horizontal, let first = views.first else { return }
    let baseline = measure.expression(of: attribute, in: first)
    for view in views.dropFirst() {
      add(.alignment, of: view, measure.expression(of: attribute, in: view) - baseline, .equal)
    }
    add(.baselinePreference, of: stack, baseline, .lessThanOrEqual, priority: Self.evenGaps)
  }

  // MARK: Distribution

  /// Declares the positions of the views along the stack's axis.
  mutating func declareDistribution() {
    guard let first = views.first, let last = views.last else { return }
    let insets = insets(along: axis)
    add(.canvasStart, of: first, start(of: first) - insets.start, .equal)
    switch arrangement.distribution {
    case .fill: declareGaps(.equal)
    case .fillEqually:
      declareGaps(.equal)
      for view in views.dropFirst() { add(.fillEqually, of: view, length(of: view) - length(of: first), .equal) }
    case .fillProportionally:
      declareGaps(.equal)
      declareProportions(outside: insets.start + insets.end + Double(arrangement.gaps.reduce(0, +)))
    case .equalSpacing:
      declareGaps(.greaterThanOrEqual)
      declareSmallestDistance(zip(views, views.dropFirst()).map { start(of: $1) - end(of: $0) })
      declareSmallestLength()
    case .equalCentering:
      declareGaps(.greaterThanOrEqual)
      let steps = zip(views, views.dropFirst()).map { centre(of: $1) - centre(of: $0) }
      declareEqualDistances(steps)
      declareSmallestDistance(steps)
      declareSmallestLength()
    }
    add(.canvasEnd, of: last, end(of: last) - length(of: stack) + insets.end, .equal)
  }

  private mutating func declareGaps(_ relation: Relation) {
    for (index, gap) in arrangement.gaps.enumerated() {
      add(.spacing, of: views[index + 1], start(of: views[index + 1]) - end(of: views[index]) - Double(gap), relation)
    }
  }

  /// Declares the share of each view except for the last one, which gets the rest.
  private mutating func declareProportions(outside: Double) {
    let natural = views.map(contentLength)
    let total = natural.reduce(0, +)
    for (view, naturalLength) in zip(views, natural).dropLast() {
      let share = total > 0 ? Double(naturalLength / total) : 1 / Double(views.count)
      add(
        .fillProportionally, of: view, length(of: view) - (length(of: stack) - outside) * share, .equal,
        priority: Self.proportion)
    }
  }

  /// Returns the length of a view's content, ignoring constraints within it, or the measured length without content.
  private func contentLength(of view: UIView) -> CGFloat {
    let content = view.arrangingView == nil ? view.arrangedContentSize(fittingWidth: nil)[axis] : 0
    return content > 0 ? content : view.measured(in: .unlimited)[axis]
  }

  /// Declares that all distances equal a common distance: the width of the stack's distances guide.
  private mutating func declareEqualDistances(_ distances: [LinearExpression]) {
    guard distances.count > 1 else { return }
    let common = LinearExpression(engine.variables(of: stack.distances).width)
    for (view, distance) in zip(views.dropFirst(), distances) {
      add(.evenCentre, of: view, distance - common, .equal, priority: Self.evenCentres)
    }
  }

  /// Declares that the smallest distance, which is the height of the stack's distances guide, is as large as possible.
  /// So distances differ only if other constraints require it.
  private mutating func declareSmallestDistance(_ distances: [LinearExpression]) {
    guard distances.count > 1 else { return }
    let smallest = LinearExpression(engine.variables(of: stack.distances).height)
    for (view, distance) in zip(views.dropFirst(), distances) {
      add(.minimumGap, of: view, distance - smallest, .greaterThanOrEqual)
    }
    add(.gapPreference, of: stack, smallest - Self.unreachableLength, .equal, priority: Self.evenGaps)
  }

  private mutating func declareSmallestLength() {
    add(.canvasFit, of: stack, length(of: stack), .lessThanOrEqual, priority: Self.fit)
  }

  /// A length that is greater than the length of any stack, in points.
  private static let unreachableLength = 1e6

  // MARK: Expressions

  func start(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .leading : .top, in: view)
  }

  func end(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .trailing : .bottom, in: view)
  }

  func centre(of view: UIView) -> LinearExpression {
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

  func crossCentre(of view: UIView) -> LinearExpression {
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
