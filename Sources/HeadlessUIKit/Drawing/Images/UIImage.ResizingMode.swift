extension UIImage {
  /// How the middle of a resizable picture fills its room; it is always stretched.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }
}
