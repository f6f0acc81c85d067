import FirstFrameLocalFiles
import FirstFramePackagePorting
import FirstFramePreviewGallery
import FirstFrameSnapshots
import FirstFrameTextEscaping
import Foundation

/// A run of the program that draws the previews of a ported package, and its results.
struct PreviewRun {
  /// The folder of the original package.
  let package: URL
  let output: URL
  private var outputFolder: OwnedFolder
  let comparesSnapshots: Bool
  /// How the package's gallery presents itself.
  let gallery: GalleryConfiguration
  /// Whether settled states are drawn beside the first frames.
  let showsSettled: Bool
  private(set) var previews: [PreviewResult] = []
  /// The previews and views that are left out, because they do not compile.
  let undrawn: [OmittedParts.Part]

  /// Ports and builds a package, and draws its previews.
  init(of options: PortOptions, output: String?, comparesSnapshots: Bool, showsSettled: Bool) throws {
    var build = PortedBuild.previews(of: try options.packagePort())
    let scratch = build.port.scratch
    try build.port.claimScratch()
    outputFolder = try Self.folder(output.map { URL(fileURLWithPath: $0) }, for: options, in: scratch)
    self.output = URL(fileURLWithPath: outputFolder.path)
    // A font that cannot be used is reported before the build.
    let environment = try build.port.configuredEnvironment()
    let report = try build.run()
    guard !report.drawnPreviews.isEmpty || !build.undrawn.isEmpty else {
      throw PortError.noPreviews(path: options.package.path)
    }
    report.printFindings()
    let configuration = build.port.configuration
    package = options.package
    gallery = configuration.gallery ?? GalleryConfiguration()
    self.comparesSnapshots = comparesSnapshots
    self.showsSettled = showsSettled
    undrawn = build.undrawn
    try draw(report, device: configuration.device, environment: environment)
    try outputFolder.seal("pictures")
  }

  /// Writes the page.
  mutating func write(page: Data) throws { try outputFolder.write(page, to: "index.html") }

  /// What earlier versions wrote.
  private static let patterns: [PathPattern] = ["index.html", "previews.jsonl", "request.json", "pictures/*.png"]

  /// Opens the folder for the page, and removes the files of an earlier run.
  ///
  /// - Parameter scratch: The folder of the port, in which only the default folder may lie.
  private static func folder(
    _ output: URL?, for options: PortOptions, in scratch: URL
  ) throws -> OwnedFolder {
    let path = (output ?? scratch.appendingPathComponent("previews")).path
    let (environment, package) = (SnapshotEnvironment.process, options.package.path)
    let folders = SnapshotFolders(of: package + "/Package.swift", in: environment)
    var obstacle = ProtectedFolders(package: package, references: folders.references).obstacle(to: path)
    if let output, obstacle == nil {
      let place = FolderPlace(output.path)
      for (name, other) in [("port", scratch.path), ("artifacts", folders.artifacts)]
      where place.relation(to: FolderPlace(other)) != .separate {
        obstacle = "is, contains or lies in the folder of the \(name), \(other)"
      }
    }
    if let obstacle { throw OwnedFolderError.isProtected(path: path, obstacle: obstacle, .previews) }
    var folder = try OwnedFolder(
      path, for: .previews, adopting: output == nil ? patterns : [], isDefault: output == nil)
    try folder.requireOnlyListedFiles(in: ["pictures"])
    try folder.removeListedFiles()
    _ = try folder.makeFolder("pictures")
    try folder.add(["index.html", "previews.jsonl", "request.json"])
    return folder
  }

  // MARK: Drawing

  /// What the program is to do.
  private struct Request: Encodable {
    let output: String
    let device: String?
    /// The command that runs the program again, if pictures are compared with their references.
    let command: String?
    let skipped: [Int]
    let showsSettled: Bool
  }

  /// Runs the program, and again without the preview that ended it, until all others are drawn.
  private mutating func draw(_ report: PortReport, device: String?, environment: [String: String]) throws {
    let declared = report.drawnPreviews
    var skipped: Set<Int> = []
    var crashes: [Int: String] = [:]
    while skipped.count < declared.count {
      let ended = try runProgram(
        in: report.package,
        Request(
          output: output.path, device: device,
          command: comparesSnapshots ? "firstframe gallery --snapshot --package-path \(package.path)" : nil,
          skipped: skipped.sorted(), showsSettled: showsSettled),
        environment: environment, count: declared.count)
      let journal = PreviewJournalReader(folder: output)
      guard let reason = ended else { break }
      guard let last = journal.started.last, crashes[last] == nil else { throw PortError.previews(message: reason) }
      crashes[last] = reason
      skipped.formUnion(journal.started)
    }
    let results = PreviewJournalReader(folder: output).results
    let crashed = crashes.compactMap { index, reason -> PreviewResult? in
      guard declared.indices.contains(index) else { return nil }
      return PreviewResult(crashed: declared[index].preview, of: declared[index].target, number: index, reason: reason)
    }
    previews = (results.filter { crashes[$0.declaration] == nil } + crashed).enumerated()
      .sorted { ($0.element.declaration, $0.offset) < ($1.element.declaration, $1.offset) }.map(\.element)
  }

  /// Runs the program once.
  ///
  /// - Returns: Why it ended too early; `nil` if it drew everything.
  private func runProgram(
    in port: String, _ request: Request, environment: [String: String], count: Int
  ) throws -> String? {
    let file = output.appendingPathComponent("request.json")
    try JSONEncoder().encode(request).write(to: file)
    let program = URL(fileURLWithPath: port).appendingPathComponent(".build/debug/\(PreviewTarget.name)")
    let progress = PreviewProgress(folder: output, count: count)
    defer { progress.end() }
    let result = try ChildProcess(program, [file.path], environment: snapshotFolders.merging(environment) { $1 })
      .result()
    guard result.status != 0 else { return nil }
    let lines = result.errors.split(separator: "\n").map(String.init)
    let message = lines.first { $0.contains("Fatal error") } ?? lines.last ?? "status \(result.status)"
    if result.status == 2 { throw PortError.previews(message: message) }
    return message
  }

  /// The folders of references and artifacts, which belong to the original package.
  private var snapshotFolders: [String: String] {
    let environment = ProcessInfo.processInfo.environment
    func folder(_ variable: EnvironmentVariable, _ path: String) -> String {
      variable.value(in: environment).map { URL(fileURLWithPath: $0).path } ?? package.appendingPathComponent(path).path
    }
    return [
      EnvironmentVariable.references.name: folder(.references, "__Snapshots__") + "/Previews",
      EnvironmentVariable.artifacts.name: folder(.artifacts, ".build/snapshot-artifacts"),
    ]
  }

  // MARK: Results

  /// Whether a picture differs from its reference, or a preview could not be drawn.
  var hasFailures: Bool {
    previews.contains { $0.crash != nil || $0.comparisons.contains { !$0.isPassed } }
  }

  /// How many pictures were recorded, and how many do not match their references.
  private var comparisons: [String?] {
    guard comparesSnapshots else { return [] }
    let all = previews.flatMap(\.comparisons)
    let (recorded, failed) = (all.count { $0.verdict == "recorded" }, all.count { !$0.isPassed })
    return [
      recorded == 0 ? nil : "\(recorded.counted("picture")) recorded",
      failed == 0 ? "no picture differs" : "\(failed.counted("picture")) without an equal reference",
    ]
  }

  /// Lines for the console: what is wrong, and how much was drawn.
  var summary: [String] {
    let details = previews.flatMap { preview in
      let messages =
        [preview.crash.map { "crashed: \($0)" }].compactMap { $0 } + preview.findings
        + preview.omissions.map { "\($0.name) is not drawn (\($0.place))" }
        + preview.comparisons.filter { !$0.isPassed }.map { $0.message ?? $0.verdict }
      return messages.map { "\(preview.place): \(preview.name): \($0)" }
    }
    let drawn = previews.count { !$0.pictures.isEmpty }
    let omissions = previews.reduce(0) { $0 + $1.omissions.count } + undrawn.count
    let findings = previews.reduce(0) { $0 + $1.findings.count }
    let counts =
      [
        "\(drawn.counted("preview")) drawn", findings.counted("finding"),
        omissions == 0 ? nil : "\(omissions.counted("use")) of SwiftUI not drawn",
      ] + comparisons
    return details + [counts.compactMap { $0 }.joined(separator: ", ") + "."]
  }
}
