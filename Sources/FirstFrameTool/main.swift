import ArgumentParser
import Foundation

// Exit statuses: 0 for done, 1 for pictures that differ, 2 for a command that could not be carried out, whatever the
// reason.
do {
  var command = try FirstFrameCommand.parseAsRoot()
  try command.run()
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
