import Foundation

extension UIView {
  /// Shows a configuration in a cell: in its present content view where that can, and else in one that takes its place.
  /// The content view afterwards; an empty one where there is no configuration any more.
  func showContent(
    _ configuration: (any UIContentConfiguration)?, in present: UIView, empty: () -> UIView
  ) -> UIView {
    if let configuration {
      if let view = present as? any UIContentView, view.supports(configuration) {
        view.configuration = configuration
        return present
      }
      return exchange(present, for: configuration.makeContentView())
    }
    return present is any UIContentView ? exchange(present, for: empty()) : present
  }

  private func exchange(_ present: UIView, for new: UIView) -> UIView {
    insertSubview(new, aboveSubview: present)
    present.removeFromSuperview()
    return new
  }
}

extension UIBackgroundConfiguration {
  /// A view that looks as the configuration says.
  @MainActor
  func makeView() -> UIView {
    let view = UIView()
    view.backgroundColor = backgroundColor
    view.layer.cornerRadius = cornerRadius
    view.layer.borderWidth = strokeWidth
    view.layer.borderColor = strokeColor?.cgColor
    return view
  }
}
