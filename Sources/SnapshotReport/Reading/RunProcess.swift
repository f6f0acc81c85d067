/// One process of a run, as its journal tells of it.
public struct RunProcess: Hashable, Sendable {
  /// The journal, as an absolute path.
  public let journal: String
  /// The name of the run that the process belongs to.
  public let run: String
  /// The folder of artifacts that the journal lies in, as an absolute path.
  public let artifacts: String
  /// The folder of references, as an absolute path; nil where there is none.
  public let references: String?
  /// Whether the process ended in order; one that crashed, was killed, or still runs did not.
  public let hasEnded: Bool
  /// Whether the tests were chosen, as by `--filter`; nil where that is not known.
  public let isFiltered: Bool?
}
