import Foundation

/// The result of running another program.
struct ProcessResult {
  let status: Int32
  let output: Data
  let error: String

  /// Runs a program and waits for its end; `nil` if there is no such program in `PATH`.
  static func run(_ program: String, _ arguments: [String]) -> ProcessResult? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let (output, error) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    do {
      try process.run()
    } catch {
      return nil
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let message = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // The status of `env` if it does not find the program.
    guard process.terminationStatus != 127 else { return nil }
    return ProcessResult(status: process.terminationStatus, output: data, error: message)
  }

  /// The output as text, without line breaks at its ends.
  var text: String {
    String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
