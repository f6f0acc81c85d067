import Foundation
import HeadlessUIKit
import Imaging
import LayoutTree
import Rasterizer
import Snapshots

/// What a component shows at a moment.
@MainActor
struct ComponentFrame {
  let tree: LayoutNode
  /// Why the tree is not to be relied on; nil where it is.
  let problem: String?
  private let scale: CGFloat

  /// Lays a component out within the call, and describes it.
  init(of component: some LayoutTreeProviding, in environment: RenderingEnvironment) {
    tree = component.layoutTree(in: environment)
    problem = component.layoutProblem
    scale = environment.scale
  }

  /// The picture; nil where the frame has no size.
  func bitmap() throws(RasterizerError) -> Bitmap? {
    guard tree.frame.width > 0, tree.frame.height > 0 else { return nil }
    return try Rasterizer(scale: scale).bitmap(of: tree)
  }

  /// Why the frame shows nothing; nil where it shows something.
  func blankness() throws(RasterizerError) -> Blankness? {
    try Blankness(of: tree, drawnAs: bitmap(), by: Rasterizer(scale: scale))
  }

  /// Whether both frames have the same picture.
  func looksLike(_ other: ComponentFrame) throws(RasterizerError) -> Bool {
    if tree == other.tree { return true }
    return try bitmap() == other.bitmap()
  }
}
