public import FirstFrameImaging

extension ImageContent {
  /// Where the pixels of a picture come from.
  public enum Source: Hashable, Sendable {
    /// A file's path, as the scene writes it; it has to be resolved to a bitmap before it can be drawn.
    case file(String)
    case bitmap(Bitmap)
  }
}
