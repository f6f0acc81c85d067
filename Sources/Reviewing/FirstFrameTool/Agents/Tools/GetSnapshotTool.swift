import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameLocalFiles
import FirstFrameRasterizer
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import Foundation

/// `get_snapshot`: the picture, the texts and the warnings of a snapshot.
struct GetSnapshotTool: AgentTool {
  let package: AgentPackage

  private static let parts = ["picture", "tree", "accessibility", "warnings"]

  let description = ToolDescription(
    name: "get_snapshot",
    summary: """
      Returns a snapshot: its picture (if the last run changed it, also the actual and difference pictures), the layout \
      tree as text, what assistive technology reads, warnings, and the place of its test. Lists the names if several \
      match. To draw a snapshot again, call run_tests.
      """,
    parameters: [
      ToolParameter(
        name: "snapshot", kind: .text,
        summary: "The path of a snapshot, such as CardTests/CardViewTests/new.png, or parts of it; * matches anything",
        isRequired: true),
      ToolParameter(name: "include", kind: .texts, summary: "Only these parts; all if left out", values: parts),
    ])

  func call(_ arguments: ToolArguments, progress: ProgressReporter) async throws -> ToolAnswer {
    let outcome = try package.outcome()
    let changes = try Review(ofRunIn: package.folders).pending.changes
    let references = ReferenceFiles(in: package.folders.references).paths
    let all = Set(references).union(changes.map(\.name.path)).union(outcome?.items.compactMap(\.snapshot) ?? [])
    let matches = Self.matches(arguments.text("snapshot") ?? "", among: all.sorted())
    guard let name = matches.first else {
      throw ToolFailure(
        "no snapshot matches; there are \(all.count), such as \(all.sorted().prefix(3).joined(separator: ", "))")
    }
    guard matches.count == 1 else {
      return ToolAnswer(text: AnswerText.limited(["Several match:"] + matches, to: 3000, hint: "name more of the path"))
    }
    let snapshot = ShownSnapshot(
      name: name, change: changes.first { $0.name.path == name },
      item: outcome?.items.first { $0.snapshot == name }, warnings: outcome?.warnings ?? .none, package: package)
    return ToolAnswer(snapshot.contents(Set(arguments.texts("include") ?? Self.parts)))
  }

  /// The path itself, or else the paths that it matches as a filter.
  static func matches(_ text: String, among paths: [String]) -> [String] {
    if paths.contains(text) { return [text] }
    let filter = SnapshotFilter(text)
    let matches = paths.filter(filter.matches)
    // A picture has the tree of the texts beside it.
    let pictures = matches.filter { $0.hasSuffix(".png") }
    return pictures.count == 1 && matches.count <= 4 ? pictures : matches
  }
}

/// A snapshot that is shown to an agent.
private struct ShownSnapshot {
  let name: String
  /// The pending change; `nil` if it is the same as its reference.
  let change: SnapshotChange?
  let item: SnapshotItem?
  let warnings: RunWarnings
  let package: AgentPackage

  func contents(_ parts: Set<String>) -> [ToolAnswer.Content] {
    var contents: [ToolAnswer.Content] = [.text(heading)]
    guard let data = value else { return contents + [.text("There is no file of it. Call run_tests.")] }
    guard name.hasSuffix(".png") else {
      let text = String(decoding: data, as: UTF8.self)
      return contents + [.text(AnswerText.limited(text, hint: "read \(path)"))]
    }
    if parts.contains("picture") { contents += pictures(data) }
    if let tree = Self.tree(of: data) {
      if parts.contains("tree") {
        contents.append(.text("Layout tree:\n" + AnswerText.limited(Self.shortened(tree.layoutDump()), hint: pathHint)))
      }
      if parts.contains("accessibility") {
        contents.append(
          .text(
            "Accessibility, in reading order:\n"
              + AnswerText.limited(tree.accessibilityDump(), to: 3000, hint: pathHint)))
      }
    } else if !parts.isDisjoint(with: ["tree", "accessibility"]) {
      contents.append(.text("The picture contains no layout tree."))
    }
    if parts.contains("warnings") { contents.append(.text(warningText)) }
    return contents
  }

  private var heading: String {
    let place = item.map { "\($0.test.file):\($0.test.line)" } ?? package.location(of: name)
    let state = item.map { ": \($0.kind.reportName)" } ?? (change == nil ? "" : ": pending, from an earlier run")
    let message = item.flatMap { $0.message.split(separator: "\n").first }.map { "\n" + $0.prefix(600) } ?? ""
    return "\(name)\(state)\(place.map { ", test at \($0)" } ?? "")\(message)"
  }

  /// The bytes of the actual value if it was kept, or else of the reference.
  private var value: Data? {
    change.flatMap { change in change.actual.flatMap(change.contents) }
      ?? (try? EnclosedFolder(package.folders.references).readWithoutLinks(name, limit: 64 << 20))
  }

  private var path: String { change?.actual ?? package.folders.references + "/" + name }

  private var pathHint: String { "call get_snapshot for a picture of a smaller component" }

  private func pictures(_ data: Data) -> [ToolAnswer.Content] {
    guard let change else { return AnswerPicture.contents("reference", data) }
    return change.shownFiles.flatMap { role, path -> [ToolAnswer.Content] in
      guard path.hasSuffix(".png"), let data = change.contents(of: path) else { return [] }
      return AnswerPicture.contents(role, data)
    }
  }

  private var warningText: String {
    let groups = warnings.groups.filter { $0.snapshots.contains(name) }
    guard !groups.isEmpty else { return "Warnings of the last run: none." }
    return "Warnings of the last run:\n"
      + AnswerText.limited(groups.map { "\($0.kind): \($0.example)" }, to: 2000, hint: "see the report")
  }

  private static func tree(of data: Data) -> LayoutNode? {
    (try? PNGFile(data: data)).flatMap { Provenance($0.metadata)?.layoutTree }
  }

  /// The lines without the outlines of paths, which can be long.
  private static func shortened(_ dump: String) -> String {
    dump.replacing(#/path "([^"]{40})[^"]*"/#) { "path \"\($0.1)…\"" }
  }
}
