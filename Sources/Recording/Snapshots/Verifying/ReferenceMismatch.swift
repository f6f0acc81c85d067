import Foundation

/// Why a value does not match its reference.
enum ReferenceMismatch: Sendable {
  case missing
  /// - Parameter origin: The origin of the reference, if its file states it.
  case different(Difference, data: Data, origin: Provenance?)
  /// The file exists, but does not contain a value of the format. `data` is its contents, if it could be read.
  case unreadable(reason: String, data: Data?)
  /// The file is of another kind, or only the remains of one.
  case foreign(ForeignContents, data: Data)
  /// Two branches changed the reference, and nobody has decided between them.
  ///
  /// - Parameter equal: The versions that equal the value.
  case unmerged(UnmergedReference, data: Data, equal: Set<UnmergedReference.Version>)

  /// The contents of the reference; `nil` if there are none.
  var data: Data? {
    switch self {
    case .missing: nil
    case .different(_, let data, _), .foreign(_, let data), .unmerged(_, let data, _): data
    case .unreadable(_, let data): data
    }
  }

  var recording: Verdict.Recording {
    switch self {
    case .missing: .wasMissing
    case .different: .wasDifferent
    case .unreadable, .foreign: .wasUnreadable
    case .unmerged: .wasUnmerged
    }
  }
}

extension SnapshotTestingConfiguration.Record {
  /// Whether the mode writes the actual value over a reference that it does not match.
  ///
  /// A reference that equals the value is never written again, because the same pixels may be encoded in different
  /// bytes.
  func writes(over mismatch: ReferenceMismatch) -> Bool {
    switch (self, mismatch) {
    case (.never, _): false
    case (_, .foreign(let contents, _)) where contents.isProtected: false
    case (_, .missing): true
    case (.missing, _): false
    case (.failed, _), (.all, _): true
    }
  }
}
