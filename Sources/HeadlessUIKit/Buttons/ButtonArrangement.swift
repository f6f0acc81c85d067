import Foundation

/// Where the parts of a button's content lie: the title, and the subtitle below it.
struct ButtonArrangement {
  var titleSize: CGSize
  var subtitleSize: CGSize
  /// Between the title and the subtitle, in points.
  var titlePadding: CGFloat = 0
  var titleAlignment = NSTextAlignment.center
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  var isMirrored = false
  var titleInsets = UIEdgeInsets.zero
  private(set) var title = CGRect.zero
  private(set) var subtitle = CGRect.zero

  init(titleSize: CGSize, subtitleSize: CGSize, titlePadding: CGFloat = 0) {
    self.titleSize = titleSize
    self.subtitleSize = subtitleSize
    self.titlePadding = titlePadding
  }

  /// The size of title and subtitle together, in points.
  var contentSize: CGSize {
    CGSize(
      width: max(titleSize.width, subtitleSize.width),
      height: titleSize.height + subtitleSize.height + (subtitleSize.height > 0 ? titlePadding : 0))
  }

  mutating func place(in rect: CGRect) {
    let rect = rect.inset(by: titleInsets)
    let wish = contentSize
    let size = CGSize(
      width: horizontal == .fill ? rect.width : min(wish.width, max(rect.width, 0)),
      height: min(wish.height, max(rect.height, 0)))
    let origin = CGPoint(x: x(of: size.width, in: rect), y: y(of: size.height, in: rect))
    title = line(titleSize, at: origin.y, within: size.width, from: origin.x)
    subtitle = line(
      subtitleSize, at: origin.y + titleSize.height + titlePadding, within: size.width, from: origin.x)
  }

  private func x(of width: CGFloat, in rect: CGRect) -> CGFloat {
    switch horizontal {
    case .left, .leading, .fill: rect.minX
    case .right, .trailing: rect.minX + rect.width - width
    case .center: rect.minX + (rect.width - width) / 2
    }
  }

  private func y(of height: CGFloat, in rect: CGRect) -> CGFloat {
    switch vertical {
    case .top: rect.minY
    case .bottom: rect.minY + rect.height - height
    case .center, .fill: rect.minY + (rect.height - height) / 2
    }
  }

  private func line(_ size: CGSize, at y: CGFloat, within width: CGFloat, from x: CGFloat) -> CGRect {
    let length = horizontal == .fill ? width : min(size.width, width)
    let offset: CGFloat =
      switch titleAlignment {
      case .left: 0
      case .right: width - length
      case .natural, .justified: isMirrored ? width - length : 0
      case .center: (width - length) / 2
      }
    return CGRect(x: x + offset, y: y, width: length, height: size.height)
  }
}
