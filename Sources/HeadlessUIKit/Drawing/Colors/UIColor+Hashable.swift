extension UIColor: Hashable {
  /// Dynamic colours made from a closure are equal only to themselves.
  public static func == (left: UIColor, right: UIColor) -> Bool {
    if left === right { return true }
    return switch (left.content, right.content) {
    case (.fixed(let left), .fixed(let right)): left == right
    case (.appearances(let light, let dark), .appearances(let otherLight, let otherDark)):
      light == otherLight && dark == otherDark
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch content {
    case .fixed(let components): hasher.combine(components)
    case .appearances(let light, let dark):
      hasher.combine(light)
      hasher.combine(dark)
    case .dynamic: hasher.combine(ObjectIdentifier(self))
    }
  }
}
