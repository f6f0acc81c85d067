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
    let configuration = configuration
    var arrangement = ButtonArrangement(
      titleSize: size(of: title, within: rect.width), subtitleSize: size(of: subtitle, within: rect.width))
    arrangement.titlePadding = configuration?.titlePadding ?? 0
    arrangement.titleAlignment = configuration?.resolvedTitleAlignment ?? .center
    arrangement.horizontal = effectiveContentHorizontalAlignment
    arrangement.vertical = contentVerticalAlignment
    arrangement.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    arrangement.titleInsets = configuration == nil ? titleEdgeInsets : .zero
    arrangement.place(in: rect)
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
    let arrangement = ButtonArrangement(
      titleSize: size(of: title, within: inner), subtitleSize: size(of: subtitle, within: inner),
      titlePadding: configuration?.titlePadding ?? 0)
    var size = arrangement.contentSize
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if configuration == nil, contentEdgeInsets == .zero {
      if title.text?.isEmpty != false { return CGSize(width: 30, height: 34) }
      size = CGSize(width: max(size.width, 30), height: size.height + 12)
    }
    return PixelGrid(traitCollection).ceiled(size)
  }

  func placeContent() {
    let contentRect = contentRect(forBounds: bounds)
    let grid = PixelGrid(traitCollection)
    title.frame = grid.rounded(titleRect(forContentRect: contentRect))
    subtitle.frame = grid.rounded(arrangement(in: contentRect).subtitle)
  }
}
