import Foundation

/// The labels that a cell has created for its style, and their arrangement.
@MainActor
struct CellLabels {
  private var text: UILabel?
  private var detail: UILabel?
  /// The font of the second line unless it was set.
  private var standardDetailFont: UIFont?

  /// The distance between two labels side by side, in points.
  private static let gap: CGFloat = 8
  /// The width of the first label of the `value2` style, in points.
  private static let captionWidth: CGFloat = 91

  mutating func add(_ label: UILabel, isDetail: Bool, in style: UITableViewCell.CellStyle) {
    switch (style, isDetail) {
    case (.subtitle, true):
      label.font = .preferredFont(forTextStyle: UITraitCollection.current.look.list.detailStyle)
      standardDetailFont = label.font
    case (.value2, _): label.font = .preferredFont(forTextStyle: .footnote)
    default: label.font = .preferredFont(forTextStyle: .body)
    }
    label.adjustsFontForContentSizeCategory = true
    if style == .value1, isDetail { label.textColor = .secondaryLabel }
    if style == .value2, !isDetail { label.textColor = .systemBlue }
    if isDetail { detail = label } else { text = label }
  }

  /// Shows the colors of highlighted texts, as in a selected cell, or the standard ones.
  func highlight(_ isHighlighted: Bool) {
    text?.isHighlighted = isHighlighted
    detail?.isHighlighted = isHighlighted
  }

  /// Changes the fonts that were not set to those of another look.
  mutating func adopt(_ look: ListLook) {
    guard let detail, let font = standardDetailFont, detail.font == font else { return }
    let newFont = UIFont.preferredFont(forTextStyle: look.detailStyle)
    guard newFont != font else { return }
    detail.font = newFont
    standardDetailFont = newFont
  }

  /// Returns the heights of the labels.
  func heights(in width: CGFloat) -> (text: CGFloat, detail: CGFloat) {
    (
      text.map { size(of: $0, in: width).height } ?? 0,
      detail.map { size(of: $0, in: width).height } ?? 0
    )
  }

  /// - Parameters:
  ///   - lineGap: The distance between two labels, one above the other.
  ///   - rise: The distance by which they are above the middle.
  func place(
    in rect: CGRect, style: UITableViewCell.CellStyle, lineGap: CGFloat, rise: CGFloat,
    isMirrored: Bool,
    grid: PixelGrid
  ) {
    let frames = frames(in: rect, style: style, lineGap: lineGap, rise: rise)
    func mirrored(_ frame: CGRect) -> CGRect {
      isMirrored ? frame.offsetBy(dx: rect.minX + rect.maxX - frame.minX - frame.maxX, dy: 0) : frame
    }
    text?.frame = grid.rounded(mirrored(frames.text))
    detail?.frame = grid.rounded(mirrored(frames.detail))
  }

  private func frames(
    in rect: CGRect, style: UITableViewCell.CellStyle, lineGap: CGFloat, rise: CGFloat
  ) -> (text: CGRect, detail: CGRect) {
    switch style {
    case .default: return (rect, .zero)
    case .subtitle:
      let heights = heights(in: rect.width)
      let hasBoth = heights.text > 0 && heights.detail > 0
      let gap = hasBoth ? lineGap : 0
      let top = rect.midY - (heights.text + gap + heights.detail) / 2 - (hasBoth ? rise : 0)
      return (
        CGRect(x: rect.minX, y: top, width: rect.width, height: heights.text),
        CGRect(x: rect.minX, y: top + heights.text + gap, width: rect.width, height: heights.detail)
      )
    case .value1:
      // The text has its natural width, and the detail has the remaining width.
      let textWidth = min(text.map { size(of: $0, in: rect.width).width } ?? 0, rect.width)
      let available = max(rect.width - textWidth - Self.gap, 0)
      let width = min(detail.map { size(of: $0, in: available).width } ?? 0, available)
      return (
        CGRect(x: rect.minX, y: rect.minY, width: textWidth, height: rect.height),
        CGRect(x: rect.maxX - width, y: rect.minY, width: width, height: rect.height)
      )
    case .value2:
      let start = rect.minX + Self.captionWidth + Self.gap
      return (
        CGRect(x: rect.minX, y: rect.minY, width: Self.captionWidth, height: rect.height),
        CGRect(x: start, y: rect.minY, width: max(rect.maxX - start, 0), height: rect.height)
      )
    }
  }

  private func size(of label: UILabel, in width: CGFloat) -> CGSize {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }
}
