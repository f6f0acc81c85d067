import Foundation

@testable import HeadlessUIKit

/// A view with an intrinsic content size and without text.
final class FixedView: UIView {
  private let size: CGSize
  /// The number of reads of the intrinsic content size.
  private(set) var measurementCount = 0

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
    measurementCount += 1
    return size
  }
}

/// A view that wraps like text: its height depends on its width.
final class WrappingView: UIView {
  private let length: CGFloat

  /// Creates a view with text of a length, in points, in lines that are 10 points high.
  init(length: CGFloat) {
    self.length = length
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override var wrapsText: Bool { true }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(length, size.width)
    return CGSize(width: width, height: width > 0 ? (length / width).rounded(.up) * 10 : 0)
  }
}

/// A view with the baselines of a text, at given distances from its top and bottom, in points.
final class LinedView: UIView {
  private let size: CGSize
  private let ascent: CGFloat
  private let descent: CGFloat

  init(_ width: CGFloat, _ height: CGFloat, ascent: CGFloat, descent: CGFloat) {
    size = CGSize(width: width, height: height)
    (self.ascent, self.descent) = (ascent, descent)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override var intrinsicContentSize: CGSize { size }
  override func firstBaseline(in size: CGSize) -> CGFloat { ascent }
  override func lastBaseline(in size: CGSize) -> CGFloat { size.height - descent }
}
