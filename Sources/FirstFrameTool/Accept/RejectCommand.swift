import ArgumentParser
import FirstFrameSnapshotReview
import FirstFrameSnapshots

/// Keeps references as they are.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Keep the references, and ask no more about what was drawn.",
    discussion: """
      What was accepted before is taken back. The tests go on failing until the code draws what the references show; \
      a picture that differs in another way is asked about again.
      """)

  @OptionGroup var choice: ChoiceOptions
  @OptionGroup var folders: FolderOptions

  func run() throws {
    let console = folders.console
    var desk = try ReviewDesk(folders.folders())
    let chosen = try choice.choose(among: desk.pending, waiting: desk.waiting(isQuiet: folders.quiet))
    var refused = 0
    for change in chosen {
      do {
        try desk.reject(change)
        console.remark("\(console.colored("rejected", .red)) \(change.name.path.printable)")
      } catch {
        refused += 1
        console.complain("Error: \(error)")
      }
    }
    if !chosen.isEmpty { try desk.saveDecisions() }
    console.remark(
      chosen.isEmpty
        ? "Nothing waits for a decision." : "The references stay. Mend what draws them, then run the tests again.")
    if refused > 0 { throw ExitCode(2) }
  }
}
