extension UITextField {
  /// What is drawn around a field.
  public enum BorderStyle: Int, CaseIterable, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }
}
