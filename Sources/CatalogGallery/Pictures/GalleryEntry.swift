import HeadlessUIKit
import LayoutTree
import Rasterizer

/// One preview, with its pictures in every appearance.
struct GalleryEntry {
  let component: String
  let state: String
  let pictures: [GalleryPicture]
  /// What a reader sees.
  let text: String
  /// The tree of nodes.
  let layout: String

  @MainActor
  init(of preview: ComponentPreview, in folder: GalleryFolder) throws {
    component = preview.component
    state = preview.state
    pictures = try Appearance.allCases.map { try GalleryPicture(of: preview, appearance: $0, in: folder) }
    let tree = preview.makeView().layoutTree(in: preview.environment(appearance: .light))
    text = tree.textDump()
    layout = tree.layoutDump()
  }
}
