import Foundation
import HeadlessUIKit

/// A view with an intrinsic content size and without text. A length of -1 is no intrinsic length.
final class FixedView: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat, hugging: Float? = nil, resistance: Float? = nil) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      if let hugging { setContentHuggingPriority(UILayoutPriority(hugging), for: axis) }
      if let resistance { setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis) }
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

extension UIView {
  /// Pins all edges to a view or to the superview.
  func pinEdges(to view: UIView? = nil, inset: CGFloat = 0) {
    guard let view = view ?? superview else { return }
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset),
    ])
  }

  /// Pins the top and leading edges to the superview, and sets the size if there is one.
  func pinCorner(x: CGFloat = 0, y: CGFloat = 0, width: CGFloat? = nil, height: CGFloat? = nil) {
    guard let superview else { return }
    leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: x).isActive = true
    topAnchor.constraint(equalTo: superview.topAnchor, constant: y).isActive = true
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
  }
}

extension NSLayoutConstraint {
  /// The constraint with another priority.
  func priority(_ value: Float) -> NSLayoutConstraint {
    priority = UILayoutPriority(value)
    return self
  }
}
