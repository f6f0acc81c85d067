extension ImageContent {
  /// How a picture is placed in a box that may have another shape; UIKit's content modes.
  public enum Mode: String, CaseIterable, Codable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill
    /// A picture cannot draw itself anew for another size: the same as to fill.
    case redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}
