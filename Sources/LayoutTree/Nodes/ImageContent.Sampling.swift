extension ImageContent {
  /// How pixels are made where a picture is not drawn at its own size.
  public enum Sampling: String, CaseIterable, Codable, Sendable {
    /// Enlarged by linear interpolation, reduced by averaging areas.
    case smooth
    /// The pixel that lies closest.
    case nearest
  }
}
