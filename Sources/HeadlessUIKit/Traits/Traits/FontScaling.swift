import FirstFrameTypesetting
import Foundation

/// The origin of a font's size, from which the font can be recreated at another content size.
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
