/// What one build of the tests has recorded into a source, so that places compiled into it are found again.
///
/// Recording moves what stands below. Other processes of a run, and later runs of the same build, read here by how
/// much; the next build has new places, and begins a new ledger.
struct RecordingLedger: Codable, Sendable {
  let build: BuildIdentity
  /// The source as it was built.
  let compiled: SourceText
  /// What was recorded, in order.
  private(set) var edits: [SourceEdit] = []
  /// The source before the last edit, which is on disk where the process was ended between ledger and source.
  private(set) var previous: SourceText
  /// The source after the last edit.
  private(set) var current: SourceText

  init(build: BuildIdentity, compiled: SourceText) {
    self.build = build
    self.compiled = compiled
    previous = compiled
    current = compiled
  }

  /// The ledger as of when the source was as it is now; nil where it never was.
  func rewound(to source: SourceText) -> RecordingLedger? {
    if source == current { return self }
    var ledger = RecordingLedger(build: build, compiled: compiled)
    if source == compiled { return ledger }
    guard source == previous else { return nil }
    ledger.edits = edits.dropLast()
    ledger.previous = previous
    ledger.current = previous
    return ledger
  }

  /// Notes an edit, after which the source will be another.
  mutating func append(_ edit: SourceEdit, resultingIn source: SourceText) {
    edits.append(edit)
    previous = current
    current = source
  }

  /// Where a compiled place is now, in bytes of UTF-8; nil where the compiled source has no such place.
  func offset(line: Int, column: Int) -> Int? {
    edits.reduce(compiled.offset(line: line, column: column)) { place, edit in
      place.flatMap(edit.moved)
    }
  }
}
