extension UIImage {
  /// What a picture is to be like.
  public class Configuration: @unchecked Sendable {
    // Subclasses have constants only.
    init() {}
  }
}
