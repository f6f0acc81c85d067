import ArgumentParser
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// Shows pending snapshots one by one, and carries out decisions.
struct ReviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Look at the changes of failed tests, and accept or reject them.",
    discussion: """
      In the terminal, with these keys: a accept, A accept all with the same change, r reject, s skip, n next, \
      d next view, o open the pictures, e open the source, u undo, ? help, q quit. A later review continues where this \
      one stopped. With --web, in a browser on this machine. Exits with 0 if every change is decided, and with 1 if not.

      Example: firstframe review --web
      """)

  @OptionGroup var folders: FolderOptions

  @Option(help: "How the terminal shows pictures: kitty, iterm2, sixel, blocks or none (default: detected).")
  var pictures: PictureOption?

  @Flag(help: "Serve the report to a browser on this machine, with buttons to accept.")
  var web = false

  @Option(help: ArgumentHelp("The port for --web (default: any free port).", valueName: "number"))
  var port: Int?

  func validate() throws {
    if !web, port != nil { throw ValidationError("--port is for --web.") }
    if web, pictures != nil { throw ValidationError("--pictures is for the terminal, not for --web.") }
  }

  func run() async throws {
    if web {
      guard let number = UInt16(exactly: port ?? 0) else { throw ReviewCommandError.noPort(port ?? 0) }
      try await WebReview(folders: folders.folders(), console: folders.console).serve(port: number)
      return
    }
    var review = try Review(folders.folders())
    let undecided = review.undecided(isQuiet: folders.quiet)
    if undecided.allSatisfy(review.decisions.isSkipped) { review.decisions.forgetSkipped() }
    guard !undecided.isEmpty else {
      folders.console.note("No decisions are pending.")
      return
    }
    let session = runSession(ReviewSession(review: review, undecided: undecided))
    guard let session else { throw ReviewCommandError.noTerminal }
    printSummary(of: session)
    if session.undecided > 0 { throw ExitCode(1) }
  }

  /// Runs the session, and returns it with its decisions; `nil` if there is no terminal.
  private func runSession(_ session: ReviewSession) -> ReviewSession? {
    let traits = self.traits
    guard let terminal = RawTerminal(removingPictures: InlinePicture.removal(traits.pictures)) else { return nil }
    let age = ResultsAge(of: session.review)
    var review = TerminalReview(session: session, traits: traits, remark: age.warning ?? age.remark)
    review.run(in: terminal)
    return review.session
  }

  private var traits: TerminalTraits {
    let detected = TerminalTraits(environment: ProcessInfo.processInfo.environment, isTerminal: true)
    guard let pictures else { return detected }
    // Requested blocks have colors even if no color support is detected.
    let colors = pictures == .blocks && detected.colors == .none ? .indexed : detected.colors
    return TerminalTraits(pictures: pictures.pictures, colors: colors)
  }

  private func printSummary(of session: ReviewSession) {
    let (accepted, rejected) = (session.count(.accepted), session.count(.rejected))
    let left = session.undecided == 0 ? "nothing is left" : "\(session.undecided) left"
    folders.console.note("\(accepted) accepted, \(rejected) rejected, \(left).")
    if session.undecided > 0 { folders.console.note("`\(SuggestedCommands.process.tool) review` continues here.") }
    if accepted + rejected > 0 { session.review.refreshReport() }
    if let sentence = TestsToRerun(of: session.accepted).sentence { folders.console.note("\(lines: sentence)") }
    if session.changes.contains(where: { $0.kind == .unmerged }) {
      folders.console.note("`\(SuggestedCommands.process.tool) pending` shows what is left of the merge.")
    }
  }
}

/// A reason why a review could not start.
enum ReviewCommandError: Error, CustomStringConvertible {
  case noTerminal
  case noPort(Int)
  case notServed(reason: String)

  var description: String {
    switch self {
    case .noTerminal:
      "a review with keys needs a terminal; use `\(SuggestedCommands.process.tool) review --web`, or `\(SuggestedCommands.process.tool) pending` and `\(SuggestedCommands.process.tool) accept`"
    case .noPort(let port): "--port is \(port); expected a number from 0 (any free port) to 65535"
    case .notServed(let reason): "the review cannot be served: \(reason); choose another `--port`"
    }
  }
}

/// The values of `--pictures`.
enum PictureOption: String, CaseIterable, ExpressibleByArgument {
  case kitty, iterm2, sixel, blocks, none

  var pictures: PictureProtocol {
    switch self {
    case .kitty: .kitty
    case .iterm2: .iterm2
    case .sixel: .sixel
    case .blocks: .blocks
    case .none: .none
    }
  }
}
