import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTextEscaping
import Foundation

/// `list_pending`: the changes that need a decision.
struct ListPendingTool: AgentTool {
  let package: AgentPackage

  let description = ToolDescription(
    name: "list_pending",
    summary: """
      Lists the changed and new snapshots of the last run that nobody has accepted or rejected, with a record of each \
      change, and the failures that cannot be accepted, such as blank frames.
      """,
    parameters: [
      ToolParameter(name: "records", kind: .count, summary: "The number of changes with records; 5 if left out")
    ])

  func call(_ arguments: ToolArguments, progress: ProgressReporter) async throws -> ToolAnswer {
    let review = try Review(ofRunIn: package.folders)
    let undecided = review.undecided()
    let recorded = arguments.count("records") ?? 5
    let records = ChangeRecords(
      undecided.filter { $0.kind == .mismatched }.prefix(recorded).map(\.subject),
      references: package.folders.references)
    let changes = undecided.map { change in
      let record = records[change.name.path].flatMap { try? $0.json() }
      let text = record.map { " " + String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines) } ?? ""
      return "\(change.kind.reportName) \(change.name.path)\(text)"
    }
    let failures = review.pending.failures.map {
      "\($0.kind.reportName), cannot be accepted: \($0.identifier): \($0.obstacle)"
    }
    let unknown = review.pending.unknown.map { "from an earlier run; run its test again: \($0)" }
    let lines = changes + failures + unknown
    return ToolAnswer(
      text: lines.isEmpty
        ? "No decisions are pending." : AnswerText.limited(lines, hint: "decide on these first, or set `records` to 0"))
  }
}

/// `accept`: makes actual values the references, if a person allowed it.
struct AcceptTool: AgentTool {
  let package: AgentPackage
  /// Whether the server was started with `--allow-accept`.
  let isAllowed: Bool

  let description = ToolDescription(
    name: "accept",
    summary: """
      Makes the actual pictures and texts of the named snapshots the new references. Accept only a change that you can \
      explain, after looking at it. Refused unless a person started the server with --allow-accept.
      """,
    parameters: [
      ToolParameter(
        name: "snapshots", kind: .texts,
        summary: "The whole paths of the snapshots, such as CardTests/CardViewTests/new.png; no patterns",
        isRequired: true)
    ], isReadOnly: false)

  func call(_ arguments: ToolArguments, progress: ProgressReporter) async throws -> ToolAnswer {
    let names = arguments.texts("snapshots") ?? []
    guard !names.isEmpty else { throw ToolFailure("name the snapshots; list_pending lists them") }
    guard isAllowed else {
      throw ToolFailure(
        "accepting is not allowed: this server was started without --allow-accept. Describe the changes to a person, who "
          + "can type: firstframe accept \(names.map(\.quotedForShell).joined(separator: " "))")
    }
    var review = try Review(package.folders)
    let pending = Dictionary(review.pending.changes.map { ($0.name.path, $0) }, uniquingKeysWith: { first, _ in first })
    // All names are checked before anything is written.
    let unknown = names.filter { pending[$0] == nil }
    guard unknown.isEmpty else {
      throw ToolFailure(
        "nothing was accepted, because these are not the whole paths of pending snapshots: "
          + "\(unknown.prefix(10).joined(separator: ", ")); list_pending lists them")
    }
    var lines: [String] = []
    var isComplete = true
    for change in Set(names).sorted().compactMap({ pending[$0] }) {
      do throws(ReviewError) {
        try review.accept(change)
        lines.append("accepted \(change.name.path)")
      } catch {
        isComplete = false
        lines.append("not accepted: \(error)")
      }
    }
    try review.saveDecisions()
    var answer = ToolAnswer(text: AnswerText.limited(lines, hint: "call list_pending"))
    answer.isError = !isComplete
    return answer
  }
}
