import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit

/// A comparison of a preview's first frames with their references, which can run on any thread.
struct PreviewCheck: Sendable {
  let preview: ComponentPreview
  /// The pictures and dumps that differ from their reference or have none.
  private(set) var mismatches: [Mismatch] = []
  /// The digests of cells without reference pictures, in the order of the cells.
  private(set) var digests: [MatrixLine] = []
  /// The reasons why frames are unreliable.
  let problems: [String]
  /// The number of pictures drawn.
  let pictureCount: Int

  /// - Parameter withDumps: Whether to compare the layout dumps and the text, too.
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
      if references.picture(of: preview, in: frame.cell) != bitmap { addMismatch(.picture, in: frame.cell) }
      if withDumps { compareDumps(of: frame, with: references) }
    }
  }

  private mutating func compareDumps(of frame: PreviewFrames.Frame, with references: References) {
    if references.layout(of: preview, in: frame.cell) != Data(frame.tree.layoutDump().utf8) {
      addMismatch(.layout, in: frame.cell)
    }
    guard frame.cell.appearance == .light else { return }
    if references.text(of: preview) != Data(frame.tree.textDump().utf8) { addMismatch(.text, in: frame.cell) }
  }

  private mutating func addMismatch(_ kind: Mismatch.Kind, in cell: Cell) {
    mismatches.append(Mismatch(component: preview.component, state: preview.state, cell: cell.name, kind: kind))
  }

  /// Returns the verdict of the tests' verifier about each mismatch. The verifier records references and writes
  /// artifacts.
  @MainActor
  func verdicts() -> [(mismatch: Mismatch, verdict: Verdict)] {
    mismatches.map { ($0, verdict(on: $0)) }
  }

  @MainActor
  private func verdict(on mismatch: Mismatch) -> Verdict {
    let cell = Cell.referenced.first { $0.name == mismatch.cell } ?? Cell()
    let environment = cell.environment(for: preview)
    let (verifier, name) = (SnapshotVerifier(), References.name(of: preview, in: cell))
    let view = { preview.makeView() }
    return switch mismatch.kind {
    case .layout:
      verifier.verify(view, as: .layoutTree(in: environment), named: name, at: .previewTest, isOnMainActor: true)
    case .text:
      verifier.verify(view, as: .text(in: environment), named: preview.name, at: .textTest, isOnMainActor: true)
    case .picture, .digest:
      verifier.verify(view, as: .image(in: environment), named: name, at: .previewTest, isOnMainActor: true)
    }
  }
}
