/// The result of a run of the tests, or of several runs that are read together. Each snapshot occurs once.
package struct RunOutcome: Hashable, Sendable {
  /// The processes that asserted snapshots, by the paths of their journals.
  package let processes: [RunProcess]
  /// The snapshots that do not equal their references or have none; sorted by path.
  package let items: [SnapshotItem]
  /// The paths of the snapshots that equal their references, below the folder of references; sorted.
  package let passed: [String]
  /// The references that no test asserted; empty unless the run is complete.
  package let orphans: [OrphanedReference]
  /// The warnings about all snapshots, those that passed included.
  package let warnings: RunWarnings

  package init(
    processes: [RunProcess], items: [SnapshotItem], passed: [String], orphans: [OrphanedReference],
    warnings: RunWarnings = .none
  ) {
    self.warnings = warnings
    self.processes = processes
    self.items = items
    self.passed = passed
    self.orphans = orphans
  }

  /// Whether all tests ran to their end.
  package var isComplete: Bool { incompleteness.isEmpty }

  /// The reasons why the run is not complete; empty if it is complete, or if no reason is known.
  package var incompleteness: [Incompleteness] {
    if processes.isEmpty { return [.nothingAsserted] }
    let unfinished = processes.filter { !$0.hasEnded }.map(\.journal)
    var reasons: [Incompleteness] = []
    if !unfinished.isEmpty { reasons.append(.unfinished(journals: unfinished)) }
    if processes.contains(where: { $0.isFiltered == true }) { reasons.append(.filtered) }
    return reasons
  }
}

/// One process of a run, read from its journal.
package struct RunProcess: Hashable, Sendable {
  /// The journal, as an absolute path.
  package let journal: String
  /// The name of the process's run.
  package let run: String
  /// The folder of artifacts that contains the journal, as an absolute path.
  package let artifacts: String
  /// The folder of references, as an absolute path; `nil` if there is none.
  package let references: String?
  /// Whether the process ended normally: it did not crash, was not killed, and is not running.
  package let hasEnded: Bool
  /// Whether only some tests were selected, as by `--filter`; `nil` if unknown.
  package let isFiltered: Bool?
}

/// A reference that no test asserted.
package struct OrphanedReference: Hashable, Sendable {
  /// The path below the folder of references.
  package let snapshot: String
  /// The file, as an absolute path.
  package let path: String

  var isPicture: Bool { snapshot.hasSuffix(".png") }
}

/// Why a run does not show which references are needed.
package enum Incompleteness: Hashable, Sendable {
  /// No process asserted a snapshot.
  case nothingAsserted
  /// Processes crashed, were killed, or still run. `journals` contains the paths of their journals.
  case unfinished(journals: [String])
  /// Only some tests were selected, as by `--filter`.
  case filtered
}

extension Incompleteness: CustomStringConvertible {
  /// A clause without a full stop.
  package var description: String {
    switch self {
    case .nothingAsserted: "no snapshot was asserted"
    case .unfinished(let journals):
      "\(journals.count == 1 ? "a process" : "\(journals.count) processes") did not end normally, or still "
        + "\(journals.count == 1 ? "runs" : "run")"
    case .filtered: "only some of the tests ran"
    }
  }
}
