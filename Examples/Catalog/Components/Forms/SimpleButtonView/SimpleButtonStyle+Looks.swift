import HeadlessUIKit

extension SimpleButtonStyle {
  var foreground: UIColor {
    switch self {
    case .primary: StyleProvider.Color.highlightPrimaryContrast
    case .secondary: StyleProvider.Color.textPrimary
    case .destructive: StyleProvider.Color.negative
    case .plain: StyleProvider.Color.highlightPrimary
    }
  }

  var surface: Surface {
    switch self {
    case .primary: filled(StyleProvider.Color.highlightPrimary)
    case .secondary:
      Surface(
        fill: StyleProvider.Color.backgroundPrimary, border: StyleProvider.Color.controlBorder,
        corners: .rounded(StyleProvider.Radius.medium))
    case .destructive: filled(StyleProvider.Color.negativeSoft)
    case .plain: filled(StyleProvider.Color.backgroundPrimary)
    }
  }

  private func filled(_ color: UIColor) -> Surface {
    Surface(fill: color, corners: .rounded(StyleProvider.Radius.medium))
  }
}
