import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation

/// The first frame of a component: its tree, and the picture that tells whether there is anything to see.
struct FrameCapture {
  let tree: LayoutNode
  /// Nil where the frame has no size.
  private let scene: PreparedScene?
  /// Nil where the frame has no size, so that there is nothing to draw on.
  let bitmap: Bitmap?
  let scale: CGFloat
  private let blankness: Blankness?
  private let layoutWarnings: [String]

  @MainActor
  init(of component: some LayoutTreeProviding, in environment: RenderingEnvironment) throws {
    tree = component.layoutTree(in: environment)
    if let problem = component.layoutProblem { throw CaptureError.unreliableLayout(reason: problem) }
    layoutWarnings = component.layoutWarnings
    scale = environment.scale
    let rasterizer = Rasterizer(scale: scale)
    scene = tree.frame.hasNoArea ? nil : try rasterizer.prepare(tree)
    bitmap = scene.map(rasterizer.bitmap)
    blankness = try Blankness(of: tree, drawnAs: bitmap, by: rasterizer)
  }

  /// The frame in a format, unless it is blank.
  func captured<Format>(as format: (FrameCapture) -> Format?) -> Capture<Format> {
    let evidence = CaptureEvidence(
      layoutTree: tree, scene: scene, scale: scale, layoutWarnings: layoutWarnings)
    let content = format(self)
    if let blankness {
      return .blank(blankness, content, evidence)
    }
    guard let content else {
      return .blank(.zeroSize(width: tree.frame.width, height: tree.frame.height), nil, evidence)
    }
    return .whole(content, evidence)
  }
}

extension CGRect {
  /// Whether there is no width or no height; lengths that are no numbers are left to the rasterizer's error.
  fileprivate var hasNoArea: Bool {
    width.isFinite && height.isFinite && (width == 0 || height == 0)
  }
}
