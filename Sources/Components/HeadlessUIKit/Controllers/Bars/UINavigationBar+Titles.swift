import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// The titles of the bar, the lines below them, and the prompt.
extension UINavigationBar {
  static let standardLargeTitleHeight: CGFloat = 52

  /// The height of the row of the large title, in points: it grows with the title.
  var largeTitleHeight: CGFloat {
    let growth = largeTitleFont.lineHeight - UIFont.systemFont(ofSize: 34, weight: .bold).lineHeight
    return Self.standardLargeTitleHeight + max(growth.rounded(.up), 0)
  }

  /// The font of the large title: that of the text style, in bold. Its size follows Dynamic Type.
  private var largeTitleFont: UIFont {
    let style = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection)
    return .systemFont(ofSize: style.pointSize, weight: .bold)
  }
  private static let standardSubtitleHeight: CGFloat = 22

  private func titleAttributes(
    _ path: KeyPath<UINavigationBarAppearance, [NSAttributedString.Key: Any]>,
    _ own: [NSAttributedString.Key: Any]?
  ) -> [NSAttributedString.Key: Any]? {
    let appearance = contentAppearance
    return (own ?? [:]).merging(appearance[keyPath: path]) { _, new in new }
  }

  var showsLargeTitle: Bool {
    guard prefersLargeTitles, let item = topItem else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic: return items?.count == 1
    }
  }

  /// The height of the line below the large title, in points.
  var largeSubtitleHeight: CGFloat {
    switch topItem?.subtitle(isLarge: true) {
    case nil: 0
    case .view(let view)?: view.sizeOnBar.height
    case .text?, .attributed?: Self.standardSubtitleHeight
    }
  }

  func placeTitles(from start: CGFloat, to end: CGFloat) {
    let item = topItem
    show(
      item?.shownTitle, in: titleLabel, .systemFont(ofSize: 17, weight: .semibold),
      titleAttributes(\.titleTextAttributes, titleTextAttributes))
    if let attributedTitle = item?.attributedTitle { titleLabel.attributedText = attributedTitle }
    show(
      item?.largeTitle ?? item?.shownTitle, in: largeTitleLabel, largeTitleFont,
      titleAttributes(\.largeTitleTextAttributes, largeTitleTextAttributes))
    let isCollapsed = isCollapsedForSearch
    titleLabel.isHidden = isCollapsed || showsLargeTitle || item?.titleView != nil || titleLabel.text?.isEmpty != false
    largeTitleLabel.isHidden = isCollapsed || !showsLargeTitle || largeTitleLabel.text?.isEmpty != false
    let title = item?.titleView ?? titleLabel
    let width = min(title.sizeOnBar.width, max(end - start, 0))
    // Centered in the bar if possible, otherwise between the buttons.
    let x = min(max((bounds.width - width) / 2, start), max(end - width, start))
    place(title, x: x, width: width)
    if title === titleLabel {
      let offset = contentAppearance.titlePositionAdjustment
      titleLabel.frame = titleLabel.frame.offsetBy(
        dx: offset.horizontal,
        dy: offset.vertical + titleVerticalPositionAdjustment(for: isCompact ? .compact : .default))
    }
    let largeMargin = systemMargin
    largeTitleLabel.frame = CGRect(
      x: largeMargin, y: rowTop + rowHeight + rowBottom,
      width: max(bounds.width - 2 * largeMargin, 0),
      height: largeTitleHeight - 8)
    // The frame of the title is mirrored by now.
    let (left, right) = isRightToLeft ? (bounds.width - end, bounds.width - start) : (start, end)
    placeSubtitles(below: title, from: left, to: right)
    promptLabel.text = item?.prompt
    promptLabel.isHidden = isCollapsed || item?.prompt == nil
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textColor = look.promptColor
    promptLabel.frame = CGRect(
      x: largeMargin, y: look.promptTop, width: max(bounds.width - 2 * largeMargin, 0), height: 16)
  }

  /// Places the lines below the titles. The small title and its line are in the middle of the row.
  private func placeSubtitles(below title: UIView, from start: CGFloat, to end: CGFloat) {
    let (isCollapsed, isLarge, appearance) = (isCollapsedForSearch, showsLargeTitle, contentAppearance)
    let item = isCollapsed ? nil : topItem
    let hasLines = item?.subtitle(isLarge: isLarge) != nil
    guard hasLines || subtitleLine.isShown || largeSubtitleLine.isShown else { return }
    subtitleLine.show(
      isLarge ? nil : item?.subtitle(isLarge: false), attributes: appearance.subtitleTextAttributes, in: self)
    largeSubtitleLine.show(
      isLarge ? item?.subtitle(isLarge: true) : nil, attributes: appearance.largeSubtitleTextAttributes, in: self)
    let grid = PixelGrid(traitCollection)
    if isLarge {
      largeSubtitleLine.place(
        CGRect(
          x: largeTitleLabel.frame.minX, y: largeTitleLabel.frame.maxY, width: largeTitleLabel.frame.width,
          height: largeSubtitleHeight))
    } else if hasLines {
      let size = subtitleLine.size
      let width = min(size.width, max(end - start, 0))
      title.frame.origin.y -= grid.rounded(size.height / 2)
      let x = min(max(title.frame.midX - width / 2, start), max(end - width, start))
      subtitleLine.place(grid.rounded(CGRect(x: x, y: title.frame.maxY, width: width, height: size.height)))
    }
  }

  private func show(
    _ text: String?, in label: UILabel, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any]?
  ) {
    label.text = text
    label.font = attributes?[.font] as? UIFont ?? font
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
  }
}
