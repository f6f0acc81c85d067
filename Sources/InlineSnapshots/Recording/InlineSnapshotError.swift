/// Why a snapshot was not recorded into a source. The source is as it was, in each case.
enum InlineSnapshotError: Error, Hashable {
  /// The package was built without the trait that brings swift-syntax.
  case builtWithoutParser
  case noSource
  /// The source is a symbolic link.
  case isLink
  case isReadOnly
  case notRead(reason: String)
  case notWritten(reason: String)
  case notLocked(folder: String, reason: String)
  case ledger(path: String, reason: String)
  /// The file of the running tests cannot be looked at.
  case unknownBuild
  /// The source was written by somebody else while the tests ran, or since this build recorded into it.
  case edited
  /// No call stands at the place.
  case noCall
  case otherCallee(found: String?, expected: String)
  case otherFunction(found: String?, expected: String)
  /// The call holds another snapshot than was compiled.
  case otherSnapshot
  /// This build has recorded another value there, in another process or run.
  case recordedOtherwise
  /// The snapshot is no string literal of its own.
  case noLiteral
}

extension InlineSnapshotError: CustomStringConvertible {
  var description: String {
    switch self {
    case .builtWithoutParser:
      "FirstFrame was built without its trait 'InlineSnapshots', which recording needs; write "
        + "'traits: [\"InlineSnapshots\"]' behind its URL in Package.swift"
    case .noSource: "there is no such file here; record where the sources are that the tests were built from"
    case .isLink: "it is a symbolic link; record where the file itself is built and tested"
    case .isReadOnly: "it is read-only; allow writing to it, then run the test again"
    case .notRead(let reason): "it cannot be read: \(reason)"
    case .notWritten(let reason): reason
    case .notLocked(let folder, let reason): "its folder \(folder) cannot be locked: \(reason)"
    case .ledger(let path, let reason):
      "what was recorded before cannot be read or noted in \(path): \(reason); remove that file, then build "
        + "and run the tests again"
    case .unknownBuild: "it is not known which build of the tests runs, since its file cannot be looked at"
    case .edited: "it was changed by somebody else while the tests ran; \(Self.cure)"
    case .noCall: "no call has its '(' there; \(Self.stale)"
    case .otherCallee(let found, let expected):
      "the call there is of \(Self.quoted(found)), not '\(expected)'; where a helper function passes its caller's "
        + "place on, it passes 'callee: #function' too; otherwise \(Self.stale)"
    case .otherFunction(let found, let expected):
      "the call there is in \(Self.quoted(found)), not '\(expected)'; \(Self.stale)"
    case .otherSnapshot: "the call there holds another snapshot than was compiled; \(Self.stale)"
    case .recordedOtherwise:
      "another value was recorded there since the tests were built, by another process or an earlier run; \(Self.cure)"
    case .noLiteral:
      "'matches:' has to be a closure of one string literal without interpolation, and nothing else; write that, "
        + "or leave 'matches:' out"
    }
  }

  private static let cure = "build and run them again"
  private static let stale = "the source has changed since the tests were built: \(cure)"

  private static func quoted(_ name: String?) -> String {
    name.map { "'\($0)'" } ?? "something without a name"
  }
}
