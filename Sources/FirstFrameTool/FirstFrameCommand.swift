import ArgumentParser

/// The command-line tool.
struct FirstFrameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "firstframe",
    abstract: "Draws layout trees and compares pictures, the way FirstFrame's snapshots are.",
    subcommands: [RenderCommand.self, CompareCommand.self])
}
