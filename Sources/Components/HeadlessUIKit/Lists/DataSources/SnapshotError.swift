import FirstFrameLayoutTree

/// A use of a diffable data source's snapshot for which UIKit throws an exception. The reasons are worded as in UIKit.
enum SnapshotError<Identifier> {
  case duplicates([Identifier], Kind)
  case noSection
  case unknown(Identifier, Kind, action: String)

  /// The kind of an identifier.
  enum Kind: String {
    case item, section
  }

  func report() {
    UsageErrors.report(UsageError(reason, advice: advice))
  }

  private var reason: String {
    switch self {
    case .duplicates(let identifiers, let kind):
      """
      Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \
      {(\(identifiers.map { "\($0)" }.joined(separator: ", ")))}
      """
    case .noSection: "There are currently no sections in the data source. Please add a section first."
    case .unknown(let identifier, let kind, let action):
      "Attempted to \(action) \(kind) identifier that does not exist in the snapshot: \(identifier)"
    }
  }

  private var advice: String {
    switch self {
    case .duplicates(_, let kind): "Give every \(kind) of a snapshot its own identifier."
    case .noSection: "Call appendSections."
    case .unknown(_, let kind, _): "Append the \(kind) before."
    }
  }
}
