import FirstFrameTypesetting

extension UIFont: Hashable {
  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.font == right.font
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
  }
}
