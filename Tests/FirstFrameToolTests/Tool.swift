import Foundation

/// The built tool, run as a process of its own.
enum Tool {
  typealias Result = (status: Int32, output: String, error: String)

  /// - Parameters:
  ///   - folder: The current folder; that of the tests where there is none.
  ///   - environment: Variables besides those of the tests, without those that say something about snapshots.
  static func run(
    _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    try run("firstframe", arguments, in: folder, environment: environment)
  }

  /// Runs another of the package's programs.
  static func run(
    _ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    let process = process(program, arguments, in: folder, environment: environment)
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    let errorData = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: outputData, as: UTF8.self), String(decoding: errorData, as: UTF8.self)
    )
  }

  /// A process that is yet to be started.
  static func process(
    _ program: String, _ arguments: [String], in folder: String?, environment: [String: String] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = productsFolder.appendingPathComponent(program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let own = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SNAPSHOT_") && $0.key != "CI" }
    process.environment = own.merging(environment) { $1 }
    return process
  }

  /// The tool is built into the folder that holds the tests.
  private static var productsFolder: URL {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }
}
