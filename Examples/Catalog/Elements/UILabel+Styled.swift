import HeadlessUIKit

extension UILabel {
  /// Returns a label that scales with the user's text size and wraps.
  static func styled(
    _ style: StyleProvider.TextStyle, color: UIColor = StyleProvider.Color.textPrimary,
    alignment: NSTextAlignment = .natural
  ) -> UILabel {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = style.font
    label.textColor = color
    label.textAlignment = alignment
    label.numberOfLines = 0
    return label
  }

  /// Returns a label for a number or a word that neither wraps nor shrinks.
  static func figure(
    _ style: StyleProvider.TextStyle, color: UIColor = StyleProvider.Color.textPrimary,
    alignment: NSTextAlignment = .natural
  ) -> UILabel {
    let label = styled(style, color: color, alignment: alignment)
    // In a row, UIKit gives each of several labels with any number of lines the same share of the width.
    label.numberOfLines = 1
    label.keepSize(along: .horizontal)
    return label
  }
}
