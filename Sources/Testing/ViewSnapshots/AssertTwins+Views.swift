public import FirstFrameComponentAssertions
public import FirstFrameLayoutTree
public import Foundation
public import HeadlessSwiftUI
public import HeadlessUIKit

/// Fails the current test unless a component of UIKit and one of SwiftUI look the same.
///
/// ```swift
/// assertTwins(BadgeView(model), Badge(viewModel: model))
/// ```
///
/// Each text, filled area, border and picture of one has to be in the other one, with the same font and colors, and at
/// the same place. The message names the node of UIKit.
///
/// - Parameters:
///   - uiKit: The component of UIKit.
///   - swiftUI: The component of SwiftUI.
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
  _ uiKit: UIView, _ swiftUI: some View, in environment: RenderingEnvironment = RenderingEnvironment(),
  width: CGFloat? = nil, tolerance: Double = 1,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertTwins(
    uiKit, swiftUI.hosted(), in: environment, width: width, tolerance: tolerance, fileID: fileID, filePath: filePath,
    testName: testName, line: line, column: column)
}

/// Compares a component of UIKit and one of SwiftUI, and returns the differences.
///
/// - Parameters:
///   - uiKit: The component of UIKit.
///   - swiftUI: The component of SwiftUI.
///   - environment: The device and the settings.
///   - width: The width of both, in points; `nil` for their own widths.
///   - tolerance: The greatest distance between the edges of parts, in points.
@preconcurrency @MainActor
public func verifyTwins(
  _ uiKit: UIView, _ swiftUI: some View, in environment: RenderingEnvironment = RenderingEnvironment(),
  width: CGFloat? = nil, tolerance: Double = 1
) -> [TwinFinding] {
  verifyTwins(uiKit, swiftUI.hosted(), in: environment, width: width, tolerance: tolerance)
}
