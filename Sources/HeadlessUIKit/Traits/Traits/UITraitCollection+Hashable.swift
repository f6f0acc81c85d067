extension UITraitCollection: Hashable {
  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left === right || left.values == right.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}
