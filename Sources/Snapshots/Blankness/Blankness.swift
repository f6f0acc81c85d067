public import Imaging

/// Why a first frame counts as showing nothing.
public enum Blankness: Hashable, Sendable {
  /// The frame has no width or no height, in points.
  case zeroSize(width: Double, height: Double)
  /// All pixels are clear.
  case nothingDrawn(PixelSize)
  /// All pixels have the same colour.
  case oneColor(Color, PixelSize)
  /// There are texts, and none of them has a visible character; the nodes are named as far as they have names.
  case textWithoutInk(nodes: [String])
  /// The component's own box is drawn, and none of the nodes within it shows anything.
  case nothingInside(nodeCount: Int)
}
