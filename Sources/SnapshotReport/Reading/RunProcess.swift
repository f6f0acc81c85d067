/// One process of a run, as its journal tells of it.
package struct RunProcess: Hashable, Sendable {
  /// The journal, as an absolute path.
  package let journal: String
  /// The name of the run that the process belongs to.
  package let run: String
  /// The folder of artifacts that the journal lies in, as an absolute path.
  package let artifacts: String
  /// The folder of references, as an absolute path; nil where there is none.
  package let references: String?
  /// Whether the process ended in order; one that crashed, was killed, or still runs did not.
  package let hasEnded: Bool
  /// Whether the tests were chosen, as by `--filter`; nil where that is not known.
  package let isFiltered: Bool?
}
