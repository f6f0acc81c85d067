import Foundation

/// A process of the program `misbehaving-tests`, which runs some of its tests.
final class MisbehavingProcess {
  enum Framework: CaseIterable {
    case swiftTesting, xcTest
  }

  private let process = Process()
  private let log: URL

  /// Starts a process.
  ///
  /// - Parameter tests: The tests, such as `ModeTests/text`.
  init(
    _ tests: [String], of framework: Framework, in folder: ProcessFolder, _ variables: [String: String] = [:]
  ) throws {
    let names = tests.map { "misbehaving_tests." + $0 }
    process.executableURL = Self.productsFolder.appendingPathComponent("misbehaving-tests")
    process.arguments =
      switch framework {
      case .swiftTesting: ["--testing-library", "swift-testing", "--filter", names.joined(separator: "|")]
      case .xcTest: [names.joined(separator: ",")]
      }
    process.environment = Self.environment(in: folder).merging(variables) { $1 }
    log = URL(fileURLWithPath: folder.path + "/log-" + UUID().uuidString)
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    process.standardOutput = output
    process.standardError = output
    try process.run()
  }

  /// Waits until the process has ended.
  ///
  /// - Returns: Its exit status, or its signal with a minus sign; and all that it wrote.
  func wait() throws -> (status: Int32, output: String) {
    process.waitUntilExit()
    let isExit = process.terminationReason == .exit
    let status = isExit ? process.terminationStatus : -process.terminationStatus
    return (status, try String(contentsOf: log, encoding: .utf8))
  }

  /// Stops the process as nothing can withstand.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
  }

  private static func environment(in folder: ProcessFolder) -> [String: String] {
    // What this run was told about snapshots, such as its shard, is none of the process's business.
    var variables = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SNAPSHOT_") && $0.key != "CI" }
    variables["SNAPSHOT_REFERENCE_DIR"] = folder.references
    variables["SNAPSHOT_ARTIFACTS"] = folder.artifacts
    // A crash is meant here, and its backtrace takes longer than all the rest.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    return variables
  }

  /// The program is built into the folder that holds the tests.
  private static var productsFolder: URL {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }
}
