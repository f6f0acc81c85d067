import Foundation

/// The layout of a button's content: the title, the subtitle below it and the image beside or above them.
struct ButtonArrangement {
  var titleSize = CGSize.zero
  var subtitleSize = CGSize.zero
  var imageSize = CGSize.zero
  /// The space between the title and the subtitle, in points.
  var titlePadding: CGFloat = 0
  /// The space between the image and the titles, in points.
  var imagePadding: CGFloat = 0
  var imagePlacement = NSDirectionalRectEdge.leading
  var titleAlignment = NSTextAlignment.center
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  var isMirrored = false
  /// The insets that offset the titles from their position, in points.
  var titleInsets = UIEdgeInsets.zero
  /// The insets that offset the image from its position, in points.
  var imageInsets = UIEdgeInsets.zero
  private(set) var title = CGRect.zero
  private(set) var subtitle = CGRect.zero
  private(set) var image = CGRect.zero

  /// Whether the image is beside the titles rather than above or below them.
  var isRow: Bool { imagePlacement == .leading || imagePlacement == .trailing }

  private var isImageFirst: Bool {
    isRow ? (imagePlacement == .leading) != isMirrored : imagePlacement == .top
  }

  private var titlesSize: CGSize {
    CGSize(
      width: max(titleSize.width, subtitleSize.width),
      height: titleSize.height + subtitleSize.height + (subtitleSize.height > 0 ? titlePadding : 0))
  }

  private var gap: CGFloat { imageSize.width > 0 && titlesSize.height > 0 ? imagePadding : 0 }

  /// The total size of the content, in points.
  var contentSize: CGSize {
    let titles = titlesSize
    return isRow
      ? CGSize(width: imageSize.width + gap + titles.width, height: max(imageSize.height, titles.height))
      : CGSize(width: max(imageSize.width, titles.width), height: imageSize.height + gap + titles.height)
  }

  mutating func place(in rect: CGRect) {
    let natural = contentSize
    fitImage(in: rect.inset(by: imageInsets))
    let size = CGSize(
      width: horizontal == .fill ? rect.width : min(contentSize.width, max(rect.width, 0)),
      height: vertical == .fill ? rect.height : min(natural.height, max(rect.height, 0)))
    let content = CGRect(
      x: x(of: size.width, in: rect), y: y(of: size.height, in: rect), width: size.width, height: size.height)
    // Positive insets move the titles without narrowing them, as measured.
    placeParts(in: content, roomForTitles: rect.width - min(titleInsets.left + titleInsets.right, 0))
  }

  /// Squeezes an image that is larger than its room, in each direction separately. An image alone fills the room if the
  /// alignment is `fill`.
  private mutating func fitImage(in room: CGRect) {
    guard imageSize.width > 0 else { return }
    let (width, height) = (max(room.size.width, 0), max(room.size.height, 0))
    let isAlone = titlesSize.height == 0
    imageSize.width = isAlone && horizontal == .fill ? width : min(imageSize.width, width)
    imageSize.height = vertical == .fill && (isRow || isAlone) ? height : min(imageSize.height, height)
  }

  private mutating func placeParts(in content: CGRect, roomForTitles: CGFloat) {
    var titles = content
    titles.size.height = titlesSize.height
    if isRow {
      titles.size.width = max(content.width - imageSize.width - gap, 0)
      if isImageFirst { titles.origin.x += imageSize.width + gap }
      titles.origin.y = content.minY + (content.height - titles.height) / 2
    } else if isImageFirst {
      titles.origin.y += imageSize.height + gap
    }
    image = CGRect(
      x: isRow
        ? isImageFirst ? content.minX : content.maxX - imageSize.width
        : content.minX + (content.width - imageSize.width) / 2,
      y: isRow
        ? content.minY + (content.height - imageSize.height) / 2
        : isImageFirst ? content.minY : content.maxY - imageSize.height,
      width: imageSize.width, height: imageSize.height)
    let room = max(roomForTitles - (isRow ? imageSize.width + gap : 0), 0)
    title = moved(line(titleSize, at: titles.minY, within: titles, room: room), by: titleInsets)
    subtitle = moved(
      line(subtitleSize, at: titles.minY + titleSize.height + titlePadding, within: titles, room: room),
      by: titleInsets)
    image = moved(image, by: imageInsets)
  }

  private func x(of width: CGFloat, in rect: CGRect) -> CGFloat {
    rect.minX + (rect.width - width) * horizontal.share
  }

  private func y(of height: CGFloat, in rect: CGRect) -> CGFloat {
    rect.minY + (rect.height - height) * vertical.share
  }

  private func line(_ size: CGSize, at y: CGFloat, within titles: CGRect, room: CGFloat) -> CGRect {
    let length = min(horizontal == .fill ? titles.width : min(size.width, titles.width), room)
    let offset: CGFloat =
      switch titleAlignment {
      case .left: 0
      case .right: titles.width - length
      case .natural, .justified: isMirrored ? titles.width - length : 0
      case .center: (titles.width - length) / 2
      }
    return CGRect(x: titles.minX + offset, y: y, width: length, height: size.height)
  }

  /// Returns a rectangle, offset by the insets of the sides that it is aligned to. A centered rectangle is offset by
  /// half the difference of opposite insets.
  private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    let x = insets.left * (1 - horizontal.share) - insets.right * horizontal.share
    let y = insets.top * (1 - vertical.share) - insets.bottom * vertical.share
    return rect.offsetBy(dx: x, dy: y)
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The share of the free room that is to the left of the content.
  var share: CGFloat {
    switch self {
    case .left, .leading, .fill: 0
    case .center: 0.5
    case .right, .trailing: 1
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  /// The share of the free room that is above the content.
  var share: CGFloat {
    switch self {
    case .top: 0
    case .center, .fill: 0.5
    case .bottom: 1
    }
  }
}
