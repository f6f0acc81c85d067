public import FirstFrameImaging
public import Foundation

/// A line drawn inside the edge of a box.
public struct Border: Hashable, Sendable {
  /// In points.
  public var width: CGFloat
  public var color: Color

  public init(width: CGFloat, color: Color) {
    self.width = width
    self.color = color
  }
}
