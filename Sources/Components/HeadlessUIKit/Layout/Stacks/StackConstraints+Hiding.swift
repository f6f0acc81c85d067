import FirstFrameConstraintSolving

/// The hidden views: without length, in the middle of the gap between their visible neighbors.
extension StackConstraints {
  func declareHiddenViews() {
    for view in stack.hiddenViews {
      add(.hiding, of: view, length(of: view), .equal, priority: Self.hiding)
      add(.hiddenPosition, of: view, start(of: view) - position(ofHidden: view), .equal, priority: Self.hiding)
      declareBreadth(ofHidden: view)
    }
    if views.isEmpty { declareEmptiness() }
  }

  /// Declares that a stack of hidden views has no size: weaker than the content of other views, stronger than hugging.
  private func declareEmptiness() {
    let alongAxis = insets(along: axis)
    let acrossAxis = insets(along: axis.other)
    add(
      .canvasFit, of: stack, length(of: stack) - (alongAxis.start + alongAxis.end), .equal, priority: Self.emptiness)
    add(
      .spanningFit, of: stack, breadth(of: stack) - (acrossAxis.start + acrossAxis.end), .equal,
      priority: Self.emptiness)
  }

  /// Returns the position of a hidden view: the middle of a gap or, at an end of the stack, next to the outermost
  /// visible view.
  private func position(ofHidden view: UIView) -> LinearExpression {
    var (previous, next): (UIView?, UIView?)
    var isBefore = true
    for arranged in stack.arrangedSubviews where next == nil {
      if arranged === view { isBefore = false }
      guard !arranged.isHidden else { continue }
      if isBefore { previous = arranged } else { next = arranged }
    }
    return switch (previous, next) {
    case (let previous?, let next?): (end(of: previous) + start(of: next)) * 0.5
    case (let previous?, nil): end(of: previous)
    case (nil, let next?): start(of: next)
    case (nil, nil): LinearExpression(constant: insets(along: axis).start)
    }
  }

  private func declareBreadth(ofHidden view: UIView) {
    let insets = insets(along: axis.other)
    let end = crossEnd(of: view) - breadth(of: stack) + insets.end
    add(.crossStart, of: view, crossStart(of: view) - insets.start, .equal, priority: Self.weakest)
    add(.crossEnd, of: view, end, .equal, priority: Self.weakest)
  }
}
