public import Imaging

/// A layout tree that has been checked and whose text has been set: all but the drawing.
public struct PreparedScene: Sendable {
  /// Of the picture.
  public let size: PixelSize
  let root: PreparedNode
}
