public import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
public import HeadlessUIKit

/// Fails the current test unless the states of a component differ, and each is fit for every reader.
///
/// ```swift
/// assertStates(of: ScoreView.previews, except: [.init(.textGrowth, reason: "scores share a row with the clock")])
/// ```
///
/// No reference is needed. States are compared pairwise; each is drawn light and dark, from left to right and from
/// right to left, and with large text; texts that are cut off, leave their box or lie on each other are found, and so are
/// targets smaller than 44 x 44 points and contrasts below WCAG's level AA.
///
/// - Parameters:
///   - previews: Of one component, each in another state.
///   - exemptions: What is as it should be, by node, and why.
@preconcurrency @MainActor
public func assertStates(
  of previews: [ComponentPreview], in environment: RenderingEnvironment = RenderingEnvironment(),
  except exemptions: [StateExemption] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let reporter = FindingReporter(
    check: "assertStates", testName: testName,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  let findings = verifyStates(of: previews, in: environment, except: exemptions)
  reporter.report(findings, about: previews.first?.component ?? "no previews")
}
