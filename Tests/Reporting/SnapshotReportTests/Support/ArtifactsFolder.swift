import FirstFrameLocalFiles
import Foundation

/// A temporary folder with artifacts, journals and references, removed when the object is deallocated.
final class ArtifactsFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.path + "/report-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: artifacts, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("\(path) could not be removed: \(error)")
    }
  }

  var artifacts: String { path + "/artifacts" }
  var references: String { path + "/references" }

  /// Returns the path of another folder of artifacts, like the folder of a shard.
  func shard(_ number: Int) -> String { path + "/shard-\(number)" }

  func write(_ data: Data, to file: String) throws {
    let url = URL(fileURLWithPath: file)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func write(_ text: String, to file: String) throws {
    try write(Data(text.utf8), to: file)
  }

  /// Writes the journal of a process. The last line gets the number and the digest of the others.
  func journal(_ lines: [String], ofProcess number: Int, in artifacts: String? = nil, run: String = "run") throws {
    let file = "\(artifacts ?? self.artifacts)/journal/\(run)/\(number).jsonl"
    var lines = lines
    if lines.first?.contains("\"format\":2") == true, let end = lines.last, end.hasPrefix("{\"event\":\"end\"") {
      let others = Data(lines.dropLast().map { $0 + "\n" }.joined().utf8)
      let digest = others.withUnsafeBytes { StableDigest(of: $0) }.text
      lines[lines.count - 1] = #"{"digest":"\#(digest)","lines":\#(lines.count - 1),"# + end.dropFirst()
    }
    try write(lines.map { $0 + "\n" }.joined(), to: file)
  }

  /// Returns the journal line of the start of a process, which by default is the only one of its run.
  func start(
    isFiltered: Bool? = nil, format: Int = 2, process: String = "SwiftTesting", expected: String? = "[]",
    isRegistered: Bool = true
  ) -> String {
    let filtered = isFiltered.map { #","isFiltered":\#($0)"# } ?? ""
    let keys =
      (expected.map { #""expected":\#($0),"# } ?? "") + #""format":\#(format)\#(filtered)"#
      + (isRegistered ? #","isRegistered":true"# : "") + #","process":"\#(process)""#
    return #"{"event":"start",\#(keys),"references":"\#(references)"}"#
  }

  let end = #"{"event":"end","failed":0,"isFinished":true,"matched":0,"undelivered":0}"#

  /// Returns the journal line of the tests of one file.
  func tests(_ outcome: String, _ names: [String], target: String = "A", file: String? = "A/CardTests.swift") -> String
  {
    let names = names.map { "\"\($0)\"" }.joined(separator: ",")
    return
      #"{"event":"tests",\#(file.map { #""file":"\#($0)","# } ?? "")"\#(outcome)":[\#(names)],"target":"\#(target)"}"#
  }

  func matched(_ snapshot: String) -> String {
    #"{"event":"matched","snapshot":"\#(snapshot)"}"#
  }

  /// Returns the journal line of a verdict. The values are not escaped.
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
