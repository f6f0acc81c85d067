import ArgumentParser

CommandLineProgram.run(CatalogCommand.self)

/// The command-line tool for the example components.
struct CatalogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Lists the example components, draws them, and compares them with their references.",
    subcommands: [PageCommand.self, ListCommand.self, RenderCommand.self, VerifyCommand.self],
    defaultSubcommand: PageCommand.self)
}
