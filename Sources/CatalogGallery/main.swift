import ArgumentParser
import Foundation

// Exit statuses: 0 for all as referenced, 1 for something to decide, 2 for a gallery that could not be made.
do {
  var command = try GalleryCommand.parseAsRoot()
  try command.run()
} catch let status as ExitCode {
  exit(status.rawValue)
} catch {
  let message = GalleryCommand.fullMessage(for: error)
  if GalleryCommand.exitCode(for: error) == .success {
    print(message)
    exit(0)
  }
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}
