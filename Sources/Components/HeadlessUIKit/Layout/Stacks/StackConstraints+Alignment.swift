import FirstFrameConstraintSolving

/// The positions of the views across the stack's axis.
extension StackConstraints {
  func declareAlignment() {
    guard !views.isEmpty else { return }
    let insets = insets(along: axis.other)
    let farEdge = breadth(of: stack) - insets.end
    declareAlignment(of: views[0], from: insets.start, to: farEdge)
    for view in views.dropFirst() { align(view, with: views[0], from: insets.start, to: farEdge) }
    declareBaselines()
    guard stack.alignment != .fill else { return }
    for view in views { add(.crossFit, of: view, breadth(of: view), .lessThanOrEqual, priority: Self.crossFit) }
    add(.spanningFit, of: stack, breadth(of: stack), .lessThanOrEqual, priority: Self.spanningFit)
  }

  private func declareAlignment(of view: UIView, from nearEdge: Double, to farEdge: LinearExpression) {
    let (start, end) = (crossStart(of: view) - nearEdge, crossEnd(of: view) - farEdge)
    switch (stack.alignment, axis) {
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
      add(.alignment, of: view, crossCenter(of: view) - (farEdge + nearEdge) * 0.5, .equal)
      add(.crossEnd, of: view, end, .lessThanOrEqual)
    case (.firstBaseline, .horizontal), (.lastBaseline, .horizontal):
      add(.crossStart, of: view, start, .greaterThanOrEqual)
      add(.crossEnd, of: view, end, .lessThanOrEqual)
    }
  }

  /// Declares that a view has the edges of the first one where that is aligned with the stack's, as in UIKit: if another
  /// constraint moves one of the views, it moves all.
  private func align(_ view: UIView, with first: UIView, from nearEdge: Double, to farEdge: LinearExpression) {
    let (start, end) = (crossStart(of: view), crossEnd(of: view))
    switch (stack.alignment, axis) {
    case (.fill, _):
      add(.alignment, of: view, start - crossStart(of: first), .equal)
      add(.endAlignment, of: view, end - crossEnd(of: first), .equal)
    case (.leading, _), (.firstBaseline, .vertical), (.lastBaseline, .vertical):
      add(.alignment, of: view, start - crossStart(of: first), .equal)
      add(.crossEnd, of: view, end - farEdge, .lessThanOrEqual)
    case (.trailing, _):
      add(.crossStart, of: view, start - nearEdge, .greaterThanOrEqual)
      add(.alignment, of: view, end - crossEnd(of: first), .equal)
    case (.center, _):
      add(.crossStart, of: view, start - nearEdge, .greaterThanOrEqual)
      add(.alignment, of: view, crossCenter(of: view) - crossCenter(of: first), .equal)
      add(.crossEnd, of: view, end - farEdge, .lessThanOrEqual)
    case (.firstBaseline, .horizontal), (.lastBaseline, .horizontal):
      declareAlignment(of: view, from: nearEdge, to: farEdge)
    }
  }

  /// Declares a common baseline, as close to the top as the views allow.
  private func declareBaselines() {
    let attribute: NSLayoutConstraint.Attribute
    switch stack.alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    case .fill, .leading, .center, .trailing: return
    }
    guard axis == .horizontal, let first = views.first else { return }
    let baseline = measure.expression(of: attribute, in: first)
    for view in views.dropFirst() {
      add(.alignment, of: view, measure.expression(of: attribute, in: view) - baseline, .equal)
    }
    add(.baselinePreference, of: stack, baseline, .lessThanOrEqual, priority: Self.baselines)
  }
}
