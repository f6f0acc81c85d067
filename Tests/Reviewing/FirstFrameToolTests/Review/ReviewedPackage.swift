import FirstFrameImaging
import FirstFrameLocalFiles
import FirstFrameProgramTesting
import Foundation

/// A package with pending snapshots: references, artifacts and journals in the format of `Documentation/Journal.md`.
final class ReviewedPackage: Sendable {
  private let temporary: TemporaryFolder
  /// The absolute path of the package, without symbolic links.
  let folder: String
  var references: String { folder + "/__Snapshots__" }
  var artifacts: String { folder + "/.build/snapshot-artifacts" }

  init() throws {
    temporary = try TemporaryFolder()
    folder = temporary.url.resolvingSymlinksInPath().path
    try write("// swift-tools-version: 6.1\n", to: folder + "/Package.swift")
    try FileManager.default.createDirectory(atPath: references, withIntermediateDirectories: true)
  }

  /// Returns the PNG of a gray picture of 8 x 8 pixels.
  static func picture(_ level: UInt8) throws -> Data {
    let color = PremultipliedColor(Color(red: level, green: level, blue: level))
    return try Bitmap(size: PixelSize(width: 8, height: 8), color: color).pngData()
  }

  /// A snapshot of a run: a line of the journal, and artifacts unless it matched.
  struct Snapshot {
    let path: String
    /// The verdict in the journal: `matched`, `mismatched`, `missing` or `blank`.
    var verdict = "mismatched"
    var reference: Data?
    var actual: Data?
    var isInline = false
    var change: String?
    /// Whether the failure is a known issue.
    var isKnown = false
  }

  static func changed(_ path: String, change: String? = nil) throws -> Snapshot {
    Snapshot(path: path, reference: try picture(10), actual: try picture(200), change: change)
  }

  static func new(_ path: String) throws -> Snapshot {
    Snapshot(path: path, verdict: "missing", actual: try picture(200))
  }

  /// Writes references, artifacts and the journal of a process.
  ///
  /// - Parameters:
  ///   - ends: Whether the process ended normally.
  ///   - firstLineKeys: Further keys of the first line, such as `"isFiltered":true,`.
  ///   - tests: A line of the tests of a file.
  ///   - writesReferences: Whether to write the references, too.
  func addRun(
    _ snapshots: [Snapshot], in artifacts: String? = nil, run: String = "run", process: Int = 7, ends: Bool = true,
    firstLineKeys: String = #""isFiltered":false,"#, tests: String? = nil, writesReferences: Bool = true
  ) throws {
    let artifacts = artifacts ?? self.artifacts
    let registration = #""expected":[],"format":2,"isRegistered":true,"process":"SwiftTesting","#
    var lines = [#"{"event":"start",\#(registration)\#(firstLineKeys)"references":"\#(references)"}"#]
    for snapshot in snapshots {
      lines.append(line(for: snapshot))
      if snapshot.isKnown { lines.append(delivery(of: snapshot)) }
      if writesReferences, let reference = snapshot.reference {
        try write(reference, to: references + "/" + snapshot.path)
      }
      guard snapshot.verdict != "matched" else { continue }
      let type = "." + (snapshot.path as NSString).pathExtension
      let sides = [("reference", snapshot.reference), ("actual", snapshot.actual)]
      for (role, data) in sides { try data.map { try write($0, to: "\(artifacts)/\(snapshot.path)/\(role)\(type)") } }
    }
    if let tests { lines.append(tests) }
    if ends {
      lines = Self.sealed(lines + [#"{"event":"end","failed":0,"isFinished":true,"matched":0,"undelivered":0}"#])
    }
    try write(lines.map { $0 + "\n" }.joined(), to: "\(artifacts)/journal/\(run)/\(process).jsonl")
  }

  /// The lines of a journal of format 2, whose last line has the number and the digest of the others.
  static func sealed(_ lines: [String]) -> [String] {
    let others = Data(lines.dropLast().map { $0 + "\n" }.joined().utf8)
    let digest = others.withUnsafeBytes { StableDigest(of: $0) }.text
    let keys = #""digest":"\#(digest)","lines":\#(lines.count - 1),"#
    return lines.dropLast() + [lines.last.map { "{" + keys + $0.dropFirst() }].compactMap { $0 }
  }

  /// Returns the journal line that marks the failure as a known issue.
  private func delivery(of snapshot: Snapshot) -> String {
    #"{"column":5,"delivered":"knownIssue","event":"delivery","file":"T/F.swift","line":9,"#
      + #""snapshot":"\#(snapshot.path)","test":"test","verdict":"\#(snapshot.verdict)"}"#
  }

  /// Returns the journal line of the verdict.
  private func line(for snapshot: Snapshot) -> String {
    guard snapshot.verdict != "matched" else { return #"{"event":"matched","snapshot":"\#(snapshot.path)"}"# }
    let type = (snapshot.path as NSString).pathExtension
    let files = [snapshot.reference.map { _ in "reference" }, snapshot.actual.map { _ in "actual" }]
      .compactMap { $0 }.map { "\"\($0).\(type)\"" }.joined(separator: ",")
    let change = snapshot.change.map { #""change":"\#($0)","# } ?? ""
    let inline = snapshot.isInline ? #""isInline":true,"# : ""
    return #"{"artifacts":[\#(files)],"box":[0,0,8,8],\#(change)"column":5,"differingPixels":64,"event":"verdict","#
      + #""file":"T/F.swift",\#(inline)"line":9,"message":"says why","snapshot":"\#(snapshot.path)","target":"T","#
      + #""test":"test","totalPixels":64,"verdict":"\#(snapshot.verdict)"}"#
  }

  func write(_ data: Data, to file: String) throws {
    let url = URL(fileURLWithPath: file)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func write(_ text: String, to file: String) throws {
    try write(Data(text.utf8), to: file)
  }

  /// Returns the bytes of a reference; `nil` if there is none.
  func reference(_ path: String) -> Data? {
    FileManager.default.contents(atPath: references + "/" + path)
  }

  /// Returns the bytes of every file in the folder, by path.
  func files(below folder: String? = nil) -> [String: Data] {
    let folder = folder ?? references
    let paths = FileManager.default.subpaths(atPath: folder) ?? []
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        FileManager.default.contents(atPath: folder + "/" + path).map { (path, $0) }
      })
  }

  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Program.Result {
    try Program.firstframe.run(arguments, in: folder, environment: environment)
  }
}
