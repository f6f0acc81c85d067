extension UIButton.Configuration {
  /// How much room a button takes.
  public enum Size: Int, CaseIterable, Sendable {
    case medium = 0
    case small = 1
    case mini = 2
    case large = 3
  }
}
