import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// A preview's first frames in some cells, as values that can be drawn on any thread.
struct PreviewFrames: Sendable {
  let preview: ComponentPreview
  let frames: [Frame]
  /// The reasons why frames are unreliable, one sentence each.
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

  /// The frames of cells that have reference pictures.
  var referenced: PreviewFrames {
    PreviewFrames(preview: preview, frames: frames.filter(\.cell.isReferenced), problems: [])
  }

  /// Creates and lays out a new view for each cell.
  @MainActor
  init(of preview: ComponentPreview, in cells: [Cell]) {
    var (frames, problems) = ([Frame](), [String]())
    for cell in cells {
      let (tree, problem) = Self.frame(of: preview, in: cell)
      frames.append(Frame(cell: cell, tree: tree))
      // For cells with references, the verifier reports the problem.
      guard !cell.isReferenced, let problem else { continue }
      problems.append("\(preview.name), \(cell.name): \(problem)")
    }
    self.init(preview: preview, frames: frames, problems: problems)
  }

  /// Returns the layout tree of a new view, and the reason why it is unreliable, if any.
  ///
  /// - Parameter scale: The number of pixels per point.
  @MainActor
  static func frame(
    of preview: ComponentPreview, in cell: Cell, scale: CGFloat = 2
  ) -> (tree: LayoutNode, problem: String?) {
    cell.withLanguage {
      let environment = cell.environment(for: preview, scale: scale)
      let view = environment.performAsCurrent { preview.makeView() }
      let tree = view.layoutTree(in: environment)
      return (tree, view.layoutProblem.map { "\($0)" })
    }
  }
}
