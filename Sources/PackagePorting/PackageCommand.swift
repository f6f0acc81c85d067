#if Porting
package import Foundation

/// Runs `swift`, and captures its output.
package enum PackageCommand {
  package struct Result: Sendable {
    package let status: Int32
    package let output: Data
    package let errors: String
  }

  /// Runs `swift` with arguments, and waits until it ends.
  package static func run(_ arguments: [String]) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      return Result(status: 127, output: Data(), errors: "swift cannot be started: \(error.localizedDescription)")
    }
    // Both pipes are read at the same time, because a full pipe would block the process.
    let reader = DispatchQueue(label: "errors")
    nonisolated(unsafe) var text = Data()
    let group = DispatchGroup()
    reader.async(group: group) { text = errors.fileHandleForReading.readDataToEndOfFile() }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    group.wait()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: data, errors: String(decoding: text, as: UTF8.self))
  }
}
#endif
