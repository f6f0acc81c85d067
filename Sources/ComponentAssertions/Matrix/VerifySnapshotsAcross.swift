import FirstFrameRasterizer
import FirstFrameSnapshotAssertions
public import FirstFrameSnapshots
public import HeadlessUIKit

/// Checks that previews look as their references say in every cell of a matrix, and returns what it came to.
///
/// Cells of a preview that look the same share one reference, which is named after the first of them and the axes that
/// change anything.
@preconcurrency @MainActor
public func verifySnapshots(
  of previews: [ComponentPreview], across matrix: SnapshotMatrix,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> [MatrixResult] {
  previews.map { preview in
    do {
      let grid = try PreviewGrid(of: preview, across: matrix)
      let verdicts = grid.stored.map { cell, name in
        cell.localized {
          verifySnapshot(
            of: preview.makeView(), as: .image(in: cell.environment(for: preview)),
            named: [preview.name, name].filter { !$0.isEmpty }.joined(separator: "."), record: record, fileID: fileID,
            filePath: filePath, testName: testName, line: line, column: column, isolation: MainActor.shared)
        }
      }
      return MatrixResult(
        preview: preview.name, cellCount: grid.cellCount, idleAxes: grid.idleAxes, verdicts: verdicts, problem: nil)
    } catch {
      return MatrixResult(
        preview: preview.name, cellCount: matrix.cells.count, idleAxes: [], verdicts: [], problem: "\(error)")
    }
  }
}
