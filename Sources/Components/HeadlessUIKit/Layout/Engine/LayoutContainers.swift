import Foundation

/// A view with a separate content layout: constraints to the view's edges refer to the content, not to the frame.
///
/// Views provide it by overriding ``UIView/contentLayout``. The constraints determine the content size.
@preconcurrency @MainActor
protocol ContentLayout: AnyObject {
  /// The rectangle of the content.
  var contentLayoutGuide: UILayoutGuide { get }
  /// The content guide if any constraint refers to the content, or `nil` otherwise.
  var constrainedContentGuide: UILayoutGuide? { get }
  /// The size of the content, in points.
  var contentSize: CGSize { get set }
}

/// A container that arranges views along an axis with constraints of the solver.
///
/// Views provide it by overriding ``UIView/arrangingView``.
@preconcurrency @MainActor
protocol ArrangingView: UIView {
  var arrangedSubviews: [UIView] { get }

  /// Returns the arranged view that provides a baseline of the container, or `nil` if there is none.
  func view(ofBaseline attribute: NSLayoutConstraint.Attribute) -> UIView?

  /// Returns the arrangement as constraints for the solver.
  func arrangementDeclarations(in scope: LayoutScope, for engine: LayoutEngine) -> [LayoutDeclaration]
}

extension ArrangingView {
  /// The arranged views that are not hidden.
  var visibleViews: [UIView] { views(areHidden: false) }

  /// The arranged views that are hidden.
  var hiddenViews: [UIView] { views(areHidden: true) }

  /// A filter would check for each view that it runs on the main actor.
  private func views(areHidden: Bool) -> [UIView] {
    var views: [UIView] = []
    for view in arrangedSubviews where view.isHidden == areHidden { views.append(view) }
    return views
  }
}
