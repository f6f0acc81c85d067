import Foundation

extension SymbolImage {
  /// Returns the rectangle of a symbol's image in a box that it fits into.
  ///
  /// UIKit centers small symbols in a common square, the width of a circle's image, and the margins to it do not shrink
  /// with the box. Measured at three pixels per point and 17 points, in square boxes: a `chevron.right` is 7.3, 11, 12.7
  /// and 16 points high in 12, 16, 18 and 22 points; an `xmark` is 6 wide in 12; a `chevron.down` is 5 high in 14. Wide
  /// symbols have no margins, and in a box of its own size, a symbol is drawn as it is.
  ///
  /// - Parameters:
  ///   - size: The size of the symbol's image.
  ///   - pixel: The size of a pixel, in points.
  func rect(of size: CGSize, fitting box: CGRect, pixel: CGFloat) -> CGRect {
    guard size.width > 0, size.height > 0 else { return box }
    let factor = fittingFactor(of: size, in: box.size, pixel: pixel)
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
  }

  private func fittingFactor(of size: CGSize, in box: CGSize, pixel: CGFloat) -> CGFloat {
    let (horizontal, vertical) = (box.width / size.width, box.height / size.height)
    let isLimitedByWidth = horizontal < vertical
    let plain = min(horizontal, vertical)
    let (length, side) = isLimitedByWidth ? (size.width, box.width) : (size.height, box.height)
    guard custom == nil, length >= max(size.width, size.height), abs(side - length) > pixel else { return plain }
    let margin = max(commonSide - length, 0)
    return max((side - margin) / length, plain / 2)
  }
}
