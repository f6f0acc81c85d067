public import FirstFrameComponentAssertions
public import FirstFrameLayoutTree
public import Foundation
public import HeadlessSwiftUI

/// Fails the current test unless a view's first frame is complete, and the same for every build.
///
/// The first frame shows what actions of the view, such as those of `onAppear`, change synchronously. See
/// `assertFirstFrame(in:underOtherSettings:lateWorkLimit:fileID:filePath:testName:line:column:of:)` for views of UIKit.
@preconcurrency @MainActor
public func assertFirstFrame<Content: View>(
  in environment: RenderingEnvironment = RenderingEnvironment(), underOtherSettings: Bool = false,
  lateWorkLimit: TimeInterval = LateWork.limit,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  of build: @escaping @MainActor () -> Content
) {
  FirstFrameComponentAssertions.assertFirstFrame(
    in: environment, underOtherSettings: underOtherSettings, lateWorkLimit: lateWorkLimit, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column
  ) { build().hosted() }
}

/// Fails the current test unless a view's first frame is complete, does not change later, and is the same for every
/// build.
@preconcurrency @MainActor
public func assertFirstFrame<Content: View>(
  in environment: RenderingEnvironment = RenderingEnvironment(), underOtherSettings: Bool = false,
  lateWorkLimit: TimeInterval = LateWork.limit,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  of build: @escaping @MainActor () -> Content
) async {
  await FirstFrameComponentAssertions.assertFirstFrame(
    in: environment, underOtherSettings: underOtherSettings, lateWorkLimit: lateWorkLimit, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column
  ) { build().hosted() }
}

/// Takes a view's first frame within the call, and returns the findings.
@preconcurrency @MainActor
public func verifyFirstFrame<Content: View>(
  in environment: RenderingEnvironment = RenderingEnvironment(), underOtherSettings: Bool = false,
  of build: @escaping @MainActor () -> Content
) -> [FirstFrameFinding] {
  FirstFrameComponentAssertions.verifyFirstFrame(in: environment, underOtherSettings: underOtherSettings) {
    build().hosted()
  }
}

/// Takes a view's first frame within the call, waits until the view has settled, and returns the findings.
@preconcurrency @MainActor
public func verifyFirstFrame<Content: View>(
  in environment: RenderingEnvironment = RenderingEnvironment(), underOtherSettings: Bool = false,
  lateWorkLimit: TimeInterval = LateWork.limit, of build: @escaping @MainActor () -> Content
) async -> [FirstFrameFinding] {
  await FirstFrameComponentAssertions.verifyFirstFrame(
    in: environment, underOtherSettings: underOtherSettings, lateWorkLimit: lateWorkLimit
  ) { build().hosted() }
}

/// Fails the current test unless a view has the height that it reported before its first layout.
@preconcurrency @MainActor
public func assertSizing<Content: View>(
  in environment: RenderingEnvironment = RenderingEnvironment(), width: CGFloat? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  of build: @escaping @MainActor () -> Content
) {
  FirstFrameComponentAssertions.assertSizing(
    in: environment, width: width, fileID: fileID, filePath: filePath, testName: testName, line: line, column: column
  ) { build().hosted() }
}

/// Compares the height that a view reports before its first layout, as used by lists, with its height afterwards.
@preconcurrency @MainActor
public func verifySizing<Content: View>(
  in environment: RenderingEnvironment = RenderingEnvironment(), width: CGFloat? = nil,
  of build: @escaping @MainActor () -> Content
) -> [SizingFinding] {
  FirstFrameComponentAssertions.verifySizing(in: environment, width: width) { build().hosted() }
}
