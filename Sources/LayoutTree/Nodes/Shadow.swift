public import FirstFrameImaging
public import Foundation

/// The blurred silhouette of a box, drawn behind it.
public struct Shadow: Hashable, Sendable {
  public var color: Color
  /// In points.
  public var offset: CGSize
  /// The blur radius as CSS counts it, in points: twice the standard deviation of the Gaussian.
  public var blur: CGFloat
  /// How far the silhouette grows on every side, in points.
  public var spread: CGFloat

  public init(color: Color, offset: CGSize = .zero, blur: CGFloat = 0, spread: CGFloat = 0) {
    self.color = color
    self.offset = offset
    self.blur = blur
    self.spread = spread
  }
}
