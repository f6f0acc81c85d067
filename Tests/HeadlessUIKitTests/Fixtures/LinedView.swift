import Foundation

@testable import HeadlessUIKit

/// Stands for text: a view with baselines of its own, at given distances from its top and bottom.
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
