import FirstFrameTypesetting
import Foundation

/// How a font came by its size, so that it can be made anew for another content size.
enum FontScaling: Sendable {
  case textStyle(UIFont.TextStyle)
  case metrics(UIFontMetrics, base: Font, maximum: CGFloat?)

  func font(at category: UIContentSizeCategory) -> UIFont {
    switch self {
    case .textStyle(let style): UIFont(style: style, category: category)
    case .metrics(let metrics, let base, let maximum): metrics.font(base, maximum: maximum, at: category)
    }
  }
}
