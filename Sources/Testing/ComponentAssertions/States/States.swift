public import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
public import HeadlessUIKit

/// Fails the current test unless the states of a component differ, and each is readable in every environment.
///
/// ```swift
/// assertStates(of: ScoreView.previews, except: [.init(.textGrowth, reason: "scores share a row with the clock")])
/// ```
///
/// This needs no references. States are compared pairwise. Each state is drawn light and dark, from left to right and
/// from right to left, and with large text, to find texts that are truncated, outside their box or overlapping, targets
/// smaller than 44 x 44 points, and contrasts below level AA of WCAG.
///
/// - Parameters:
///   - previews: The previews of a component, in different states.
///   - environment: The device and the settings. Each check changes at most one of appearance, direction and text size.
///   - exemptions: The findings to ignore.
///   - fileID: The module and file of the assertion, as in `#fileID`.
///   - filePath: The path of the assertion's file, as in `#filePath`.
///   - testName: The function around the assertion, as in `#function`.
///   - line: The line of the assertion, as in `#line`.
///   - column: The column of the assertion, as in `#column`.
@preconcurrency @MainActor
public func assertStates(
  of previews: [ComponentPreview], in environment: RenderingEnvironment = RenderingEnvironment(),
  except exemptions: [StateExemption] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let reporter = FindingReporter(
    check: "assertStates", testName: testName,
    callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  let findings = verifyStates(of: previews, in: environment, except: exemptions)
  reporter.report(findings, about: previews.first?.component ?? "no previews")
}

/// Draws every state of a component, light and dark, in both directions, and with large text, and returns the findings.
///
/// - Parameters:
///   - previews: The previews of a component, in different states.
///   - environment: The device and the settings. Each check changes at most one of appearance, direction and text size.
///   - exemptions: The findings to ignore.
@preconcurrency @MainActor
public func verifyStates(
  of previews: [ComponentPreview], in environment: RenderingEnvironment = RenderingEnvironment(),
  except exemptions: [StateExemption] = []
) -> [StateFinding] {
  StateProbe(previews: previews, environment: environment).findings(except: exemptions)
}

/// A check of a component in all its states and several environments.
public enum StateCheck: String, CaseIterable, Hashable, Sendable {
  /// All states look different.
  case distinctStates
  /// The dark and light appearances look different.
  case darkAppearance
  /// The layout is mirrored from right to left.
  case mirroring
  /// Text grows with the content size category.
  case textGrowth
  /// No text is truncated.
  case truncation
  /// No text is outside its container.
  case overflow
  /// No two texts overlap.
  case overlap
  /// Touch targets are at least 44 x 44 points (Apple, Human Interface Guidelines).
  case targetSize
  /// Text has the minimum contrast of WCAG 2.1, level AA (success criterion 1.4.3).
  case contrast
}

/// A check to skip for a node or state, and the reason.
///
/// ```swift
/// assertStates(of: previews, except: [.init(.mirroring, node: "scoreStackView", reason: "read home first")])
/// ```
public struct StateExemption: Hashable, Sendable {
  public let check: StateCheck
  /// The name of the node or state; `nil` for the whole component.
  public let node: String?
  /// The reason, for readers of the test.
  public let reason: String

  public init(_ check: StateCheck, node: String? = nil, reason: String) {
    self.check = check
    self.node = node
    self.reason = reason
  }

  func covers(_ finding: StateFinding) -> Bool {
    check == finding.check && (node == nil || node == finding.node || node == finding.state)
  }
}
