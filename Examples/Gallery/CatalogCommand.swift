import ArgumentParser

/// The command-line tool of the example components.
struct CatalogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Lists the example components, draws them, and compares them with their references.",
    subcommands: [PageCommand.self, ListCommand.self, RenderCommand.self, VerifyCommand.self],
    defaultSubcommand: PageCommand.self)
}
