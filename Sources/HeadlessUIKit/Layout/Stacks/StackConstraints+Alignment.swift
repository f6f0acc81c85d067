import FirstFrameConstraintSolving
import Foundation

extension StackConstraints {
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
}
