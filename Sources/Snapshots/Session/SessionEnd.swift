/// What is left of a session that has ended.
public struct SessionEnd: Hashable, Sendable {
  /// The folders of artifacts in which it kept journals, as absolute paths.
  public let artifacts: [String]
  /// Whether any of its verdicts was not a pass.
  public let hasFailures: Bool
}
