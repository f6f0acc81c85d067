import Foundation

/// The built tool, run as a process of its own.
enum CatalogTool {
  typealias Result = (status: Int32, output: String, error: String)

  /// - Parameter environment: Variables besides those of the tests, without those that say something about snapshots.
  static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Result {
    let process = Process()
    process.executableURL =
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("catalog")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let own = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SNAPSHOT_") && $0.key != "CI" }
    process.environment = own.merging(environment) { $1 }
    // Files rather than pipes: nothing waits for the other to be read.
    let folder = try TemporaryFolder()
    let (output, error) = (folder.url.appendingPathComponent("output"), folder.url.appendingPathComponent("error"))
    for file in [output, error] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, try String(contentsOf: output, encoding: .utf8),
      try String(contentsOf: error, encoding: .utf8)
    )
  }
}
