public import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
public import HeadlessUIKit

/// Fails the current test unless a view of a component shows each state of its previews as a new view does.
///
/// - Parameter previews: Of one component, whose view conforms to `ReusableView`, each made of a blank view and a
///   configuration.
@preconcurrency @MainActor
public func assertReuse(
  of previews: [ComponentPreview], in environment: RenderingEnvironment = RenderingEnvironment(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) async {
  let reporter = FindingReporter(
    check: "assertReuse", testName: testName,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  reporter.report(await verifyReuse(of: previews, in: environment), about: previews.first?.component ?? "no previews")
}
