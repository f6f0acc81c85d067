import ArgumentParser
import FirstFrameLocalFiles
import FirstFrameTextEscaping
import Foundation

// Exit statuses: 0 for success, 1 if pictures differ or decisions are pending, 2 if the command failed for any reason,
// and 3 if the last run of the tests was incomplete.
StandardStreams.openClosed()
for index in 1..<max(Int(CommandLine.argc), 1) {
  guard let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil else { continue }
  // Foundation would replace the bytes that it cannot read, and so open another file.
  StandardError.write("Error: argument \(index) is not UTF-8: \(String(cString: argument)); name a path that is UTF-8")
  exit(2)
}
do {
  var command = try FirstFrameCommand.parseAsRoot()
  if let asynchronous = command as? any AsyncParsableCommand {
    try await run(asynchronous)
  } else {
    try command.run()
  }
} catch let status as ExitCode {
  exit(status.rawValue)
} catch {
  let status = FirstFrameCommand.exitCode(for: error)
  let message = FirstFrameCommand.fullMessage(for: error)
  if status == .success {
    Console().print("\(lines: message)")
    exit(0)
  }
  StandardError.write(message)
  exit(2)
}

/// Calls the asynchronous `run()`, which overload resolution chooses only in an asynchronous function.
func run(_ command: any AsyncParsableCommand) async throws {
  var command = command
  try await command.run()
}

/// The command-line tool.
struct FirstFrameCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "firstframe",
    abstract: "Draws layout trees, compares pictures, and reviews what snapshot tests found.",
    version: FirstFrameVersion.current,
    subcommands: [RenderCommand.self, CompareCommand.self, MergeReferenceCommand.self],
    groupedSubcommands: [
      CommandGroup(
        name: "Snapshots",
        subcommands: [
          ReviewCommand.self, PendingCommand.self, AcceptCommand.self, RejectCommand.self, PruneCommand.self,
          MergeCommand.self, DiffCommand.self, ReportCommand.self, HuntCommand.self, DoctorCommand.self,
        ])
    ] + portingCommands)

  /// The commands that need swift-syntax, which is built only with the trait `Porting`.
  private static var portingCommands: [CommandGroup] {
    #if Porting
    [CommandGroup(name: "UIKit packages", subcommands: [TestCommand.self, PreviewsCommand.self, PortCommand.self])]
    #else
    []
    #endif
  }
}
