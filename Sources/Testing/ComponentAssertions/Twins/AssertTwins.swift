public import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
public import Foundation
public import HeadlessUIKit

/// Fails the current test unless two components look the same: texts, fonts and colors are equal, and edges are at the same
/// places.
///
/// ```swift
/// assertTwins(ScoreView(model), OtherScoreView(model), width: 320)
/// ```
///
/// The components are compared by what people see, since their nodes differ: each text, filled area, border and picture
/// of one has to be in the other one. With FirstFrameViewSnapshots, the second component may be a view of SwiftUI. Pictures
/// are compared by their frames and their tints.
///
/// - Parameters:
///   - uiKit: A component.
///   - swiftUI: The component that should look the same. Messages name it SwiftUI's.
///   - environment: The device and the settings.
///   - width: The width of both, in points; `nil` for their own widths.
///   - tolerance: The greatest distance between the edges of parts, in points.
///   - fileID: The module and file of the assertion, as in `#fileID`.
///   - filePath: The path of the assertion's file, as in `#filePath`.
///   - testName: The function around the assertion, as in `#function`.
///   - line: The line of the assertion, as in `#line`.
///   - column: The column of the assertion, as in `#column`.
@preconcurrency @MainActor
public func assertTwins(
  _ uiKit: UIView, _ swiftUI: UIView, in environment: RenderingEnvironment = RenderingEnvironment(),
  width: CGFloat? = nil, tolerance: Double = 1,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let reporter = FindingReporter(
    check: "assertTwins", testName: testName,
    callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  let findings = verifyTwins(uiKit, swiftUI, in: environment, width: width, tolerance: tolerance)
  reporter.report(findings, about: "\(type(of: uiKit))")
}

/// Compares two components that should look the same, and returns the differences.
///
/// - Parameters:
///   - uiKit: A component.
///   - swiftUI: The component that should look the same.
///   - environment: The device and the settings.
///   - width: The width of both, in points; `nil` for their own widths.
///   - tolerance: The greatest distance between the edges of parts, in points.
@preconcurrency @MainActor
public func verifyTwins(
  _ uiKit: UIView, _ swiftUI: UIView, in environment: RenderingEnvironment = RenderingEnvironment(),
  width: CGFloat? = nil, tolerance: Double = 1
) -> [TwinFinding] {
  func tree(of view: UIView) -> LayoutNode {
    var environment = environment
    if let width { environment.width = width }
    return ComponentFrame(of: view, in: environment).tree
  }
  return TwinComparison(uiKit: tree(of: uiKit), swiftUI: tree(of: swiftUI), in: environment, tolerance: tolerance)
    .findings()
}
