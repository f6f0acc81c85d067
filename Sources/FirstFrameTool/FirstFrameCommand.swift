import ArgumentParser

/// The command-line tool.
struct FirstFrameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "firstframe",
    abstract: "Draws layout trees, the way FirstFrame's snapshots are drawn.",
    subcommands: [RenderCommand.self])
}
