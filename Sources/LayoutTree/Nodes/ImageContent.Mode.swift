extension ImageContent {
  /// How a picture is placed in a box that may have another shape; UIKit's content modes.
  public enum Mode: String, CaseIterable, Codable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}
