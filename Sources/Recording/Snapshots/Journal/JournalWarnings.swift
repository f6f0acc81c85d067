/// The warnings about an assertion, whatever its verdict.
package struct JournalWarnings: Codable, Hashable, Sendable {
  /// The module and file of the assertion, as in `#fileID`; absent for warnings of the whole process.
  package let file: String?
  /// The test's function, without parentheses and labels.
  package let test: String?
  package let line: Int?
  /// The reference's path below the folder of references; absent if the snapshot has no name.
  package let snapshot: String?
  package let warnings: [SnapshotWarning]

  /// The line for a verdict; `nil` if it has no warnings.
  init?(_ verdict: Verdict) {
    guard !verdict.foundWarnings.isEmpty else { return nil }
    file = verdict.location.fileID
    test = verdict.location.test
    line = verdict.location.line
    snapshot = verdict.snapshot?.name.path
    warnings = verdict.foundWarnings
  }

  /// The line for warnings of the whole process.
  package init(ofProcess warnings: [SnapshotWarning]) {
    (file, test, line, snapshot) = (nil, nil, nil, nil)
    self.warnings = warnings
  }

  /// The position of the assertion; `nil` for warnings of the whole process.
  package var position: String? {
    guard let file, let line else { return nil }
    return "\(file):\(line)"
  }
}
