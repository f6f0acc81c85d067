extension UITraitCollection {
  private static let currentTraits = CurrentTraits()

  /// The traits that dynamic colours resolve with where nobody says which; set around every layout pass.
  public static var current: UITraitCollection {
    get { currentTraits.value }
    set { currentTraits.value = newValue }
  }

  /// Calls a closure with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = previous }
    actions()
  }
}
