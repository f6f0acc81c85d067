package import FirstFrameSnapshots
import FirstFrameTextEscaping

/// The warnings of a run, grouped by their kinds.
package struct RunWarnings: Hashable, Sendable {
  /// The warnings of one kind.
  package struct Group: Hashable, Sendable, Encodable {
    /// The clause that the warnings have in common.
    package let kind: String
    /// The number of warnings.
    package let count: Int
    /// The first of the different texts.
    package let example: String
    /// The snapshots with these warnings by their paths, or else the positions of their checks; sorted. Empty for
    /// warnings of the whole process.
    package let snapshots: [String]
  }

  /// The groups, that with the most warnings first.
  package let groups: [Group]

  package static let none = RunWarnings(groups: [])

  /// The number of all warnings.
  package var count: Int { groups.reduce(0) { $0 + $1.count } }

  /// The numbers of warnings and kinds, such as "44 warnings of 6 kinds".
  package var sentence: String {
    "\(count.counted("warning")) of \(groups.count.counted("kind"))"
  }

  /// The heading of lists of the groups.
  package static let title = "drawn with substitutes"
}

extension RunWarnings.Group {
  /// The number of warnings and of snapshots, such as "12 warnings in 3 snapshots".
  package var extent: String {
    let warnings = count.counted("warning")
    return snapshots.isEmpty ? warnings : warnings + " in " + snapshots.count.counted("snapshot")
  }
}

/// The warnings in the journals of a run, each once for its snapshot.
struct WarningCollection {
  private struct Found: Hashable {
    let warning: SnapshotWarning
    let snapshot: String?
  }

  private var seen: Set<Found> = []
  private var order: [Found] = []

  mutating func add(_ line: JournalWarnings) {
    let snapshot = line.snapshot ?? line.position
    for warning in line.warnings {
      let found = Found(warning: warning, snapshot: snapshot)
      if seen.insert(found).inserted { order.append(found) }
    }
  }

  var warnings: RunWarnings {
    let groups = Dictionary(grouping: order) { $0.warning.kind }.map { kind, found in
      RunWarnings.Group(
        kind: kind, count: found.count, example: found.map(\.warning.text).min() ?? kind,
        snapshots: Set(found.compactMap(\.snapshot)).sorted())
    }
    return RunWarnings(groups: groups.sorted { ($1.count, $0.kind) < ($0.count, $1.kind) })
  }
}

extension ReportSection {
  /// The section of a page with the warnings of a run; `nil` if there are none.
  package init?(_ warnings: RunWarnings) {
    guard !warnings.groups.isEmpty else { return nil }
    self.init(
      title: RunWarnings.title, summary: warnings.sentence,
      rows: warnings.groups.map { group in
        Row(
          title: group.kind,
          details: [group.extent, group.example == group.kind ? "" : group.example, Self.list(group.snapshots)])
      }, isOpen: false)
  }

  /// The number of snapshots that a row lists.
  private static let limit = 12

  private static func list(_ snapshots: [String]) -> String {
    let rest = snapshots.count - limit
    return (snapshots.prefix(limit) + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: ", ")
  }
}
