import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit

/// How a preview's first frames compare with their references, found out on any thread.
struct PreviewCheck: Sendable {
  let preview: ComponentPreview
  /// What differs from its reference, or has none.
  private(set) var mismatches: [Mismatch] = []
  /// The pictures of the cells that have no reference of their own, in the order of the cells.
  private(set) var digests: [MatrixLine] = []
  /// Why frames are not to be relied on.
  let problems: [String]
  /// How many pictures were drawn.
  let pictureCount: Int

  /// - Parameter withDumps: Whether the layout dumps and the text are compared too.
  init(_ frames: PreviewFrames, withDumps: Bool, references: References) throws {
    preview = frames.preview
    problems = frames.problems
    pictureCount = frames.frames.count
    for frame in frames.frames {
      let bitmap = try Rasterizer(scale: 2).bitmap(of: frame.tree)
      guard frame.cell.isReferenced else {
        digests.append(MatrixLine(state: preview.state, cell: frame.cell.name, digest: PixelDigest(of: bitmap).text))
        continue
      }
      if references.picture(of: preview, in: frame.cell) != bitmap { note(.picture, in: frame.cell) }
      if withDumps { compareDumps(of: frame, with: references) }
    }
  }

  private mutating func compareDumps(of frame: PreviewFrames.Frame, with references: References) {
    if references.layout(of: preview, in: frame.cell) != Data(frame.tree.layoutDump().utf8) {
      note(.layout, in: frame.cell)
    }
    guard frame.cell.appearance == .light else { return }
    if references.text(of: preview) != Data(frame.tree.textDump().utf8) { note(.text, in: frame.cell) }
  }

  private mutating func note(_ kind: Mismatch.Kind, in cell: Cell) {
    mismatches.append(Mismatch(component: preview.component, state: preview.state, cell: cell.name, kind: kind))
  }
}
