import ArgumentParser
import FirstFrameLocalFiles
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// Prints the manual page, which `make install` installs.
struct ManualPageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual-page",
    abstract: "Print the manual page in the language mdoc.",
    discussion: "Example: firstframe manual-page > firstframe.1",
    shouldDisplay: false)

  func run() throws {
    var tool = try CommandInformation(json: FirstFrameCommand._dumpHelp())
    // The commands for ports pass their arguments to another program, which describes them.
    if let porting = try? PortingProgram(),
      let help = try? ChildProcess(URL(fileURLWithPath: porting.path), ["--experimental-dump-help"]).result(),
      help.status == 0
    {
      tool.describe(commandsOf: try CommandInformation(json: help.text))
    }
    for line in ManualPage(of: tool).text.split(separator: "\n") { Console().print("\(String(line))") }
  }
}

/// What the library of the command line knows about a command.
struct CommandInformation: Decodable {
  let commandName: String
  let abstract: String?
  let discussion: String?
  let shouldDisplay: Bool
  private(set) var arguments: [Argument]?
  private(set) var subcommands: [CommandInformation]?

  struct Argument: Decodable {
    enum Kind: String, Decodable {
      case positional, option, flag
    }

    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let kind: Kind
    let shouldDisplay: Bool
    let isRepeating: Bool
    let names: [Name]?
    let valueName: String?
    let abstract: String?
  }

  /// Reads the output of `--experimental-dump-help`.
  init(json: String) throws {
    struct Tool: Decodable {
      let command: CommandInformation
    }
    self = try JSONDecoder().decode(Tool.self, from: Data(json.utf8)).command
  }

  /// The subcommands that the help lists.
  var shownSubcommands: [CommandInformation] {
    (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  }

  /// Replaces subcommands by those of another program with the same names.
  mutating func describe(commandsOf program: CommandInformation) {
    let others = Dictionary(program.shownSubcommands.map { ($0.commandName, $0) }) { first, _ in first }
    subcommands = subcommands.map { $0.map { others[$0.commandName] ?? $0 } }
  }
}
