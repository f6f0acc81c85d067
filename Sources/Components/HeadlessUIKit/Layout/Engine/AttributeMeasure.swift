import FirstFrameConstraintSolving
import Foundation

/// Builds linear expressions of attributes in the space of the owner: the view that contains both items.
///
/// For leading and trailing edges in right-to-left layouts, this space is mirrored: x increases from right to left, so
/// that constants and inequalities have the same meaning as from left to right.
@MainActor
struct AttributeMeasure {
  let engine: LayoutEngine
  let owner: UIView
  let isMirrored: Bool

  func expression(of attribute: NSLayoutConstraint.Attribute, in item: any LayoutItem) -> LinearExpression {
    var sum = LinearExpression()
    // Most expressions have up to four terms, also after another one is subtracted.
    sum.terms.reserveCapacity(4)
    add(attribute, of: item, times: 1, to: &sum)
    return sum
  }

  /// Adds a multiple of an attribute to a sum.
  func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, times factor: Double,
    to sum: inout LinearExpression
  ) {
    if let inner = attribute.ofMarginsGuide, let view = item.viewForLayout {
      return add(inner, of: view.layoutMarginsGuide, times: factor, to: &sum)
    }
    if item === owner, attribute.isOfContent, let content = owner.contentLayout {
      return add(attribute, of: content.contentLayoutGuide, times: factor, to: &sum)
    }
    switch attribute {
    case .width: addLength(.horizontal, of: item, times: factor, to: &sum)
    case .height: addLength(.vertical, of: item, times: factor, to: &sum)
    case .left, .right, .leading, .trailing, .centerX: addHorizontal(attribute, of: item, times: factor, to: &sum)
    case .top: addOrigin(.vertical, of: item, times: factor, to: &sum)
    case .bottom:
      add(.top, of: item, times: factor, to: &sum)
      add(.height, of: item, times: factor, to: &sum)
    case .centerY:
      add(.top, of: item, times: factor, to: &sum)
      add(.height, of: item, times: factor * 0.5, to: &sum)
    case .firstBaseline, .lastBaseline: addBaseline(attribute, of: item, times: factor, to: &sum)
    default: return
    }
  }

  private func addHorizontal(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, times factor: Double,
    to sum: inout LinearExpression
  ) {
    var attribute = attribute
    var factor = factor
    if isMirrored, attribute == .leading || attribute == .trailing || attribute == .centerX {
      sum.terms.append(.init(engine.variables(of: owner).width, factor))
      factor = -factor
      if attribute != .centerX { attribute = attribute == .leading ? .right : .left }
    }
    addOrigin(.horizontal, of: item, times: factor, to: &sum)
    switch attribute {
    case .right, .trailing: add(.width, of: item, times: factor, to: &sum)
    case .centerX: add(.width, of: item, times: factor * 0.5, to: &sum)
    default: return
    }
  }

  private func addBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, times factor: Double,
    to sum: inout LinearExpression
  ) {
    guard let view = item as? UIView else { return add(.bottom, of: item, times: factor, to: &sum) }
    if let container = view.arrangingView, engine.arranges(container), let inner = container.view(ofBaseline: attribute)
    {
      return add(attribute, of: inner, times: factor, to: &sum)
    }
    if attribute == .firstBaseline, let baseline = firstBaseline(of: view) {
      add(.top, of: view, times: factor, to: &sum)
      sum.constant += factor * baseline
    } else {
      add(.bottom, of: view, times: factor, to: &sum)
      if attribute == .lastBaseline { sum.constant -= factor * descent(of: view) }
    }
  }

  /// Adds a length of the alignment rectangle.
  private func addLength(
    _ axis: NSLayoutConstraint.Axis, of item: any LayoutItem, times factor: Double, to sum: inout LinearExpression
  ) {
    sum.terms.append(.init(engine.variables(of: item).length(along: axis), factor))
    guard let insets = (item as? UIView)?.alignmentRectInsets, insets != .zero else { return }
    sum.constant -= factor * Double(axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom)
  }

  /// Adds the origin of the alignment rectangle in the owner's space.
  private func addOrigin(
    _ axis: NSLayoutConstraint.Axis, of item: any LayoutItem, times factor: Double, to sum: inout LinearExpression
  ) {
    if let view = item as? UIView {
      let insets = view.alignmentRectInsets
      if insets != .zero { sum.constant += factor * Double(axis == .horizontal ? insets.left : insets.top) }
    } else {
      sum.terms.append(.init(engine.variables(of: item).origin(along: axis), factor))
    }
    var view = item.viewForLayout
    while let current = view, current !== owner {
      sum.terms.append(.init(engine.variables(of: current).origin(along: axis), factor))
      view = current.superview
    }
  }

  // Baselines are measured at the content's own size, because stretching a view does not move them relative to its
  // top and bottom edges.
  /// Returns the distance from the top to the first baseline, in points; `nil` for a view without text, which has its
  /// baseline at the bottom.
  private func firstBaseline(of view: UIView) -> Double? {
    guard let size = contentSize(of: view) else { return nil }
    let baseline = view.firstBaseline(in: size)
    return baseline == size.height ? nil : Double(baseline)
  }

  /// Returns the distance from the last baseline to the bottom, in points.
  private func descent(of view: UIView) -> Double {
    contentSize(of: view).map { Double($0.height - view.lastBaseline(in: $0)) } ?? 0
  }

  private func contentSize(of view: UIView) -> CGSize? {
    let width = engine.contentWidths[ObjectIdentifier(view)]
    var size = MeasurementCache.size(of: view, as: .content(isArranged: false), in: SizeProposal(width: width)) {
      view.contentSize(fittingWidth: width)
    }
    guard size.width >= 0, size.height >= 0 else { return nil }
    if let width, width > 0 { size.width = min(size.width, width) }
    return size
  }
}
