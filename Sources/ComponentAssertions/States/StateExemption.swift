/// A check that is not made of a node, and why.
///
/// ```swift
/// assertStates(of: previews, except: [.init(.mirroring, node: "scoreStackView", reason: "read home first")])
/// ```
public struct StateExemption: Hashable, Sendable {
  public let check: StateCheck
  /// The name of the node, or of the state where the check is about whole states; nil for all of the component.
  public let node: String?
  /// For who reads the test.
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
