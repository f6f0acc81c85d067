import FirstFrameSnapshotAssertions
public import FirstFrameSnapshots
public import HeadlessUIKit

/// Checks that previews look as their references say in every cell of a matrix, and fails the current test where not.
///
/// ```swift
/// @Test(arguments: ComponentCatalog.previews)
/// func previews(preview: ComponentPreview) {
///   assertSnapshots(of: [preview], across: .matrix(appearances: Appearance.allCases))
/// }
/// ```
///
/// Cells of a preview that look the same share one reference; an axis that changes nothing is told as a warning.
@preconcurrency @MainActor
public func assertSnapshots(
  of previews: [ComponentPreview], across matrix: SnapshotMatrix,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let results = verifySnapshots(
    of: previews, across: matrix, record: record, fileID: fileID, filePath: filePath, testName: testName, line: line,
    column: column)
  let reporter = VerdictReporter()
  for result in results {
    for (index, verdict) in result.verdicts.enumerated() {
      let notes = index == 0 ? [result.note].compactMap { $0 } : []
      reporter.report(verdict.with(warnings: notes), of: testName, at: place)
    }
    guard let problem = result.problem else { continue }
    let location = place.location(testName: testName)
    reporter.report(
      .failed(location, .capture(.strategyFailed(reason: "\(result.preview): \(problem)"))), of: testName, at: place)
  }
}
