import Foundation
import HeadlessUIKit

extension UIView {
  /// Adds a view that constraints place.
  func place<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }
}

/// Pins a view to the top and leading edges of its superview.
@MainActor
func pinCorner(_ view: UIView, x: CGFloat = 0, y: CGFloat = 0) {
  guard let superview = view.superview else { return }
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: x),
    view.topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
  ])
}

@MainActor
func setSize(_ view: UIView, _ width: CGFloat, _ height: CGFloat) {
  view.widthAnchor.constraint(equalToConstant: width).isActive = true
  view.heightAnchor.constraint(equalToConstant: height).isActive = true
}
