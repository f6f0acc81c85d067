import Foundation
import Imaging
import LayoutTree
import Rasterizer

/// The first frame of a component: its tree, and the picture that tells whether there is anything to see.
struct FrameCapture {
  let tree: LayoutNode
  /// Nil where the frame has no size, so that there is nothing to draw on.
  let bitmap: Bitmap?
  let scale: CGFloat

  @MainActor
  init(of component: some LayoutTreeProviding, in environment: RenderingEnvironment) throws {
    tree = component.layoutTree(in: environment)
    scale = environment.scale
    bitmap =
      tree.frame.width > 0 && tree.frame.height > 0
      ? try Rasterizer(scale: environment.scale).bitmap(of: tree)
      : nil
  }

  /// The frame in a format, unless it is blank.
  func captured<Format>(as format: (FrameCapture) -> Format?) -> Capture<Format> {
    let evidence = CaptureEvidence(layoutTree: tree, scale: scale)
    let content = format(self)
    if let blankness = Blankness(of: tree, drawnAs: bitmap) {
      return .blank(blankness, content, evidence)
    }
    guard let content else {
      return .blank(.zeroSize(width: tree.frame.width, height: tree.frame.height), nil, evidence)
    }
    return .whole(content, evidence)
  }
}
