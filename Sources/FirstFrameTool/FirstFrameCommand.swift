import ArgumentParser

/// The command-line tool.
struct FirstFrameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "firstframe",
    abstract: "Draws layout trees, compares pictures, and reports on runs of tests, the way FirstFrame's snapshots are.",
    subcommands: [RenderCommand.self, CompareCommand.self, ReportCommand.self])
}
