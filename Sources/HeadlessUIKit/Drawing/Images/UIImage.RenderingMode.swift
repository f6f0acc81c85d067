extension UIImage {
  /// Whether a picture has its own colours, or is a stencil for a tint.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }
}
