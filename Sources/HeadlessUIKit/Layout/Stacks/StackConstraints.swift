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
  /// The purpose of a stack's constraint. The raw values are the names in UIKit's messages, if these have one.
  enum Kind: String {
    case canvasStart = "UISV-canvas-connection (start)"
    case canvasEnd = "UISV-canvas-connection (end)"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case evenGap = "UISV-distributing"
    case evenCentre = "UISV-centering"
    case leastGap = "UISV-distributing (least)"
    case gapPull = "UISV-distributing (pull)"
    case alignment = "UISV-alignment"
    case crossStart = "UISV-spanning-boundary (start)"
    case crossEnd = "UISV-spanning-boundary (end)"
    case baselinePull = "UISV-baseline"
    case canvasFit = "UISV-canvas-fit"
    case spanningFit = "UISV-spanning-fit"
    case leastLength = "UISV-length"
    case leastBreadth = "UISV-breadth"
    case lengthSuppression = "UISV-length-ambiguity-suppression"
    case breadthSuppression = "UISV-breadth-ambiguity-suppression"
    case hiding = "UISV-hiding"
    case hiddenX, hiddenY

    /// Whether the constraint attaches the content to the stack's end. It is the one to break if the content does not
    /// fit, so that the content overflows at the end.
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
      add(.leastLength, of: view, length(of: view), .greaterThanOrEqual)
      add(.leastBreadth, of: view, breadth(of: view), .greaterThanOrEqual)
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

  /// Declares that a hidden view has no length and otherwise keeps its frame.
  private mutating func declareHidden(_ view: UIView) {
    let variables = engine.variables(of: view)
    let frame = view.layoutFrame
    add(.hiding, of: view, length(of: view), .equal, priority: Self.hiding)
    add(.hiddenX, of: view, LinearExpression(variables.x) - Double(frame.origin.x), .equal, priority: Self.faint)
    add(.hiddenY, of: view, LinearExpression(variables.y) - Double(frame.origin.y), .equal, priority: Self.faint)
  }

  /// Declares a weak limit for a view without content or constrained subviews, so that it takes no space by chance.
  private mutating func declareEmpty(_ view: UIView, along axis: NSLayoutConstraint.Axis) {
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

  // MARK: Alignment

  /// Declares the positions of the views across the stack's axis.
  mutating func declareAlignment() {
    let insets = insets(along: axis.other)
    let far = breadth(of: stack) - insets.end
    for view in views {
      let (start, end) = (crossStart(of: view) - insets.start, crossEnd(of: view) - far)
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
        add(.alignment, of: view, crossCentre(of: view) - (far + insets.start) * 0.5, .equal)
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

  /// Declares a common baseline, as high as the views allow.
  private mutating func declareBaselines() {
    let attribute: NSLayoutConstraint.Attribute
    switch arrangement.alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    case .fill, .leading, .center, .trailing: return
    }
    guard axis == .horizontal, let first = views.first else { return }
    let line = measure.expression(of: attribute, in: first)
    for view in views.dropFirst() {
      add(.alignment, of: view, measure.expression(of: attribute, in: view) - line, .equal)
    }
    add(.baselinePull, of: stack, line, .lessThanOrEqual, priority: Self.evenGaps)
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
      declareLeast(zip(views, views.dropFirst()).map { start(of: $1) - end(of: $0) })
      declareFit()
    case .equalCentering:
      declareGaps(.greaterThanOrEqual)
      let steps = zip(views, views.dropFirst()).map { centre(of: $1) - centre(of: $0) }
      declareEven(steps)
      declareLeast(steps)
      declareFit()
    }
    add(.canvasEnd, of: last, end(of: last) - length(of: stack) + insets.end, .equal)
  }

  private mutating func declareGaps(_ relation: Relation) {
    for (index, gap) in arrangement.gaps.enumerated() {
      add(.spacing, of: views[index + 1], start(of: views[index + 1]) - end(of: views[index]) - Double(gap), relation)
    }
  }

  /// Declares the share of each view but the last, which gets the rest.
  private mutating func declareProportions(outside: Double) {
    let natural = views.map(contentLength)
    let total = natural.reduce(0, +)
    for (view, own) in zip(views, natural).dropLast() {
      let share = total > 0 ? Double(own / total) : 1 / Double(views.count)
      add(
        .fillProportionally, of: view, length(of: view) - (length(of: stack) - outside) * share, .equal,
        priority: Self.proportion)
    }
  }

  /// The length of a view's content, ignoring constraints within it, or its measured length if it has no content.
  private func contentLength(of view: UIView) -> CGFloat {
    let content = view.arrangingView == nil ? view.arrangedContentSize(fittingWidth: nil)[axis] : 0
    return content > 0 ? content : view.measured(in: .unlimited)[axis]
  }

  /// Declares that all distances equal a common one, the width of the stack's distances guide.
  private mutating func declareEven(_ distances: [LinearExpression]) {
    guard distances.count > 1 else { return }
    let common = LinearExpression(engine.variables(of: stack.distances).width)
    for (view, distance) in zip(views.dropFirst(), distances) {
      add(.evenCentre, of: view, distance - common, .equal, priority: Self.evenCentres)
    }
  }

  /// Maximizes the smallest distance, the height of the stack's distances guide. So no distance is larger than another
  /// without need.
  private mutating func declareLeast(_ distances: [LinearExpression]) {
    guard distances.count > 1 else { return }
    let least = LinearExpression(engine.variables(of: stack.distances).height)
    for (view, distance) in zip(views.dropFirst(), distances) {
      add(.leastGap, of: view, distance - least, .greaterThanOrEqual)
    }
    add(.gapPull, of: stack, least - Self.unreachableLength, .equal, priority: Self.evenGaps)
  }

  private mutating func declareFit() {
    add(.canvasFit, of: stack, length(of: stack), .lessThanOrEqual, priority: Self.fit)
  }

  /// A length greater than that of any stack, in points.
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

  func breadth(of view: UIView) -> LinearExpression {
    measure.expression(of: axis == .horizontal ? .height : .width, in: view)
  }

  /// The insets from the stack's start and end to the rectangle of its content.
  func insets(along axis: NSLayoutConstraint.Axis) -> (start: Double, end: Double) {
    let insets = stack.contentInsets
    guard axis == .horizontal else { return (insets.top, insets.bottom) }
    return measure.isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
  }
}
