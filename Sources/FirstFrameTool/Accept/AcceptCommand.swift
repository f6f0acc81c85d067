import ArgumentParser
import FirstFrameSnapshotReview
import FirstFrameSnapshots

/// Makes what was drawn the reference.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Make what failed tests drew the new references.",
    discussion: """
      References are replaced whole or not at all, and only below __Snapshots__. One that changed since its test ran is \
      left alone, unless --force is given.
      """)

  @OptionGroup var choice: ChoiceOptions
  @OptionGroup var folders: FolderOptions

  @Flag(help: "Accept also where the reference changed since the picture was drawn.")
  var force = false

  func run() throws {
    let console = folders.console
    var desk = try ReviewDesk(folders.folders())
    let chosen = try choice.choose(among: desk.pending, waiting: desk.waiting(isQuiet: folders.quiet))
    var (accepted, refused) = (0, 0)
    let bar = ProgressBar("Accepting", total: chosen.count, isQuiet: folders.quiet)
    for change in chosen {
      defer { bar.advance() }
      if desk.isAccepted(change) {
        console.remark("\(change.name.path.printable) was accepted before")
        continue
      }
      do {
        try desk.accept(change, force: force)
        accepted += 1
        console.remark("\(console.colored("accepted", .green)) \(change.name.path.printable)")
      } catch {
        refused += 1
        console.complain("Error: \(error)")
      }
    }
    bar.end()
    if accepted > 0 { try desk.saveDecisions() }
    console.remark(summary(accepted: accepted, among: chosen.count, below: desk.folders.references))
    if refused > 0 { throw ExitCode(2) }
  }

  private func summary(accepted: Int, among count: Int, below references: String) -> String {
    if count == 0 { return "Nothing waits for a decision." }
    return accepted == 1
      ? "Wrote 1 reference below \(references). Run the tests again to see it pass."
      : "Wrote \(accepted) references below \(references)."
        + (accepted > 0 ? " Run the tests again to see them pass." : "")
  }
}
