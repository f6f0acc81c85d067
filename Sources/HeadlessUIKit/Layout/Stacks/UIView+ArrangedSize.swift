import Foundation

extension UIView {
  /// The size that the view's priorities preserve in a stack: that of its content or, without one, `sizeThatFits(_:)`.
  /// Not positive in a dimension without a preference.
  func arrangedContentSize(fittingWidth width: CGFloat?) -> CGSize {
    var size = contentSize(fittingWidth: width)
    guard size.width < 0 || size.height < 0 else { return size }
    let natural = layoutSize(fitting: .unlimited)
    if size.width < 0, natural.width > 0 { size.width = natural.width }
    if size.height < 0, natural.height > 0 {
      size.height = natural.height
      if let width, width > 0, natural.width > width {
        size.height = layoutSize(fitting: SizeProposal(width: width)).height
      }
    }
    return size
  }
}
