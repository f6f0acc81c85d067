public import FirstFrameImaging
import Foundation

/// A layout tree that has been checked and whose text has been set: all but the drawing.
public struct PreparedScene: Sendable {
  /// Of the picture.
  public let size: PixelSize
  /// Pixels per point.
  let scale: CGFloat
  /// The colour of all pixels before anything is drawn: the root's background, where it is one colour.
  let ground: PremultipliedColor
  let root: PreparedNode
}
