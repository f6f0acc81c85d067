public import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
public import Foundation
public import HeadlessUIKit

/// Fails the current test unless a component has the height that it reported before its first layout.
///
/// ```swift
/// assertSizing(width: 320) { MatchCardView(model) }
/// ```
///
/// - Parameters:
///   - environment: The device and the settings. The environment's size has no effect.
///   - width: The width that a list would set, in points; `nil` for the component's own width.
///   - fileID: The module and file of the assertion, as in `#fileID`.
///   - filePath: The path of the assertion's file, as in `#filePath`.
///   - testName: The function around the assertion, as in `#function`.
///   - line: The line of the assertion, as in `#line`.
///   - column: The column of the assertion, as in `#column`.
///   - build: Creates and configures a new component.
@preconcurrency @MainActor
public func assertSizing(
  in environment: RenderingEnvironment = RenderingEnvironment(), width: CGFloat? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  of build: @escaping @MainActor () -> UIView
) {
  let reporter = FindingReporter(
    check: "assertSizing", testName: testName,
    callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  let probe = SizingProbe(in: environment, width: width, of: build)
  reporter.report(probe.findings(), about: build().subjectName)
}

/// Fails the current test unless a component has the height that it reported before its first layout, even after
/// everything that it started has ended.
@preconcurrency @MainActor
public func assertSizing(
  in environment: RenderingEnvironment = RenderingEnvironment(), width: CGFloat? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  of build: @escaping @MainActor () -> UIView
) async {
  let reporter = FindingReporter(
    check: "assertSizing", testName: testName,
    callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  let probe = SizingProbe(in: environment, width: width, of: build)
  reporter.report(await probe.findingsWhenSettled(), about: build().subjectName)
}

/// Compares the height that a component reports before its first layout, as used by lists, with its height afterwards.
///
/// - Parameters:
///   - environment: The device and the settings. The environment's size has no effect.
///   - width: The width that a list would set, in points; `nil` for the component's own width.
///   - build: Creates and configures a new component.
@preconcurrency @MainActor
public func verifySizing(
  in environment: RenderingEnvironment = RenderingEnvironment(), width: CGFloat? = nil,
  of build: @escaping @MainActor () -> UIView
) -> [SizingFinding] {
  SizingProbe(in: environment, width: width, of: build).findings()
}

/// Compares the height that a component reports before its first layout, as used by lists, with its height afterwards
/// and in later turns of the main queue.
@preconcurrency @MainActor
public func verifySizing(
  in environment: RenderingEnvironment = RenderingEnvironment(), width: CGFloat? = nil,
  of build: @escaping @MainActor () -> UIView
) async -> [SizingFinding] {
  await SizingProbe(in: environment, width: width, of: build).findingsWhenSettled()
}
