package import FirstFrameSnapshots
package import Foundation

/// The result of a run of the tests, or of several runs that are read together. Each snapshot occurs once.
package struct RunOutcome: Hashable, Sendable {
  /// The processes of the run, by the paths of their journals.
  package let processes: [RunProcess]
  /// The snapshots that do not equal their references or have none; sorted by path.
  package let items: [SnapshotItem]
  /// The paths of the snapshots that equal their references, below the folder of references; sorted.
  package let passed: [String]
  /// The references that no test uses; empty unless the run is complete.
  package let orphans: [OrphanedReference]
  /// The warnings about all snapshots, those that passed included.
  package let warnings: RunWarnings
  /// The references that no test asserted, although a test may use them; empty unless the run is complete.
  package let kept: [KeptReference]
  /// Whether tests of the run may still follow.
  package let isInProgress: Bool
  /// Whether a test was skipped, or did not end.
  package let hasOmittedTests: Bool
  /// The time at which a process wrote its last result; `nil` if unknown.
  package let time: Date?

  package init(
    processes: [RunProcess], items: [SnapshotItem], passed: [String], orphans: [OrphanedReference] = [],
    warnings: RunWarnings = .none, kept: [KeptReference] = [], isInProgress: Bool = false,
    hasOmittedTests: Bool = false, time: Date? = nil
  ) {
    self.time = time
    self.warnings = warnings
    self.processes = processes
    self.items = items
    self.passed = passed
    self.orphans = orphans
    self.kept = kept
    self.isInProgress = isInProgress
    self.hasOmittedTests = hasOmittedTests
  }

  /// The outcome with other items, passed snapshots or unused references.
  package func with(
    items: [SnapshotItem]? = nil, passed: [String]? = nil, orphans: [OrphanedReference]? = nil,
    kept: [KeptReference]? = nil
  ) -> RunOutcome {
    RunOutcome(
      processes: processes, items: items ?? self.items, passed: passed ?? self.passed,
      orphans: orphans ?? self.orphans, warnings: warnings, kept: kept ?? self.kept, isInProgress: isInProgress,
      hasOmittedTests: hasOmittedTests, time: time)
  }

  /// The outcome with snapshots counted as passed, because their actual values have become the references.
  package func passing(_ accepted: Set<String>) -> RunOutcome {
    accepted.isEmpty
      ? self
      : with(
        items: items.filter { item in !(item.snapshot.map(accepted.contains) ?? false) },
        passed: (passed + accepted).sorted())
  }

  /// Whether all tests ran, and are known.
  package var isComplete: Bool { incompleteness.isEmpty }

  /// The reasons why the run is not complete; empty if it is complete.
  package var incompleteness: [Incompleteness] {
    (isInProgress ? [.inProgress] : []) + problems
  }

  /// The reasons why the run is not complete, besides that it is in progress.
  package var problems: [Incompleteness] {
    // A process with an unreadable journal may have asserted something.
    let damages = processes.flatMap(\.damages)
    if items.isEmpty, passed.isEmpty, damages.isEmpty, processes.allSatisfy(\.hasEnded) { return [.nothingAsserted] }
    var reasons: [Incompleteness] = []
    let unfinished = processes.filter { !$0.hasEnded && !$0.isRunning }.map(\.journal)
    if !unfinished.isEmpty { reasons.append(.unfinished(journals: unfinished)) }
    let stopped = processes.filter { $0.hasEnded && $0.isFinished == false }.map(\.journal)
    if !stopped.isEmpty { reasons.append(.stopped(journals: stopped)) }
    if !damages.isEmpty { reasons.append(.damaged(damages)) }
    if processes.contains(where: { $0.isFiltered == true }) { reasons.append(.filtered) }
    guard !isInProgress else { return reasons }
    if processes.contains(where: { !$0.isRegistered && $0.damages.isEmpty }) { reasons.append(.unregistered) }
    if processes.contains(where: \.hasUnknownTests) { reasons.append(.testsUnknown) }
    return reasons + missingProcesses.map { .missing($0) }
  }

  /// The kinds of processes that a run lacks.
  private var missingProcesses: [TestProcessKind] {
    var missing: [TestProcessKind] = []
    for processes in Dictionary(grouping: processes, by: \.runFolder).values {
      let expected = processes.flatMap(\.expected)
      for kind in [TestProcessKind.xcTest, .swiftTesting] where expected.contains(kind) && !missing.contains(kind) {
        if !processes.contains(where: { $0.kind == kind }) { missing.append(kind) }
      }
    }
    return missing
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
  /// Whether the process is known to run.
  package var isRunning = false
  /// Whether only some tests were selected, as by `--filter`; `nil` if unknown.
  package let isFiltered: Bool?
  /// How the process takes part in the run; `nil` if it runs no tests.
  package var kind: TestProcessKind?
  /// Whether the journal was begun before the first test, so that every process of the run has one.
  package var isRegistered = true
  /// Whether `swift test` started the process.
  package var isOfSwiftTest = false
  /// The kinds of processes that the run must have.
  package var expected: [TestProcessKind] = []
  /// Whether the test framework ended its run; `nil` if unknown.
  package var isFinished: Bool?
  /// The lines that cannot be read.
  package var damages: [JournalDamage] = []

  /// Whether the framework did not report which tests it ran.
  fileprivate var hasUnknownTests: Bool {
    hasEnded && isFinished == nil && damages.isEmpty && (kind == .xcTest || kind == .swiftTesting)
  }

  var runFolder: String { artifacts + "/" + run }
}

/// A reference that no test uses.
package struct OrphanedReference: Hashable, Sendable {
  /// The path below the folder of references.
  package let snapshot: String
  /// The file, as an absolute path.
  package let path: String

  var isPicture: Bool { snapshot.hasSuffix(".png") }
}

/// A reference that no test asserted, although a test may use it.
package struct KeptReference: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The test that it is named after was skipped, or did not run to its end.
    case ownTest(String, TestOutcome)
    /// No test has its name, but a function that tests call may have, and not all tests ran to their end.
    case otherTests
    /// No test has its name, but its file declares such a function, which may be a test that was not compiled.
    case declared
    /// No test of its target ran, and the sources of the target are unknown.
    case otherTarget(String)
    /// A reference that a test used is a link to it.
    case targetOfLink
  }

  /// The path below the folder of references.
  package let snapshot: String
  package let reason: Reason

  /// Whether another run of the same tests would keep the reference, too.
  package var isUsed: Bool {
    switch reason {
    case .ownTest(_, .skipped), .declared, .otherTarget, .targetOfLink: true
    case .ownTest, .otherTests: false
    }
  }
}

extension KeptReference.Reason: CustomStringConvertible {
  /// A clause without a full stop.
  package var description: String {
    switch self {
    case .ownTest(let test, .skipped): "the test \(test) was skipped"
    case .ownTest(let test, .unfinished): "the test \(test) did not end"
    case .ownTest(let test, .failed), .ownTest(let test, .passed): "the test \(test) failed, perhaps before using it"
    case .otherTests: "a function that tests call may use it, and not all tests ran to their end"
    case .declared: "its file has a function of this name, which was not run as a test; `#if` may leave it out"
    case .otherTarget(let target): "no test of \(target) ran, and its sources are unknown"
    case .targetOfLink: "a reference that a test used is a link to it"
    }
  }
}

/// Why a run does not show which references are needed.
package enum Incompleteness: Hashable, Sendable {
  /// Tests may still follow.
  case inProgress
  /// No process asserted a snapshot.
  case nothingAsserted
  /// Processes crashed, were killed, or still run. `journals` contains the paths of their journals.
  case unfinished(journals: [String])
  /// Processes exited before their tests ended.
  case stopped(journals: [String])
  /// Lines of journals cannot be read.
  case damaged([JournalDamage])
  /// Only some tests were selected, as by `--filter`.
  case filtered
  /// Processes that crash before their first assertion leave no journal.
  case unregistered
  /// The test framework did not report which tests it ran.
  case testsUnknown
  /// No process ran the tests of a framework.
  case missing(TestProcessKind)
}

extension Incompleteness: CustomStringConvertible {
  /// A clause without a full stop.
  package var description: String {
    switch self {
    case .inProgress: "the run is still in progress"
    case .nothingAsserted: "no snapshot was asserted"
    case .unfinished(let journals):
      "\(journals.count == 1 ? "a process" : "\(journals.count) processes") did not end normally, or still "
        + "\(journals.count == 1 ? "runs" : "run")"
    case .stopped(let journals):
      "\(journals.count == 1 ? "a process" : "\(journals.count) processes") exited before all tests had ended"
    case .damaged(let damages):
      (damages.count == 1 ? "" : "\(damages.count) journals or lines of journals are damaged: ")
        + damages.prefix(5).map(\.description).joined(separator: ", ") + (damages.count > 5 ? ", …" : "")
    case .filtered: "only some of the tests ran"
    case .unregistered:
      "it is unknown whether a process crashed before its first assertion, because the journals of this run were not "
        + "begun when the processes started; set SNAPSHOT_ARTIFACTS to a folder for all of them"
    case .testsUnknown:
      "it is unknown which tests were skipped, because the test framework did not report it; leave out "
        + "--event-stream-output-path"
    case .missing(.swiftTesting): "the tests of Swift Testing did not run"
    case .missing: "the tests of XCTest did not run"
    }
  }
}
