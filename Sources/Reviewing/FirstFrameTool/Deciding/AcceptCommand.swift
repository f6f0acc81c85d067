import ArgumentParser
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import FirstFrameTextEscaping

/// Makes the actual pictures and texts of failed tests the new references.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Make the actual pictures and texts of failed tests the new references.",
    discussion: """
      References are replaced atomically, and only below __Snapshots__. References that changed since their test ran \
      are not replaced, unless --force is given. Files that are no references, such as pointer files of Git LFS, are \
      replaced only if they are named, with --force.

      Example: firstframe accept 'ScoreTests/ScoreViewTests/tennis.png'
      """)

  @OptionGroup var choice: ChoiceOptions
  @OptionGroup var folders: FolderOptions

  @Flag(help: "Replace references that changed since their test ran, and named files that are no references, too.")
  var force = false

  func run() throws {
    let console = folders.console
    var review = try Review(folders.folders())
    let chosen = try choice.choose(among: review.pending, undecided: review.undecided(isQuiet: folders.quiet))
    var accepted: [SnapshotChange] = []
    var refused = 0
    let bar = ProgressBar("Accepting", total: chosen.count, isQuiet: folders.quiet)
    for change in chosen {
      defer { bar.advance() }
      if review.isAccepted(change) {
        console.note("\(change.name.path) is already accepted")
        continue
      }
      do {
        // A file that is no reference may be the only copy of something, so a person has to name it.
        try review.accept(change, force: force, overwritesForeignFiles: force && !choice.all)
        accepted.append(change)
        console.note("\(console.colored("accepted", .green)) \(change.name.path)")
      } catch {
        refused += 1
        console.warn("Error: \(error)")
      }
    }
    bar.end()
    if !accepted.isEmpty {
      try review.saveDecisions()
      review.refreshReport()
    }
    for problem in review.pending.incompleteness {
      // Changes that are missing for this reason were not accepted.
      if case .damaged = problem { console.warn("Warning: \(problem.description).") }
    }
    console.note(summary(accepted: accepted.count, among: chosen.count, below: review.folders.references))
    if let sentence = TestsToRerun(of: accepted).sentence { console.note("\(lines: sentence)") }
    if !accepted.isEmpty, chosen.contains(where: { $0.kind == .unmerged }) {
      console.note(
        "When all references of the merge are decided, type: git add \(review.folders.references.quotedForShell)")
    }
    if refused > 0 { throw ExitCode(2) }
  }

  private func summary(accepted: Int, among count: Int, below references: String) -> TerminalText {
    if count == 0 { return "No decisions are pending." }
    return "Wrote \(accepted.counted("reference")) below \(references)."
  }
}

/// Keeps the references of changed snapshots.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Keep the references, and mark the changes as rejected.",
    discussion: """
      Accepted changes are reverted. The tests fail until the code draws what the references show. A snapshot that \
      differs in another way is pending again.

      Example: firstframe reject '*dark*'
      """)

  @OptionGroup var choice: ChoiceOptions
  @OptionGroup var folders: FolderOptions

  func run() throws {
    let console = folders.console
    var review = try Review(folders.folders())
    let chosen = try choice.choose(among: review.pending, undecided: review.undecided(isQuiet: folders.quiet))
    var refused = 0
    for change in chosen {
      do {
        try review.reject(change)
        console.note("\(console.colored("rejected", .red)) \(change.name.path)")
      } catch {
        refused += 1
        console.warn("Error: \(error)")
      }
    }
    if !chosen.isEmpty {
      try review.saveDecisions()
      review.refreshReport()
    }
    console.note(
      chosen.isEmpty
        ? "No decisions are pending." : "The references are unchanged. Fix the code, then run the tests again.")
    if refused > 0 { throw ExitCode(2) }
  }
}
