import FirstFrameLocalFiles
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import Foundation

/// `run_tests`: runs tests, and describes what changed.
struct RunTestsTool: AgentTool {
  let package: AgentPackage

  let description = ToolDescription(
    name: "run_tests",
    summary: """
      Builds, runs the tests, and returns what needs attention: for each changed snapshot a record with the changed nodes \
      and the likely causes in the sources, and the reference, actual and difference pictures of the first ones. Records \
      no references.
      """,
    parameters: [
      ToolParameter(
        name: "filter", kind: .text,
        summary: "A regular expression for names of tests, as for `swift test --filter`; all tests if left out"),
      ToolParameter(
        name: "pictures", kind: .count, summary: "The number of changed snapshots to show as pictures; 1 if left out"),
    ])

  func call(_ arguments: ToolArguments, progress: ProgressReporter) async throws -> ToolAnswer {
    let filter = arguments.text("filter").map { ["--filter", $0] } ?? []
    let run = "agent-\(UUID().uuidString)"
    let environment = [
      // The mode of the environment outranks the one of the code, so nothing is recorded.
      EnvironmentVariable.record.name: "never", EnvironmentVariable.runID.name: run,
    ]
    let result = try await package.run(
      try package.tests.command() + filter, environment: environment, progress: progress)
    let output = result.text + "\n" + result.errors
    let outcome = try package.outcome().flatMap { outcome in
      outcome.processes.contains { $0.run == run } ? outcome : nil
    }
    let report = AgentReport(
      outcome: outcome, output: output, status: result.status, isFiltered: !filter.isEmpty, package: package)
    return ToolAnswer(report.contents(pictureCount: arguments.count("pictures") ?? 1))
  }
}

/// The result of a run for an agent.
struct AgentReport {
  /// The result from the journals; `nil` if no test took a snapshot.
  let outcome: RunOutcome?
  /// What `swift test` printed.
  let output: String
  let status: Int32
  /// Whether only some tests were to run.
  let isFiltered: Bool
  let package: AgentPackage

  /// What needs attention, as lines of JSON, then pictures.
  func contents(pictureCount: Int) -> [ToolAnswer.Content] {
    let items = outcome?.items ?? []
    let records = ChangeRecords(items.compactMap(Self.subject), references: package.folders.references)
    let changed = Set(items.compactMap(\.snapshot))
    let lines = items.map { item in
      line(for: item, record: item.snapshot.flatMap { records[$0] }, picture: Self.picture(of: item, among: changed))
    }
    let hint = "call list_pending or get_snapshot, or run fewer tests with `filter`"
    let text = ([summary] + otherFailures(besides: items)).joined(separator: "\n")
    let listed = lines.isEmpty ? [] : [ToolAnswer.Content.text(AnswerText.limited(lines, hint: hint))]
    let pictured = items.filter { $0.files.actual?.hasSuffix(".png") == true }
    return [.text(text)] + listed + pictured.prefix(pictureCount).flatMap(Self.pictures)
  }

  private var summary: String {
    let result = status == 0 ? "The tests passed." : "The tests failed."
    guard let outcome else {
      return status == 0 ? "\(result) None of them took a snapshot." : "\(result) Status: \(status)."
    }
    let notes = outcome.problems.filter { !isFiltered || $0 != .filtered }.map { " Note: \($0)." }.joined()
    let warnings = outcome.warnings.groups.prefix(3).map { "\nwarning, \($0.extent): \($0.kind)" }.joined()
    return "Snapshots: \(ReportCounts(of: outcome).sentence). \(result)\(notes)\(warnings)"
  }

  /// Errors of the build, and failures of tests without a changed snapshot.
  private func otherFailures(besides items: [SnapshotItem]) -> [String] {
    guard status != 0 else { return [] }
    let errors = BuildErrors.lines(of: output, in: package.folder)
    if outcome == nil, !errors.isEmpty {
      return [AnswerText.limited(errors, to: 3000, hint: "run `swift build --build-tests` in a terminal")]
    }
    let known = Set(items.map(\.test.function))
    let messages = TestFailures(output: output).messages.filter { name, _ in
      let function = name.split(separator: ".").last.map(String.init) ?? name
      return !known.contains(String(function.prefix { $0 != "(" }))
    }
    let lines = messages.sorted { $0.key < $1.key }.map { "failed: \($0.key): \($0.value)" }
    guard !lines.isEmpty || !items.isEmpty else {
      return [AnswerText.limited(output.split(separator: "\n").suffix(15).map(String.init), to: 2000, hint: "")]
    }
    return lines.isEmpty ? [] : [AnswerText.limited(lines, to: 2000, hint: "use `filter`")]
  }

  /// A line of JSON.
  ///
  /// - Parameter picture: The changed picture of the same value, whose record says what changed.
  private func line(for item: SnapshotItem, record: ChangeRecord?, picture: String?) -> String {
    let hasRecord = record != nil && picture == nil
    let line = ItemLine(
      kind: item.kind.reportName, snapshot: hasRecord ? nil : item.snapshot,
      test: record == nil ? "\(item.test.file):\(item.test.line) \(item.test.function)" : nil,
      message: record == nil ? String(item.message.prefix(400)) : nil, sameChangeAs: picture,
      record: hasRecord ? record : nil)
    return (try? line.json()).map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines) } ?? ""
  }

  private struct ItemLine: Encodable {
    let kind: String
    let snapshot: String?
    let test: String?
    let message: String?
    let sameChangeAs: String?
    let record: ChangeRecord?
  }

  /// The picture of the value that a text describes, if it changed, too.
  private static func picture(of item: SnapshotItem, among changed: Set<String>) -> String? {
    guard item.kind == .mismatched, let path = item.snapshot else { return nil }
    return DumpFormat(ofPath: path).map { $0.picturePath(ofDump: path) }.flatMap { changed.contains($0) ? $0 : nil }
  }

  private static func subject(of item: SnapshotItem) -> ChangeSubject? {
    guard item.kind == .mismatched, let snapshot = item.snapshot else { return nil }
    let nodes = item.files.nodes.flatMap { try? item.files.contents(of: $0) }
    return ChangeSubject(snapshot: snapshot, test: item.test, change: item.change, nodes: nodes)
  }

  private static func pictures(of item: SnapshotItem) -> [ToolAnswer.Content] {
    let files = [
      ("reference", item.files.reference), ("actual", item.files.actual), ("difference", item.files.difference),
    ]
    return files.flatMap { role, path -> [ToolAnswer.Content] in
      guard let path, path.hasSuffix(".png"), let data = try? item.files.contents(of: path) else { return [] }
      return AnswerPicture.contents("\(item.identifier), \(role)", data)
    }
  }
}
