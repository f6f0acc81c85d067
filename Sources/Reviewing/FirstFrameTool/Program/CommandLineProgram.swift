import ArgumentParser
import FirstFrameLocalFiles
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// A program of the command line.
///
/// Its exit status is 0 for success, 1 if pictures differ or decisions are pending, 2 if the command failed for any
/// reason, and 3 if the last run of the tests was incomplete.
enum CommandLineProgram {
  /// Runs the command that the arguments name on the caller's actor, and ends the process.
  static func run(_ root: any ParsableCommand.Type) -> Never {
    prepare(for: root)
    do {
      var command = try root.parseAsRoot()
      try command.run()
    } catch {
      end(with: error, of: root)
    }
    exit(0)
  }

  /// Runs the command that the arguments name, which can be asynchronous, and ends the process.
  static func runAsynchronously(_ root: any AsyncParsableCommand.Type) async -> Never {
    prepare(for: root)
    do {
      var command = try root.parseAsRoot()
      if let asynchronous = command as? any AsyncParsableCommand {
        try await run(asynchronous)
      } else {
        try command.run()
      }
    } catch {
      end(with: error, of: root)
    }
    exit(0)
  }

  /// Calls the asynchronous `run()`, which overload resolution chooses only in an asynchronous function.
  private static func run(_ command: any AsyncParsableCommand) async throws {
    var command = command
    try await command.run()
  }

  private static func prepare(for root: any ParsableCommand.Type) {
    StandardStreams.openClosed()
    requireReadableArguments()
    requireKnownSubcommand(of: root)
  }

  /// The library prints the general help for `help` and an unknown name, and suggests only options.
  private static func requireKnownSubcommand(of root: any ParsableCommand.Type) {
    let configuration = root.configuration
    let commands = configuration.subcommands + configuration.groupedSubcommands.flatMap { $0.subcommands }
    let all = Set(
      commands.compactMap { $0.configuration.commandName } + commands.flatMap { $0.configuration.aliases } + ["help"])
    let names = commands.filter { $0.configuration.shouldDisplay }.compactMap { $0.configuration.commandName }
    var arguments = CommandLine.arguments.dropFirst()
    let isHelp = arguments.first == "help"
    if isHelp { arguments = arguments.dropFirst() }
    guard let name = arguments.first, !name.hasPrefix("-"), !all.contains(name),
      isHelp || configuration.defaultSubcommand == nil
    else { return }
    let program = configuration.commandName ?? "firstframe"
    let suggestion =
      EditDistance.nearest(to: name, in: names).first.map { "did you mean `\(program) \(isHelp ? "help " : "")\($0)`?" }
      ?? "`\(program) --help` lists the commands"
    StandardError.write("Error: there is no command '\(name)'; \(suggestion)")
    exit(2)
  }

  private static func requireReadableArguments() {
    for index in 1..<max(Int(CommandLine.argc), 1) {
      guard let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil else { continue }
      // Foundation would replace the bytes that it cannot read, and so open another file.
      StandardError.write(
        "Error: argument \(index) is not UTF-8: \(String(cString: argument)); name a path that is UTF-8")
      exit(2)
    }
  }

  private static func end(with error: any Error, of root: any ParsableCommand.Type) -> Never {
    if let status = error as? ExitCode {
      exit(status.rawValue)
    }
    let message = root.fullMessage(for: error)
    if root.exitCode(for: error) == .success {
      Console().print("\(lines: message)")
      exit(0)
    }
    StandardError.write(message)
    exit(2)
  }
}
