/// A reason why a snapshot was not recorded into a source. The source is unchanged in each case.
enum InlineSnapshotError: Error, Hashable, CustomStringConvertible {
  /// The package was built without the trait for swift-syntax.
  case builtWithoutParser
  case noSource
  /// The source is a symbolic link.
  case isLink
  case isReadOnly
  case notRead(reason: String)
  case notWritten(reason: String)
  case notLocked(folder: String, reason: String)
  case ledger(path: String, reason: String)
  /// The file of the running tests is inaccessible.
  case unknownBuild
  /// The source was changed while the tests ran, or since this build recorded into it.
  case edited
  /// There is no call at the position.
  case noCall
  case otherCallee(found: String?, expected: String)
  case otherFunction(found: String?, expected: String)
  /// The snapshot in the call differs from the compiled one.
  case otherSnapshot
  /// Another process or run of this build has recorded another value there.
  case conflictingRecording
  /// The snapshot is not a single string literal.
  case noLiteral

  var description: String {
    switch self {
    case .builtWithoutParser:
      "FirstFrame was built without its trait 'InlineSnapshots', which recording needs; write "
        + "'traits: [\"InlineSnapshots\"]' after its URL in Package.swift"
    case .noSource: "the file does not exist; record on the machine that has the sources of the tests"
    case .isLink: "it is a symbolic link; record in the package that contains the file itself"
    case .isReadOnly: "it is read-only; allow writing to it, then run the test again"
    case .notRead(let reason): "it cannot be read: \(reason)"
    case .notWritten(let reason): reason
    case .notLocked(let folder, let reason): "its folder \(folder) cannot be locked: \(reason)"
    case .ledger(let path, let reason):
      "the earlier recordings cannot be read from or written to \(path): \(reason); remove that file, then build "
        + "and run the tests again"
    case .unknownBuild: "the build of the tests is unknown, since its file is inaccessible"
    case .edited: "it was changed while the tests ran; \(Self.remedy)"
    case .noCall: "no call has its '(' at that position; \(Self.stale)"
    case .otherCallee(let found, let expected):
      "the function called there is \(Self.quoted(found)), not '\(expected)'; a helper function that passes its "
        + "caller's position has to pass 'callee: #function', too; otherwise \(Self.stale)"
    case .otherFunction(let found, let expected):
      "the call there is in \(Self.quoted(found)), not '\(expected)'; \(Self.stale)"
    case .otherSnapshot: "the snapshot in the call there differs from the compiled one; \(Self.stale)"
    case .conflictingRecording:
      "another value was recorded there since the tests were built, by another process or an earlier run; \(Self.remedy)"
    case .noLiteral:
      "'matches:' has to be a closure of one string literal without interpolation, and nothing else; write that, "
        + "or omit 'matches:'"
    }
  }

  private static let remedy = "build and run them again"
  private static let stale = "the source has changed since the tests were built: \(remedy)"

  private static func quoted(_ name: String?) -> String {
    name.map { "'\($0)'" } ?? "an unnamed declaration"
  }
}
