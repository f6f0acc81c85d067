/// Why a run does not tell which references are needed.
package enum Incompleteness: Hashable, Sendable {
  /// No process asserted a snapshot.
  case nothingAsserted
  /// Processes crashed, were killed, or still run; with the paths of their journals.
  case unfinished(journals: [String])
  /// Some of the tests were chosen, as by `--filter`.
  case filtered
}

extension Incompleteness: CustomStringConvertible {
  /// A clause without a full stop.
  package var description: String {
    switch self {
    case .nothingAsserted: "no snapshot was asserted"
    case .unfinished(let journals):
      "\(journals.count == 1 ? "a process" : "\(journals.count) processes") did not end in order, or still "
        + "\(journals.count == 1 ? "runs" : "run")"
    case .filtered: "only some of the tests ran"
    }
  }
}

extension RunOutcome {
  /// Why the run is not complete; empty where it is, as far as that can be known.
  package var incompleteness: [Incompleteness] {
    if processes.isEmpty { return [.nothingAsserted] }
    let unfinished = processes.filter { !$0.hasEnded }.map(\.journal)
    var reasons: [Incompleteness] = []
    if !unfinished.isEmpty { reasons.append(.unfinished(journals: unfinished)) }
    if processes.contains(where: { $0.isFiltered == true }) { reasons.append(.filtered) }
    return reasons
  }
}
