import Foundation

extension UIButton {
  /// What lies around the content, in points: the configuration's insets, or the button's own.
  var contentInsets: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    let insets = configuration.contentInsets
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return UIEdgeInsets(
      top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing, bottom: insets.bottom,
      right: isLeftToRight ? insets.trailing : insets.leading)
  }

  func arrangement(in rect: CGRect) -> ButtonArrangement {
    var arrangement = wishedArrangement(within: rect.width)
    arrangement.titleAlignment =
      configuration?.titleAlignment(hasImage: picture.image != nil, isMirrored: isMirrored) ?? .center
    arrangement.horizontal = effectiveContentHorizontalAlignment
    arrangement.vertical = contentVerticalAlignment
    arrangement.titleInsets = configuration == nil ? titleEdgeInsets : .zero
    arrangement.imageInsets = configuration == nil ? imageEdgeInsets : .zero
    arrangement.place(in: rect)
    return arrangement
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The parts in the sizes that they want, not placed yet.
  private func wishedArrangement(within width: CGFloat?) -> ButtonArrangement {
    var arrangement = ButtonArrangement()
    arrangement.isMirrored = isMirrored
    if picture.image != nil { arrangement.imageSize = picture.intrinsicContentSize }
    if let configuration {
      arrangement.titlePadding = configuration.titlePadding
      arrangement.imagePadding = configuration.imagePadding
      arrangement.imagePlacement = configuration.imagePlacement
    }
    var room = width
    if arrangement.isRow, arrangement.imageSize.width > 0 {
      room = width.map { max($0 - arrangement.imageSize.width - arrangement.imagePadding, 0) }
    }
    arrangement.titleSize = size(of: title, within: room)
    arrangement.subtitleSize = size(of: subtitle, within: room)
    return arrangement
  }

  private func size(of label: UILabel, within width: CGFloat?) -> CGSize {
    guard label.text?.isEmpty == false else { return .zero }
    return label.layoutSize(fitting: SizeProposal(width: width))
  }

  /// The size that the content wants.
  ///
  /// Without a configuration and insets it leaves 6 points above and below, and is at least 30 wide.
  func wishedSize(within width: CGFloat?) -> CGSize {
    let insets = contentInsets
    let inner = width.map { max($0 - insets.left - insets.right, 0) }
    var size = wishedArrangement(within: inner).contentSize
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if configuration == nil, contentEdgeInsets == .zero {
      if size == .zero { return CGSize(width: 30, height: 34) }
      let hasTitle = title.text?.isEmpty == false
      if hasTitle { size = CGSize(width: max(size.width, 30), height: size.height + 12) }
    }
    return PixelGrid(traitCollection).ceiled(size)
  }

  func placeContent() {
    let contentRect = contentRect(forBounds: bounds)
    let grid = PixelGrid(traitCollection)
    title.frame = grid.rounded(titleRect(forContentRect: contentRect))
    picture.frame = grid.rounded(imageRect(forContentRect: contentRect))
    subtitle.frame = grid.rounded(arrangement(in: contentRect).subtitle)
  }
}
