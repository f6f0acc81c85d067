import ArgumentParser
import Foundation

// Exit statuses: 0 for all as referenced, 1 for something to decide, 2 for what could not be done.
do {
  var command = try CatalogCommand.parseAsRoot()
  try command.run()
} catch let status as ExitCode {
  exit(status.rawValue)
} catch {
  let message = CatalogCommand.fullMessage(for: error)
  if CatalogCommand.exitCode(for: error) == .success {
    print(message)
    exit(0)
  }
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}
