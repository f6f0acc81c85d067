import FirstFrameConstraintSolving

extension UIStackView {
  /// Whether the priorities require the solver.
  ///
  /// ``StackArrangement`` assumes that every compression resistance is higher than every hugging and than the priority
  /// of even centres.
  var requiresSolver: Bool {
    let views = leaves
    let needsOrder = distribution == .fillEqually || distribution == .fillProportionally
    return !views.isEmpty
      && (views.contains { resistance(of: $0) <= UILayoutPriority(StackConstraints.evenCentres.rawValue) }
        || needsOrder && Self.hasStrongHugging(views, along: axis) || alignment == .fill && Self.hasStrongHugging(views, along: axis.other))
  }

  /// The visible views of the container and of the containers in it.
  private var leaves: [UIView] {
    visibleViews.flatMap { view in (view as? UIStackView)?.leaves ?? [view] }
  }

  private func resistance(of view: UIView) -> UILayoutPriority {
    NSLayoutConstraint.Axis.allCases.map(view.contentCompressionResistancePriority).min() ?? .required
  }

  /// Whether some view hugs its content at least as strongly as another resists.
  private static func hasStrongHugging(_ views: [UIView], along axis: NSLayoutConstraint.Axis) -> Bool {
    guard let hugging = views.map({ $0.contentHuggingPriority(for: axis) }).max(),
      let resistance = views.map({ $0.contentCompressionResistancePriority(for: axis) }).min()
    else { return false }
    return hugging >= resistance
  }
}
