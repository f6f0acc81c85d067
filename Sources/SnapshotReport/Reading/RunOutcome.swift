/// What a run of the tests, or several that are read as one, came to: each snapshot once.
package struct RunOutcome: Hashable, Sendable {
  /// The processes that asserted snapshots, by the paths of their journals.
  package let processes: [RunProcess]
  /// The snapshots that are not as their references say, and those that are new; sorted by path.
  package let items: [SnapshotItem]
  /// The paths of the snapshots that are as their references say, below the folder of references; sorted.
  package let passed: [String]
  /// The references that no test asked for; empty unless the run is complete.
  package let orphans: [OrphanedReference]

  package init(
    processes: [RunProcess], items: [SnapshotItem], passed: [String], orphans: [OrphanedReference]
  ) {
    self.processes = processes
    self.items = items
    self.passed = passed
    self.orphans = orphans
  }

  /// Whether all there is to know is known: see ``Incompleteness``.
  package var isComplete: Bool { incompleteness.isEmpty }
}
