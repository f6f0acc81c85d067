extension UITraitCollection {
  private static let currentTraits = CurrentTraits()

  /// The traits that dynamic colours resolve with by default. Set during every pass.
  public static var current: UITraitCollection {
    get { currentTraits.value }
    set { currentTraits.value = newValue }
  }

  /// Calls a closure while this is the current collection.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = previous }
    actions()
  }
}
