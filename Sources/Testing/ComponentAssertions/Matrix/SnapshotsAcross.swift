import FirstFrameRasterizer
import FirstFrameSnapshotAssertions
public import FirstFrameSnapshots
public import HeadlessUIKit

/// Compares previews with their references in every cell of a matrix, and fails the current test if any differs.
///
/// ```swift
/// @Test(arguments: ComponentCatalog.previews)
/// func previews(preview: ComponentPreview) {
///   assertSnapshots(of: [preview], across: .matrix(appearances: Appearance.allCases))
/// }
/// ```
///
/// Cells of a preview that look the same share a reference. An axis that changes nothing causes a warning.
@preconcurrency @MainActor
public func assertSnapshots(
  of previews: [ComponentPreview], across matrix: SnapshotMatrix,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let results = verifySnapshots(
    of: previews, across: matrix, record: record, fileID: fileID, filePath: filePath, testName: testName, line: line,
    column: column)
  let reporter = VerdictReporter()
  for result in results {
    for (index, verdict) in result.verdicts.enumerated() {
      let notes = index == 0 ? [result.note].compactMap { $0 } : []
      reporter.report(verdict.with(warnings: notes), of: testName, at: callSite)
    }
    guard let problem = result.problem else { continue }
    let location = callSite.location(testName: testName)
    reporter.report(
      .failed(location, .capture(.strategyFailed(reason: "\(result.preview): \(problem)"))), of: testName, at: callSite)
  }
}

/// Compares previews with their references in every cell of a matrix, and returns the results.
///
/// Cells of a preview that look the same share a reference, named after the first of them and the axes that have an
/// effect.
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
        preview: preview.name, cellCount: grid.cellCount, axesWithoutEffect: grid.axesWithoutEffect, verdicts: verdicts,
        problem: nil)
    } catch {
      return MatrixResult(
        preview: preview.name, cellCount: matrix.cells.count, axesWithoutEffect: [], verdicts: [], problem: "\(error)")
    }
  }
}

/// The result of verifying a preview in the cells of a matrix.
public struct MatrixResult: Sendable {
  /// The component and the state, such as `ScoreView.tennisMatch`.
  public let preview: String
  /// The number of cells of the matrix.
  public let cellCount: Int
  /// The axes whose values all look the same, by the names of the matrix's parameters.
  public let axesWithoutEffect: [String]
  /// The verdicts on the distinct pictures.
  public let verdicts: [Verdict]
  /// The reason why the preview could not be drawn; `nil` if it could.
  public let problem: String?

  /// A sentence about the axes without effect; `nil` if there are none.
  public var note: String? {
    guard !axesWithoutEffect.isEmpty else { return nil }
    let axes = axesWithoutEffect.map { "`\($0)`" }.joined(separator: ", ")
    return
      "\(preview): \(axes) \(axesWithoutEffect.count == 1 ? "changes" : "change") nothing; \(verdicts.count) of \(cellCount) "
      + "cells are stored."
  }
}
