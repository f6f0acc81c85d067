import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit

/// What a component shows at a moment.
@MainActor
struct ComponentFrame {
  let tree: LayoutNode
  /// Why the tree is not to be relied on; nil where it is.
  let problem: String?
  private let scale: CGFloat
  private let pictures: FramePictures

  /// Lays a component out within the call, and describes it.
  init(of component: some LayoutTreeProviding, in environment: RenderingEnvironment) {
    tree = component.layoutTree(in: environment)
    problem = component.layoutProblem
    scale = environment.scale
    pictures = FramePictures(of: tree)
  }

  /// The picture; nil where the frame has no size.
  func bitmap() throws(RasterizerError) -> Bitmap? { try pictures.picture(scale: scale) }

  /// Why the frame shows nothing; nil where it shows something.
  func blankness() throws(RasterizerError) -> Blankness? {
    // What shows something in few pixels does in many.
    guard try blankness(at: roughScale) != nil else { return nil }
    return try blankness(at: scale)
  }

  /// Whether both frames have the same picture.
  func looksLike(_ other: ComponentFrame) throws(RasterizerError) -> Bool {
    if tree == other.tree { return true }
    // Few pixels mostly tell that pictures differ; that they are the same takes all of them.
    guard try pictures.picture(scale: roughScale) == other.pictures.picture(scale: roughScale) else { return false }
    return try bitmap() == other.bitmap()
  }

  private func blankness(at scale: CGFloat) throws(RasterizerError) -> Blankness? {
    try Blankness(of: tree, drawnAs: pictures.picture(scale: scale), by: Rasterizer(scale: scale))
  }

  private var roughScale: CGFloat { min(1, scale) }
}
