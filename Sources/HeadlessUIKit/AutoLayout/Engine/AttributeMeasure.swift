import ConstraintSolving
import Foundation

/// Attributes as expressions in the space of the view that contains both items.
///
/// For constraints between leading and trailing edges from right to left, that space is mirrored: its x grows from the
/// right edge to the left, so that constants and inequalities keep their meaning.
@MainActor
struct AttributeMeasure {
  let engine: LayoutEngine
  let owner: UIView
  let isMirrored: Bool

  func expression(of attribute: NSLayoutConstraint.Attribute, in item: any LayoutItem) -> LinearExpression {
    if let inner = attribute.ofMarginsGuide, let view = item.viewForLayout {
      return expression(of: inner, in: view.layoutMarginsGuide)
    }
    if let scrollView = item as? UIScrollView, scrollView === owner, attribute.isOfContent {
      return expression(of: attribute, in: scrollView.contentLayoutGuide)
    }
    if let stack = item as? UIStackView, engine.hears(stack), let view = stack.view(ofBaseline: attribute) {
      return expression(of: attribute, in: view)
    }
    let variables = engine.variables(of: item)
    let view = item as? UIView
    let insets = view?.alignmentRectInsets ?? .zero
    let left = origin(of: item, \.x) + insets.left
    let width = LinearExpression(variables.width) - (insets.left + insets.right)
    let top = origin(of: item, \.y) + insets.top
    let height = LinearExpression(variables.height) - (insets.top + insets.bottom)
    switch attribute {
    case .width: return width
    case .height: return height
    case .left, .right, .leading, .trailing, .centerX:
      return horizontal(attribute, left: left, width: width)
    case .top: return top
    case .bottom: return top + height
    case .centerY: return top + height * 0.5
    case .firstBaseline: return top + (view.flatMap(firstBaseline).map { LinearExpression(constant: $0) } ?? height)
    case .lastBaseline: return top + height - Double(view.map(descent) ?? 0)
    default: return LinearExpression()
    }
  }

  private func horizontal(
    _ attribute: NSLayoutConstraint.Attribute, left: LinearExpression, width: LinearExpression
  ) -> LinearExpression {
    let right = left + width
    let extent = LinearExpression(engine.variables(of: owner).width)
    return switch attribute {
    case .leading: isMirrored ? extent - right : left
    case .trailing: isMirrored ? extent - left : right
    case .centerX: isMirrored ? extent - left - width * 0.5 : left + width * 0.5
    case .right: right
    default: left
    }
  }

  /// The place of an item's corner in the owner's space.
  private func origin(of item: any LayoutItem, _ axis: KeyPath<LayoutVariables, Variable>) -> LinearExpression {
    var sum = LinearExpression()
    if item is UILayoutGuide { sum = LinearExpression(engine.variables(of: item)[keyPath: axis]) }
    var view = item.viewForLayout
    while let current = view, current !== owner {
      sum = sum + LinearExpression(engine.variables(of: current)[keyPath: axis])
      view = current.superview
    }
    return sum
  }

  // Of the content's own size: text that is stretched keeps its baselines near the edges that they are measured from.

  /// Nil for a view without text, whose baseline is its bottom.
  private func firstBaseline(of view: UIView) -> Double? {
    guard let size = contentSize(of: view) else { return nil }
    let baseline = view.firstBaseline(in: size)
    return baseline < size.height ? Double(baseline) : nil
  }

  private func descent(of view: UIView) -> CGFloat {
    contentSize(of: view).map { $0.height - view.lastBaseline(in: $0) } ?? 0
  }

  private func contentSize(of view: UIView) -> CGSize? {
    let width = engine.contentWidths[ObjectIdentifier(view)]
    var size = view.contentSize(fittingWidth: width)
    guard size.width >= 0, size.height >= 0 else { return nil }
    if let width, width > 0 { size.width = min(size.width, width) }
    return size
  }
}
