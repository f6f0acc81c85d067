extension ScoreCellStyle {
  var surface: Surface {
    switch self {
    case .simple: .clear
    case .border:
      Surface(
        border: StyleProvider.Color.highlightPrimary, borderWidth: StyleProvider.Size.emphasizedLine,
        corners: .rounded(StyleProvider.Radius.small))
    case .background: Surface(fill: StyleProvider.Color.highlightPrimary, corners: .rounded(StyleProvider.Radius.small))
    }
  }
}
