import ArgumentParser

CommandLineProgram.run(PortingToolCommand.self)

/// The command-line tool for UIKit packages. `firstframe test`, `previews` and `port` run it.
struct PortingToolCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "firstframe-port",
    abstract: "Runs the tests and draws the previews of packages that are written for UIKit.",
    version: FirstFrameVersion.current,
    subcommands: [TestCommand.self, PreviewsCommand.self, PortCommand.self])
}
