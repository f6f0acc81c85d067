import ArgumentParser
import FirstFrameSnapshotReview
import FirstFrameTerminalOutput
import Foundation

/// Shows what waits for a decision, and takes it.
struct ReviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Look at what failed tests drew, and accept or reject it.",
    discussion: """
      In the terminal, by keys: a accept, A accept all that changed alike, r reject, s skip, d another view, o open, \
      u undo, q quit. A review goes on where it stopped. With --web, in a browser on this machine.
      Exits with 0 where everything is decided, and with 1 where something is left.
      """)

  @OptionGroup var folders: FolderOptions

  @Option(help: "How the terminal shows pictures: kitty, iterm2, sixel, blocks or none; found out unless given.")
  var pictures: PictureOption?

  @Flag(help: "Serve the report to a browser on this machine, with buttons to accept.")
  var web = false

  @Option(help: ArgumentHelp("The port for --web; any that is free unless given.", valueName: "number"))
  var port = 0

  func validate() throws {
    if !web, port != 0 { throw ValidationError("--port is for --web.") }
    if web, pictures != nil { throw ValidationError("--pictures is for the terminal, not for --web.") }
  }

  func run() async throws {
    if web {
      guard let port = UInt16(exactly: port) else { throw ReviewCommandError.noPort(port) }
      try await WebReview(folders: folders.folders(), console: folders.console).serve(port: port)
      return
    }
    var desk = try ReviewDesk(folders.folders())
    let waiting = desk.waiting(isQuiet: folders.quiet)
    if waiting.allSatisfy(desk.decisions.isSkipped) { desk.decisions.forgetSkipped() }
    guard !waiting.isEmpty else {
      folders.console.remark("Nothing waits for a decision.")
      return
    }
    let session = review(ReviewSession(desk: desk, waiting: waiting))
    guard let session else { throw ReviewCommandError.noTerminal }
    sum(up: session)
    if session.undecided > 0 { throw ExitCode(1) }
  }

  /// The session as it was left; nil where there is no terminal.
  private func review(_ session: ReviewSession) -> ReviewSession? {
    let traits = self.traits
    guard let terminal = RawTerminal(removingPictures: InlinePicture.removal(traits.pictures)) else { return nil }
    var review = TerminalReview(session: session, traits: traits)
    review.run(in: terminal)
    return review.session
  }

  private var traits: TerminalTraits {
    let found = TerminalTraits(environment: ProcessInfo.processInfo.environment, isTerminal: true)
    guard let pictures else { return found }
    // Blocks that are asked for have colours, whatever the terminal says about itself.
    let colors = pictures == .blocks && found.colors == .none ? .indexed : found.colors
    return TerminalTraits(pictures: pictures.pictures, colors: colors)
  }

  private func sum(up session: ReviewSession) {
    let (accepted, rejected) = (session.count(.accepted), session.count(.rejected))
    let left = session.undecided == 0 ? "nothing is left" : "\(session.undecided) left"
    folders.console.remark("\(accepted) accepted, \(rejected) rejected, \(left).")
    if session.undecided > 0 { folders.console.remark("`swift run firstframe review` goes on where this stopped.") }
    if accepted > 0 { folders.console.remark("Run the tests again to see what was accepted pass.") }
  }
}
