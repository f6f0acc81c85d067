import Foundation

extension UIListContentConfiguration {
  /// The picture's size within its limits, in points.
  func shownImageSize(_ size: CGSize) -> CGSize {
    let limit = imageProperties.maximumSize
    let scale = min(
      limit.width > 0 && size.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 && size.height > 0 ? limit.height / size.height : 1, 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The room that the picture stands in the middle of, in points.
  func imageColumn(_ size: CGSize) -> CGSize {
    let shown = shownImageSize(size)
    let reserved = imageProperties.reservedLayoutSize
    let standard = image?.values.isSymbol == true ? ImageProperties.standardDimension : 0
    return CGSize(
      width: reserved.width > 0 ? reserved.width : max(shown.width, standard),
      height: reserved.height > 0 ? reserved.height : shown.height)
  }
}
