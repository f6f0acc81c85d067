import Foundation
import Synchronization

/// A registry of the paths of a session's references, so that no two snapshots share a file.
///
/// A path belongs to the assertion (file, line and column) that first claims it. The same assertion may run again, as
/// in a repeated test, as long as its value is the same: it matches the reference each time, or fails with the same
/// bytes each time. A loop without `named:` has different values, and fails.
package final class SnapshotRegistry: Sendable {
  private let claims = Mutex<[String: Claim]>([:])

  private struct Claim {
    let path: String
    let location: SnapshotLocation
    var outcome: Outcome?
    /// Why the path is refused, also if its assertion runs again; `nil` if it is not.
    var refusal: NamingError?
  }

  /// The result of comparing a value with its reference. Equal results mean equal values.
  enum Outcome: Hashable, Sendable {
    case matchesReference
    case differs(Data)
    /// The value differed, and has become the reference.
    case recorded(Data)

    /// Whether an assertion can have this outcome after an earlier run of the same assertion had another one.
    ///
    /// A value that is verified at the same time by two threads or processes may have been compared with the reference
    /// before the other one recorded the same value.
    ///
    /// - Parameter reference: The contents of the reference now, if it was read after the conflict was found.
    func canFollow(_ earlier: Outcome, reference: Data?) -> Bool {
      switch (earlier, self) {
      case (.recorded, .matchesReference): true
      case (.recorded(let data), .differs(let other)): data == other
      case (.differs(let data), .matchesReference), (.matchesReference, .differs(let data)): data == reference
      default: self == earlier
      }
    }
  }

  package init() {}

  /// Reserves a path for an assertion.
  ///
  /// - Parameter isShared: Whether other assertions may use the same path.
  /// - Returns: Whether this is the first claim.
  func claim(
    _ path: String, isNamed: Bool, isShared: Bool = false, for location: SnapshotLocation
  ) throws(NamingError) -> Bool {
    try claims.withLock { claims throws(NamingError) in
      // The keys are in lower case, because some file systems do not distinguish files with names that differ only in
      // case.
      guard let claim = claims[path.lowercased()] else {
        claims[path.lowercased()] = Claim(path: path, location: location)
        return true
      }
      guard claim.path == path else {
        throw .onlyCaseDiffers(path: path, other: claim.path, first: claim.location)
      }
      guard isShared || claim.location.isRepetition(of: location) else {
        guard !claim.location.isInSameTest(as: location) else {
          throw .pathTaken(path: path, isNamed: isNamed, first: claim.location)
        }
        claims[path.lowercased()]?.refusal = .sharedByTests(path: path, isNamed: isNamed, other: location)
        throw .sharedByTests(path: path, isNamed: isNamed, other: claim.location)
      }
      if let refusal = claim.refusal { throw refusal }
      return false
    }
  }

  /// Refuses a claimed path from now on.
  func refuse(_ path: String, because error: NamingError) {
    claims.withLock { $0[path.lowercased()]?.refusal = error }
  }

  /// Records the outcome for a claimed path. Must be called before anything is written for it.
  ///
  /// - Parameter reference: The contents of the reference now, if it was read again because of an error.
  func setOutcome(
    of path: String, isNamed: Bool, to outcome: Outcome, reference: Data? = nil
  ) throws(NamingError) {
    try claims.withLock { claims throws(NamingError) in
      guard let earlier = claims[path.lowercased()]?.outcome else {
        claims[path.lowercased()]?.outcome = outcome
        return
      }
      guard outcome.canFollow(earlier, reference: reference) else { throw .anotherValue(path: path, isNamed: isNamed) }
    }
  }

  /// Records that the value for a claimed path has become its reference.
  func accept(_ data: Data, for path: String) {
    claims.withLock { $0[path.lowercased()]?.outcome = .recorded(data) }
  }
}

/// Why a snapshot has no unique name, or no folder.
package enum NamingError: Error, Hashable, Sendable {
  /// No folder above the test has a `Package.swift`.
  case noPackageRoot(testFile: String)
  /// `named:` is empty.
  case emptyName
  /// A test that runs once for each of several arguments would use one name for all of them.
  case parameterizedTestWithoutName
  /// Another assertion already uses the path.
  case pathTaken(path: String, isNamed: Bool, first: SnapshotLocation)
  /// A test of the same run, perhaps in another process, uses the path.
  case sharedByTests(path: String, isNamed: Bool, other: SnapshotLocation)
  /// Another process of the same run recorded another value.
  case recordedByAnotherProcess(path: String, isNamed: Bool)
  /// The same assertion ran again with another value.
  case anotherValue(path: String, isNamed: Bool)
  /// Another snapshot's path differs only in case, which some file systems ignore.
  case onlyCaseDiffers(path: String, other: String, first: SnapshotLocation)
  /// An inline snapshot ran again, with another value or from another test.
  case anotherInlineValue(position: String)
}

extension NamingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noPackageRoot(let testFile):
      "no folder above \(testFile) has a Package.swift; set SNAPSHOT_REFERENCE_DIR to the folder of references"
    case .emptyName:
      "'named:' is empty; write a name, or leave it out"
    case .parameterizedTestWithoutName:
      "a test with arguments runs once for each of them, and all would share one reference; "
        + "write 'named:' with a value that distinguishes the arguments, such as 'named: \"\\(argument)\"'"
    case .pathTaken(let path, let isNamed, let first):
      "the assertion at \(first.fileID):\(first.line) already has the reference \(path); "
        + (isNamed ? "write another 'named:' here" : "write 'named:' to give this one a different name")
    case .sharedByTests(let path, let isNamed, let other):
      "the test \(other.namedTest) at \(other.fileID):\(other.line) has the same reference \(path), so both tests are "
        + "refused and neither writes it; "
        + (isNamed ? "write another 'named:' here" : "write 'named:' to give this one a different name")
        + ", or, in a function that several tests call, \(Self.forwarding)"
    case .recordedByAnotherProcess(let path, let isNamed):
      "another process of this run has recorded another value for the reference \(path); "
        + (isNamed ? "write a 'named:' that differs" : "write 'named:' with a text that differs")
        + " from one value to the next (or, if the test only runs several times, find out why its value changes)"
    case .anotherValue(let path, let isNamed):
      "this assertion already ran with another value for the reference \(path); "
        + (isNamed ? "write a 'named:' that differs" : "write 'named:' with a text that differs")
        + " from one value to the next, or, in a function that several tests call, \(Self.forwarding)"
        + " (if the test is only repeated, find out why its value changes)"
    case .onlyCaseDiffers(let path, let other, let first):
      "its reference \(path) and \(other) of the assertion at \(first.fileID):\(first.line) differ only in case, "
        + "which some file systems do not distinguish; write another 'named:'"
    case .anotherInlineValue(let position):
      "the inline snapshot at \(position) was reached before, with another value or from another test, and can hold "
        + "one value only; in a loop or a parameterised test write 'assertSnapshot(of:as:named:)', in a helper "
        + "function take 'fileID', 'filePath', 'line' and 'column' as parameters and pass them on"
    }
  }

  /// The remedy for a helper function: its callers' names.
  private static let forwarding =
    "take 'fileID', 'filePath', 'testName', 'line' and 'column' as parameters, with the defaults '#fileID', "
    + "'#filePath', '#function', '#line' and '#column', and pass them on"

  /// The assertion of the other test that has the same reference; `nil` if there is none.
  ///
  /// - Parameter location: The assertion that was refused.
  func otherTest(than location: SnapshotLocation) -> ReferenceClaim? {
    switch self {
    case .sharedByTests(let path, _, let other): ReferenceClaim(path: path, location: other)
    case .onlyCaseDiffers(_, let path, let first) where !first.isInSameTest(as: location):
      ReferenceClaim(path: path, location: first)
    default: nil
    }
  }
}
