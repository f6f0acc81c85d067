import Foundation
import HeadlessUIKit

extension UIView {
  /// Adds a view that fills this view inside insets in points.
  func addFilling(_ view: UIView, insets: NSDirectionalEdgeInsets = .zero) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: insets.trailing),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: insets.bottom),
    ])
  }

  /// Constrains the given dimensions to a size in points.
  func fix(width: CGFloat? = nil, height: CGFloat? = nil) {
    translatesAutoresizingMaskIntoConstraints = false
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  /// Constrains the given dimensions to a minimum size in points.
  func keepAtLeast(width: CGFloat? = nil, height: CGFloat? = nil) {
    translatesAutoresizingMaskIntoConstraints = false
    if let width { widthAnchor.constraint(greaterThanOrEqualToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true }
  }

  /// Keeps the view at its intrinsic size if other views in its row can grow or shrink.
  func keepSize(along axis: NSLayoutConstraint.Axis) {
    // The priority is higher than the content priorities of neighbors, and lower than the width of a screen.
    setContentHuggingPriority(UILayoutPriority(800), for: axis)
    setContentCompressionResistancePriority(UILayoutPriority(800), for: axis)
  }
}
