import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// A preview's first frames in some cells: values, which any thread may draw.
struct PreviewFrames: Sendable {
  let preview: ComponentPreview
  let frames: [Frame]
  /// Why frames are not to be relied on, a sentence each.
  let problems: [String]

  struct Frame: Sendable {
    let cell: Cell
    let tree: LayoutNode
  }

  private init(preview: ComponentPreview, frames: [Frame], problems: [String]) {
    self.preview = preview
    self.frames = frames
    self.problems = problems
  }

  /// Those of the cells that have references of their own.
  var referenced: PreviewFrames {
    PreviewFrames(preview: preview, frames: frames.filter(\.cell.isReferenced), problems: [])
  }

  /// Lays the preview out, anew for each cell.
  @MainActor
  init(of preview: ComponentPreview, in cells: [Cell]) {
    var (frames, problems) = ([Frame](), [String]())
    for cell in cells {
      let (tree, problem) = Self.frame(of: preview, in: cell)
      frames.append(Frame(cell: cell, tree: tree))
      // Of the cells that have references the verifier says it itself.
      guard !cell.isReferenced, let problem else { continue }
      problems.append("\(preview.name), \(cell.name): \(problem)")
    }
    self.init(preview: preview, frames: frames, problems: problems)
  }

  /// A new view's tree, and why it is not to be relied on.
  ///
  /// - Parameter scale: In pixels per point.
  @MainActor
  static func frame(
    of preview: ComponentPreview, in cell: Cell, scale: CGFloat = 2
  ) -> (tree: LayoutNode, problem: String?) {
    cell.speaking {
      let view = preview.makeView()
      let tree = view.layoutTree(in: cell.environment(for: preview, scale: scale))
      return (tree, view.layoutProblem.map { "\($0)" })
    }
  }
}
