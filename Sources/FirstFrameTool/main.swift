import ArgumentParser
import Foundation

// Exit statuses: 0 for done, 1 for pictures that differ or something left to decide, 2 for a command that could not be
// carried out, whatever the reason, and 3 where a run of the tests was not whole enough to tell.
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
    print(message)
    exit(0)
  }
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

/// Only within a function is the asynchronous one of the two `run()` chosen.
func run(_ command: any AsyncParsableCommand) async throws {
  var command = command
  try await command.run()
}
