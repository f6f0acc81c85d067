import Foundation

/// The labels that a cell has created for its style, and their arrangement.
@MainActor
struct CellLabels {
  private var text: UILabel?
  private var detail: UILabel?

  /// The distance between two labels side by side, in points.
  private static let gap: CGFloat = 8
  /// The width of the first label of the `value2` style, in points.
  private static let captionWidth: CGFloat = 91

  mutating func add(_ label: UILabel, isDetail: Bool, in style: UITableViewCell.CellStyle) {
    switch (style, isDetail) {
    case (.subtitle, true): label.font = .preferredFont(forTextStyle: .caption1)
    case (.value2, _): label.font = .preferredFont(forTextStyle: .footnote)
    default: label.font = .preferredFont(forTextStyle: .body)
    }
    if style == .value1, isDetail { label.textColor = .secondaryLabel }
    if style == .value2, !isDetail { label.textColor = .systemBlue }
    if isDetail { detail = label } else { text = label }
  }

  func height(in width: CGFloat, style: UITableViewCell.CellStyle) -> CGFloat {
    let heights = [text, detail].map { $0.map { size(of: $0, in: width).height } ?? 0 }
    return style == .subtitle ? heights[0] + heights[1] : max(heights[0], heights[1])
  }

  func place(in rect: CGRect, style: UITableViewCell.CellStyle, isMirrored: Bool, grid: PixelGrid) {
    let frames = frames(in: rect, style: style)
    func mirrored(_ frame: CGRect) -> CGRect {
      isMirrored ? frame.offsetBy(dx: rect.minX + rect.maxX - frame.minX - frame.maxX, dy: 0) : frame
    }
    text?.frame = grid.rounded(mirrored(frames.text))
    detail?.frame = grid.rounded(mirrored(frames.detail))
  }

  private func frames(in rect: CGRect, style: UITableViewCell.CellStyle) -> (text: CGRect, detail: CGRect) {
    switch style {
    case .default: return (rect, .zero)
    case .subtitle:
      let heights = [text, detail].map { $0.map { size(of: $0, in: rect.width).height } ?? 0 }
      let top = rect.midY - (heights[0] + heights[1]) / 2
      return (
        CGRect(x: rect.minX, y: top, width: rect.width, height: heights[0]),
        CGRect(x: rect.minX, y: top + heights[0], width: rect.width, height: heights[1])
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
