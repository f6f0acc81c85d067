import ArgumentParser
import FirstFrameLocalFiles
import FirstFrameTextEscaping
import Foundation

// Exit statuses: 0 if everything equals its reference, 1 if something differs, 2 if the command failed.
do {
  var command = try CatalogCommand.parseAsRoot()
  try command.run()
} catch let status as ExitCode {
  exit(status.rawValue)
} catch {
  let message = CatalogCommand.fullMessage(for: error)
  if CatalogCommand.exitCode(for: error) == .success {
    print(message.escapedForTerminal)
    exit(0)
  }
  StandardError.write(message)
  exit(2)
}

/// The command-line tool for the example components.
struct CatalogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Lists the example components, draws them, and compares them with their references.",
    subcommands: [PageCommand.self, ListCommand.self, RenderCommand.self, VerifyCommand.self],
    defaultSubcommand: PageCommand.self)
}
