public import FirstFrameImaging

/// Why a first frame counts as showing nothing.
public enum Blankness: Hashable, Sendable {
  /// The frame has no width or no height, in points.
  case zeroSize(width: Double, height: Double)
  /// All pixels are clear.
  case nothingDrawn(PixelSize)
  /// All pixels have the same colour.
  case oneColor(PremultipliedColor, PixelSize)
  /// There are texts, and none of them has a visible character with room to show it; the nodes are named as far as they have names.
  case textWithoutInk(nodes: [String])
  /// The component's own box is drawn, and its contents add not one pixel; the nodes within it are counted.
  case nothingInside(nodeCount: Int)

  /// Whether a view can be like that by nature, so that its author may allow it.
  var canBeAllowed: Bool {
    if case .zeroSize = self { false } else { true }
  }
}
