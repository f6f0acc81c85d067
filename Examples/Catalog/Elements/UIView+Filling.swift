import Foundation
import HeadlessUIKit

extension UIView {
  /// Adds a view that fills this one but for insets in points.
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

  /// Gives the view a size in points, in the dimensions that are told.
  func fix(width: CGFloat? = nil, height: CGFloat? = nil) {
    translatesAutoresizingMaskIntoConstraints = false
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  /// Keeps the view from being smaller than a size in points, in the dimensions that are told.
  func keepAtLeast(width: CGFloat? = nil, height: CGFloat? = nil) {
    translatesAutoresizingMaskIntoConstraints = false
    if let width { widthAnchor.constraint(greaterThanOrEqualToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true }
  }

  /// Has the view neither grow nor shrink where others in its row can.
  func keepSize(along axis: NSLayoutConstraint.Axis) {
    // Stronger than the content of neighbours, and weaker than the width of a screen.
    setContentHuggingPriority(UILayoutPriority(800), for: axis)
    setContentCompressionResistancePriority(UILayoutPriority(800), for: axis)
  }
}
