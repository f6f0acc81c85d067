import Foundation
import HeadlessUIKit
import LayoutTree

/// A preview's first frames in some cells: values, which any thread may draw.
struct PreviewFrames: Sendable {
  let preview: ComponentPreview
  let frames: [Frame]

  struct Frame: Sendable {
    let cell: Cell
    let tree: LayoutNode
  }

  init(preview: ComponentPreview, frames: [Frame]) {
    self.preview = preview
    self.frames = frames
  }

  /// Lays the preview out, anew for each cell.
  @MainActor
  init(of preview: ComponentPreview, in cells: [Cell]) throws(CatalogError) {
    var frames: [Frame] = []
    for cell in cells {
      let view = preview.makeView()
      let tree = view.layoutTree(in: cell.environment(for: preview))
      if let problem = view.layoutProblem { throw .notDrawn(preview: "\(preview.name), \(cell.name)", reason: problem) }
      frames.append(Frame(cell: cell, tree: tree))
    }
    self.preview = preview
    self.frames = frames
  }
}
