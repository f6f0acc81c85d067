import FirstFrameSeededRandomness
import FirstFrameSnapshotReport
import FirstFrameSnapshots
import Foundation

/// Damaged journals, read and written as a report.
struct JournalInput: InputKind {
  static let name = "journal"

  private let scratch: ScratchFolder

  init(scratch: ScratchFolder) throws {
    self.scratch = scratch
    // Artifacts that the journal names.
    try scratch.write(Array("a\n".utf8), to: "artifacts/A/B/t.txt/actual.txt")
    try scratch.write(Array("b\n".utf8), to: "artifacts/A/B/t.txt/reference.txt")
  }

  func input(_ random: inout SeededGenerator) -> HostileInput {
    let mutation = InputMutation(donors: [Array(Self.file.utf8)], tokens: Self.tokens)
    return HostileInput(
      path: "artifacts/journal/1-2/1.jsonl", bytes: mutation.mutated(Array(Self.file.utf8), &random))
  }

  func read(_ input: HostileInput) throws {
    let file = try scratch.write(input.bytes, to: input.path)
    let artifacts = scratch.url.appendingPathComponent("artifacts").path
    do {
      let outcome = try RunReader(artifacts: [artifacts]).outcome()
      try ReportWriter(folder: scratch.url.appendingPathComponent("report").path).write(outcome)
      _ = ReportCounts(of: outcome).sentence
    } catch let error as ReadingError {
      if case .noJournal = error { throw InputFault.invalidResult("\(error)") }
      guard "\(error)".contains(file.path) else { throw InputFault.invalidResult("no file in: \(error)") }
      throw error
    }
  }

  private static let file = ##"""
    {"event":"start","format":2,"references":"/tmp/none","isFiltered":false,"shard":"1/2","process":"SwiftTesting","isRegistered":true,"expected":["SwiftTesting"]}
    {"event":"matched","snapshot":"A/B/ok.png"}
    {"event":"verdict","verdict":"mismatched","target":"A","file":"A/B.swift","test":"t","line":3,"column":5,"snapshot":"A/B/t.txt","artifacts":["reference.txt","actual.txt","nodes.json"],"differingPixels":4,"totalPixels":100,"box":[1,2,3,4],"change":"moved","message":"It differs."}
    {"event":"verdict","verdict":"failed","target":"A","file":"A/B.swift","test":"u","line":9,"column":5,"artifacts":[],"message":"It failed."}
    {"event":"verdict","verdict":"recorded","target":"A","file":"A/B.swift","test":"v","line":9,"column":5,"snapshot":"A/B/v.png","artifacts":[],"message":"Recorded."}
    {"event":"delivery","verdict":"failed","delivered":"anotherTest","deliveredTo":"w","file":"A/B.swift","test":"u","line":9,"column":5}
    {"event":"tests","target":"A","file":"A/B.swift","passed":["t"],"skipped":["u"]}
    {"event":"end","matched":1,"failed":3,"undelivered":1,"isFinished":true,"lines":8,"digest":"0123456789abcdef"}

    """##

  private static let tokens = [
    "\n", "null", "{}", "{\"event\":\"end\",\"matched\":1,\"failed\":9223372036854775807,\"undelivered\":-1}\n",
    "\"..\"",
    "../../..", "/etc", "\\u0000", "\u{0}", "\"box\":[]", "\"box\":[1]", "\"totalPixels\":0",
    "\"shard\":\"1/9223372036854775807\"",
    "\"snapshot\":\"\"", "]]>", "</script>", "&", "\"line\":-1", "\"format\":3",
  ]
}
