import FirstFrameConstraintSolving

extension UIStackView {
  /// Whether priorities are such that only equations tell the frames: ``StackArrangement`` takes it that content
  /// resists more than other content hugs, and more than even centres are wished for.
  var isBeyondArithmetic: Bool {
    let views = leaves
    let needsOrder = distribution == .fillEqually || distribution == .fillProportionally
    return !views.isEmpty
      && (views.contains { resistance(of: $0) <= UILayoutPriority(StackConstraints.evenCentres.rawValue) }
        || needsOrder && Self.hugs(views, along: axis) || alignment == .fill && Self.hugs(views, along: axis.other))
  }

  /// The views in the stack, and in the stacks in it, that take room.
  private var leaves: [UIView] {
    visibleViews.flatMap { view in (view as? UIStackView)?.leaves ?? [view] }
  }

  private func resistance(of view: UIView) -> UILayoutPriority {
    NSLayoutConstraint.Axis.allCases.map(view.contentCompressionResistancePriority).min() ?? .required
  }

  /// Whether a view hugs its content as strongly as another resists.
  private static func hugs(_ views: [UIView], along axis: NSLayoutConstraint.Axis) -> Bool {
    guard let hugging = views.map({ $0.contentHuggingPriority(for: axis) }).max(),
      let resistance = views.map({ $0.contentCompressionResistancePriority(for: axis) }).min()
    else { return false }
    return hugging >= resistance
  }
}
