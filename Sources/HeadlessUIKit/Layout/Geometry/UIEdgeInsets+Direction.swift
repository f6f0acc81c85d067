extension UIEdgeInsets {
  func directional(in direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: direction == .leftToRight ? left : right, bottom: bottom,
      trailing: direction == .leftToRight ? right : left)
  }
}
