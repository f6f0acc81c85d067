import FirstFrameConstraintSolving
import Foundation

/// The positions and lengths of the views along the stack's axis.
extension StackConstraints {
  func declareDistribution() {
    guard let first = views.first, let last = views.last else { return }
    let insets = insets(along: axis)
    add(.canvasStart, of: first, start(of: first) - insets.start, .equal)
    switch stack.distribution {
    case .fill:
      declareGaps(.equal)
      declareTextWidths()
    case .fillEqually:
      declareGaps(.equal)
      for view in views.dropFirst() { add(.fillEqually, of: view, length(of: view) - length(of: first), .equal) }
    case .fillProportionally:
      declareGaps(.equal)
      declareProportions()
    case .equalSpacing:
      declareSmallestGaps()
      declareEqualGaps()
      add(.canvasFit, of: stack, length(of: stack), .lessThanOrEqual, priority: Self.canvasFit)
    case .equalCentering:
      declareGaps(.greaterThanOrEqual)
      declareEqualCenters()
      add(.canvasFit, of: stack, length(of: stack), .lessThanOrEqual, priority: Self.canvasFit)
    }
    add(.canvasEnd, of: last, end(of: last) - length(of: stack) + insets.end, .equal)
  }

  /// The distances between neighbors as expressions: between their edges, or between their baselines.
  private var distances: [LinearExpression] {
    zip(views, views.dropFirst()).map { view, next in
      guard stack.isBaselineRelativeArrangement, axis == .vertical else { return start(of: next) - end(of: view) }
      return measure.expression(of: .firstBaseline, in: next) - measure.expression(of: .lastBaseline, in: view)
    }
  }

  private func declareGaps(_ relation: Relation) {
    for ((view, distance), gap) in zip(zip(views.dropFirst(), distances), gaps) {
      add(.spacing, of: view, distance - gap, relation)
    }
  }

  // MARK: Fill

  /// Declares that labels of several lines prefer an equal share of a row, if there are two or more of them.
  ///
  /// The share is that of the stack's whole width less its spacing. It is stronger than the labels' content.
  private func declareTextWidths() {
    let labels = views.filter(\.wrapsText)
    guard axis == .horizontal, labels.count > 1 else { return }
    let share = (length(of: stack) - totalGap) * (1 / Double(views.count))
    for label in labels {
      let priority = min(label.compressionStrength(along: axis) + 10, 999)
      add(.textWidth, of: label, length(of: label) - share, .equal, priority: Priority(priority))
    }
  }

  // MARK: Proportions

  /// Declares the share of each view in the stack's whole length.
  ///
  /// The shares count the spacing as content, so they add up to the length less the spacing only at the natural length.
  /// At other lengths, the last view takes the difference, because its share has the lowest priority.
  private func declareProportions() {
    guard views.count > 1 else { return }
    let natural: [Double] = views.map { Double(contentLength(of: $0)) }
    let total: Double = natural.reduce(0, +)
    for (index, view) in views.enumerated() {
      let share = total > 0 ? natural[index] / (total + totalGap) : 1 / Double(views.count)
      add(
        .fillProportionally, of: view, length(of: view) - length(of: stack) * share, .equal,
        priority: Priority(Float(max(999 - index, 1))))
    }
  }

  /// Returns the length of a view's content at the width that the stack gives it, or the measured length of a view
  /// without content of its own.
  private func contentLength(of view: UIView) -> CGFloat {
    guard !scope.arrangesSubviews(of: view) else { return view.measured(in: .unlimited)[axis] }
    let width = engine.contentWidths[ObjectIdentifier(view)]
    let length = scope.contentSize(of: view, fittingWidth: width)[axis]
    return length > 0 ? length : view.measured(in: .unlimited)[axis]
  }

  // MARK: Equal distances

  /// Declares the lower limits of distances that are equal: only those that are greater than all before, because each
  /// would repeat the whole length of the stack in the solver.
  private func declareSmallestGaps() {
    var greatest = -Double.infinity
    for ((view, distance), gap) in zip(zip(views.dropFirst(), distances), gaps) where gap > greatest {
      greatest = gap
      add(.spacing, of: view, distance - gap, .greaterThanOrEqual)
    }
  }

  private func declareEqualGaps() {
    guard let first = distances.first else { return }
    for (view, distance) in zip(views.dropFirst(2), distances.dropFirst()) {
      add(.equalGap, of: view, distance - first, .equal)
    }
  }

  /// Declares that the distances between centers equal the first one, each a bit weaker than the one before.
  private func declareEqualCenters() {
    let distances = zip(views, views.dropFirst()).map { center(of: $1) - center(of: $0) }
    guard let first = distances.first else { return }
    for (index, distance) in distances.enumerated().dropFirst() {
      add(
        .equalCenter, of: views[index + 1], distance - first, .equal,
        priority: Priority(Float(max(150 - index, 52))))
    }
  }
}
