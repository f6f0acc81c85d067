public import Foundation
public import Imaging
public import LayoutTree

/// Draws layout trees.
public struct Rasterizer: Sendable {
  /// Pixels per point.
  public let scale: CGFloat

  public init(scale: CGFloat = 2) {
    self.scale = scale
  }

  /// The picture of a tree; its edges are the root's frame.
  public func bitmap(of root: LayoutNode) throws(RasterizerError) -> Bitmap {
    throw .notDrawnYet(feature: "anything", node: root.name ?? "")
  }
}
