import Foundation

/// A temporary folder with artifacts, journals and references, removed with the value.
final class ArtifactsFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.path + "/report-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: artifacts, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("\(path) stays: \(error)")
    }
  }

  var artifacts: String { path + "/artifacts" }
  var references: String { path + "/references" }

  /// A folder of artifacts beside the first, like that of another shard.
  func shard(_ number: Int) -> String { path + "/shard-\(number)" }

  func write(_ data: Data, to file: String) throws {
    let url = URL(fileURLWithPath: file)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func write(_ text: String, to file: String) throws {
    try write(Data(text.utf8), to: file)
  }

  /// Writes the journal of a process.
  func journal(_ lines: [String], ofProcess number: Int, in artifacts: String? = nil, run: String = "run") throws {
    let file = "\(artifacts ?? self.artifacts)/journal/\(run)/\(number).jsonl"
    try write(lines.map { $0 + "\n" }.joined(), to: file)
  }

  /// The line of a process's start.
  func start(isFiltered: Bool? = nil, format: Int = 1) -> String {
    let filtered = isFiltered.map { #","isFiltered":\#($0)"# } ?? ""
    return #"{"event":"start","format":\#(format)\#(filtered),"references":"\#(references)"}"#
  }

  let end = #"{"event":"end","failed":0,"matched":0,"undelivered":0}"#

  func matched(_ snapshot: String) -> String {
    #"{"event":"matched","snapshot":"\#(snapshot)"}"#
  }

  /// The line of a verdict. The values are put between quotes without escapes.
  func verdict(
    _ verdict: String, _ snapshot: String?, files: [String] = [], test: String = "card", line: Int = 9,
    message: String = "says why", more: String = ""
  ) -> String {
    let name = snapshot.map { #","snapshot":"\#($0)""# } ?? ""
    let artifacts = files.map { "\"\($0)\"" }.joined(separator: ",")
    return #"{"artifacts":[\#(artifacts)],"column":5,"event":"verdict","file":"A/CardTests.swift","line":\#(line),"#
      + #""message":"\#(message)"\#(name),"target":"A","test":"\#(test)","verdict":"\#(verdict)"\#(more)}"#
  }
}
