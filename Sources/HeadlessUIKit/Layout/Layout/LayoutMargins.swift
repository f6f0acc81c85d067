/// Margins as they were set: with left and right, or with leading and trailing sides.
enum LayoutMargins: Hashable, Sendable {
  case physical(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  func resolved(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    switch self {
    case .physical(let insets): insets
    case .directional(let insets):
      UIEdgeInsets(
        top: insets.top, left: direction == .leftToRight ? insets.leading : insets.trailing,
        bottom: insets.bottom, right: direction == .leftToRight ? insets.trailing : insets.leading)
    }
  }
}
