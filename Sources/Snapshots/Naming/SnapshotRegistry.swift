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
  func claim(_ path: String, isNamed: Bool, isShared: Bool = false, for location: SnapshotLocation) throws(NamingError)
  {
    try claims.withLock { claims throws(NamingError) in
      // The keys are in lower case, because some file systems do not distinguish files with names that differ only in
      // case.
      guard let claim = claims[path.lowercased()] else {
        claims[path.lowercased()] = Claim(path: path, location: location)
        return
      }
      guard claim.path == path else {
        throw .onlyCaseDiffers(path: path, other: claim.path, first: claim.location)
      }
      guard isShared || claim.location == location else {
        throw .pathTaken(path: path, isNamed: isNamed, first: claim.location)
      }
    }
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
    case .anotherValue(let path, let isNamed):
      "this assertion already ran with another value for the reference \(path); "
        + (isNamed ? "write a 'named:' that differs" : "write 'named:' with a text that differs")
        + " from one value to the next (or, if the test is only repeated, find out why its value changes)"
    case .onlyCaseDiffers(let path, let other, let first):
      "its reference \(path) and \(other) of the assertion at \(first.fileID):\(first.line) differ only in case, "
        + "which some file systems do not distinguish; write another 'named:'"
    case .anotherInlineValue(let position):
      "the inline snapshot at \(position) was reached before, with another value or from another test, and can hold "
        + "one value only; in a loop or a parameterised test write 'assertSnapshot(of:as:named:)', in a helper "
        + "function take 'fileID', 'filePath', 'line' and 'column' as parameters and pass them on"
    }
  }
}
