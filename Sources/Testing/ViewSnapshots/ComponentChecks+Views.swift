public import FirstFrameComponentAssertions
public import FirstFrameLayoutTree
public import Foundation
public import HeadlessSwiftUI
import HeadlessUIKit

// The checks of components, for views of SwiftUI. Checks of previews take those that `ComponentPreview` makes of views.

/// Fails the current test unless a view's first frame is complete, and the same for every build.
///
/// - Parameters:
///   - environment: The device and the settings. By default, the view has its ideal size, at scale 2 and in light
///     appearance.
///   - underOtherSettings: Whether to compare with builds in another time zone, in another locale, and without hash
///     seeds.
///   - lateWorkLimit: The longest delay of timers and other work to wait for, in seconds.
///   - fileID: The module and file of the assertion, as in `#fileID`.
///   - filePath: The path of the assertion's file, as in `#filePath`.
///   - testName: The function around the assertion, as in `#function`.
///   - line: The line of the assertion, as in `#line`.
///   - column: The column of the assertion, as in `#column`.
///   - build: Makes the view; called several times.
@preconcurrency @MainActor
public func assertFirstFrame(
  in environment: RenderingEnvironment = RenderingEnvironment(), underOtherSettings: Bool = false,
  lateWorkLimit: TimeInterval = LateWork.limit,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  @ViewBuilder of build: @escaping @MainActor () -> some View
) {
  assertFirstFrame(
    in: environment, underOtherSettings: underOtherSettings, lateWorkLimit: lateWorkLimit, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column, of: { build().hosted() as UIView })
}

/// Fails the current test unless a view's first frame is complete, does not change later, and is the same for every
/// build.
@preconcurrency @MainActor
public func assertFirstFrame(
  in environment: RenderingEnvironment = RenderingEnvironment(), underOtherSettings: Bool = false,
  lateWorkLimit: TimeInterval = LateWork.limit,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  @ViewBuilder of build: @escaping @MainActor () -> some View
) async {
  await assertFirstFrame(
    in: environment, underOtherSettings: underOtherSettings, lateWorkLimit: lateWorkLimit, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column, of: { build().hosted() as UIView })
}

/// Takes a view's first frame within the call, and returns the findings.
@preconcurrency @MainActor
public func verifyFirstFrame(
  in environment: RenderingEnvironment = RenderingEnvironment(), underOtherSettings: Bool = false,
  @ViewBuilder of build: @escaping @MainActor () -> some View
) -> [FirstFrameFinding] {
  verifyFirstFrame(in: environment, underOtherSettings: underOtherSettings, of: { build().hosted() as UIView })
}

/// Takes a view's first frame, waits for what changes later, and returns the findings.
@preconcurrency @MainActor
public func verifyFirstFrame(
  in environment: RenderingEnvironment = RenderingEnvironment(), underOtherSettings: Bool = false,
  lateWorkLimit: TimeInterval = LateWork.limit, @ViewBuilder of build: @escaping @MainActor () -> some View
) async -> [FirstFrameFinding] {
  await verifyFirstFrame(
    in: environment, underOtherSettings: underOtherSettings, lateWorkLimit: lateWorkLimit,
    of: { build().hosted() as UIView })
}

/// Fails the current test unless a view has the height that it reported before its first layout.
///
/// - Parameters:
///   - environment: The device and the settings. The environment's size has no effect.
///   - width: The width that a list would set, in points; `nil` for the ideal width.
///   - fileID: The module and file of the assertion, as in `#fileID`.
///   - filePath: The path of the assertion's file, as in `#filePath`.
///   - testName: The function around the assertion, as in `#function`.
///   - line: The line of the assertion, as in `#line`.
///   - column: The column of the assertion, as in `#column`.
///   - build: Makes the view.
@preconcurrency @MainActor
public func assertSizing(
  in environment: RenderingEnvironment = RenderingEnvironment(), width: CGFloat? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  @ViewBuilder of build: @escaping @MainActor () -> some View
) {
  assertSizing(
    in: environment, width: width, fileID: fileID, filePath: filePath, testName: testName, line: line, column: column,
    of: { build().hosted() as UIView })
}

/// Fails the current test unless a view has the height that it reported before its first layout, even after everything
/// that it started has ended.
@preconcurrency @MainActor
public func assertSizing(
  in environment: RenderingEnvironment = RenderingEnvironment(), width: CGFloat? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  @ViewBuilder of build: @escaping @MainActor () -> some View
) async {
  await assertSizing(
    in: environment, width: width, fileID: fileID, filePath: filePath, testName: testName, line: line, column: column,
    of: { build().hosted() as UIView })
}

/// Compares the height that a view reports before its first layout, as used by lists, with its height afterwards.
@preconcurrency @MainActor
public func verifySizing(
  in environment: RenderingEnvironment = RenderingEnvironment(), width: CGFloat? = nil,
  @ViewBuilder of build: @escaping @MainActor () -> some View
) -> [SizingFinding] {
  verifySizing(in: environment, width: width, of: { build().hosted() as UIView })
}
