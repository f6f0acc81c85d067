public import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
public import Foundation
public import HeadlessUIKit

/// Fails the current test unless a component is as high as it said before anything was laid out.
///
/// ```swift
/// assertSizing(width: 320) { MatchCardView(model) }
/// ```
///
/// - Parameters:
///   - width: What a list would give, in points; nil for the width that suits the component.
///   - build: Makes and configures a new component.
@preconcurrency @MainActor
public func assertSizing(
  in environment: RenderingEnvironment = RenderingEnvironment(), width: CGFloat? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  of build: @escaping @MainActor () -> UIView
) {
  let reporter = FindingReporter(
    check: "assertSizing", testName: testName,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  let probe = SizingProbe(in: environment, width: width, of: build)
  reporter.report(probe.findings(), about: "\(type(of: build()))")
}

/// Fails the current test unless a component is as high as it said before anything was laid out, also once all that it
/// started has ended.
@preconcurrency @MainActor
public func assertSizing(
  in environment: RenderingEnvironment = RenderingEnvironment(), width: CGFloat? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  of build: @escaping @MainActor () -> UIView
) async {
  let reporter = FindingReporter(
    check: "assertSizing", testName: testName,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  let probe = SizingProbe(in: environment, width: width, of: build)
  reporter.report(await probe.findingsWhenQuiet(), about: "\(type(of: build()))")
}
