import Foundation
import HeadlessUIKit

/// A view with a size of its own, and no text.
final class FixedView: UIView {
  private let size: CGSize
  /// How often the view was asked for its size.
  private(set) var questions = 0

  init(_ width: CGFloat, _ height: CGFloat, hugging: Float? = nil, resistance: Float? = nil) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    for axis in NSLayoutConstraint.Axis.allCases {
      if let hugging { setContentHuggingPriority(UILayoutPriority(hugging), for: axis) }
      if let resistance { setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis) }
    }
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override var intrinsicContentSize: CGSize {
    questions += 1
    return size
  }
}
