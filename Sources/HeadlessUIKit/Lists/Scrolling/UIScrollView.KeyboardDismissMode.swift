extension UIScrollView {
  /// Whether a movement sends the keyboard away.
  public enum KeyboardDismissMode: Int, CaseIterable, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }
}
