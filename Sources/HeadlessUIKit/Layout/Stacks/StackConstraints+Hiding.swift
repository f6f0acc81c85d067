import FirstFrameConstraintSolving

/// The hidden views: without length, in the middle of the gap between their visible neighbours.
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
    let order = stack.arrangedSubviews
    let index = order.firstIndex { $0 === view } ?? 0
    let next = order[index...].first { !$0.isHidden }
    guard let previous = order[..<index].last(where: { !$0.isHidden }) else {
      return next.map(start) ?? LinearExpression(constant: insets(along: axis).start)
    }
    guard let next else { return end(of: previous) }
    return (end(of: previous) + start(of: next)) * 0.5
  }

  private func declareBreadth(ofHidden view: UIView) {
    let insets = insets(along: axis.other)
    let end = crossEnd(of: view) - breadth(of: stack) + insets.end
    add(.crossStart, of: view, crossStart(of: view) - insets.start, .equal, priority: Self.weakest)
    add(.crossEnd, of: view, end, .equal, priority: Self.weakest)
  }
}
