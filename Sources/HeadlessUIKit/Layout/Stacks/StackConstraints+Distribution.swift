import FirstFrameConstraintSolving
import Foundation

extension StackConstraints {
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
    let content = view is UIStackView ? 0 : view.arrangedContentSize(fittingWidth: nil)[axis]
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
}
