import Foundation
import Synchronization

/// The snapshots of a session, so that no two share a file.
///
/// A path belongs to the assertion (file, line and column) that first claims it. The same assertion may come
/// again, as it does where a test is repeated, as long as its value is the same: either it matches the reference
/// each time, or it fails with the same bytes each time. A loop that forgot `named:` has other values, and fails.
package final class SnapshotRegistry: Sendable {
  private let claims = Mutex<[String: Claim]>([:])

  package init() {}

  private struct Claim {
    let path: String
    let location: SnapshotLocation
    var outcome: Outcome?
  }

  /// Reserves a path for an assertion.
  func claim(_ path: String, isNamed: Bool, for location: SnapshotLocation) throws(NamingError) {
    try claims.withLock { claims throws(NamingError) in
      // Keyed by lower case, since two files that differ in case only are one on some systems.
      guard let claim = claims[path.lowercased()] else {
        claims[path.lowercased()] = Claim(path: path, location: location)
        return
      }
      guard claim.path == path else {
        throw .onlyCaseDiffers(path: path, other: claim.path, first: claim.location)
      }
      guard claim.location == location else {
        throw .pathTaken(path: path, isNamed: isNamed, first: claim.location)
      }
    }
  }

  /// Notes what the value of a claimed path turned out to be, before anything is written for it.
  func settle(_ path: String, isNamed: Bool, as outcome: Outcome) throws(NamingError) {
    try claims.withLock { claims throws(NamingError) in
      let earlier = claims[path.lowercased()]?.outcome
      guard earlier == nil || earlier == outcome else {
        throw .anotherValue(path: path, isNamed: isNamed)
      }
      claims[path.lowercased()]?.outcome = outcome
    }
  }

  /// Notes that a claimed path's value has become its reference.
  func accept(_ path: String) {
    claims.withLock { $0[path.lowercased()]?.outcome = .matchesReference }
  }
}
