import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameSnapshots
import FirstFrameTypesetting
import Foundation
import HeadlessUIKit

/// The contents of a component at a point in time.
@MainActor
struct ComponentFrame {
  let tree: LayoutNode
  /// The reason why the tree is unreliable; `nil` if it is reliable.
  let problem: String?
  private let scale: CGFloat
  private let pictures: FramePictures

  /// Lays out a component synchronously, and stores its layout tree.
  init(of component: some LayoutTreeProviding, in environment: RenderingEnvironment) {
    tree = component.layoutTree(in: environment)
    problem = component.layoutProblem
    scale = environment.scale
    pictures = FramePictures(of: tree, typesetter: environment.typesetter)
  }

  /// Returns the picture; `nil` if the frame is empty.
  func bitmap() throws(RasterizerError) -> Bitmap? { try pictures.picture(scale: scale) }

  /// Returns the reason why the frame is blank; `nil` if it is not.
  func blankness() throws(RasterizerError) -> Blankness? {
    // A frame that is not blank at low resolution is not blank at full resolution.
    guard try blankness(at: lowScale) != nil else { return nil }
    return try blankness(at: scale)
  }

  /// Whether both frames have the same picture.
  func looksLike(_ other: ComponentFrame) throws(RasterizerError) -> Bool {
    if tree == other.tree { return true }
    // Most differences are visible at low resolution, but equality needs full resolution.
    guard try pictures.picture(scale: lowScale) == other.pictures.picture(scale: lowScale) else { return false }
    return try bitmap() == other.bitmap()
  }

  private func blankness(at scale: CGFloat) throws(RasterizerError) -> Blankness? {
    try Blankness(of: tree, drawnAs: pictures.picture(scale: scale), by: pictures.rasterizer(scale: scale))
  }

  private var lowScale: CGFloat { min(1, scale) }
}

/// The pictures of a frame, drawn when first needed.
@MainActor
final class FramePictures {
  private let tree: LayoutNode
  private let typesetter: Typesetter
  private var drawn: [CGFloat: Bitmap] = [:]

  init(of tree: LayoutNode, typesetter: Typesetter) {
    self.tree = tree
    self.typesetter = typesetter
  }

  func rasterizer(scale: CGFloat) -> Rasterizer { Rasterizer(scale: scale, typesetter: typesetter) }

  /// Returns the picture at a scale in pixels per point; `nil` if the frame is empty.
  func picture(scale: CGFloat) throws(RasterizerError) -> Bitmap? {
    guard tree.frame.width > 0, tree.frame.height > 0 else { return nil }
    if let bitmap = drawn[scale] { return bitmap }
    let bitmap = try rasterizer(scale: scale).bitmap(of: tree)
    drawn[scale] = bitmap
    return bitmap
  }
}
