import FirstFrameProgramTesting
import FirstFrameSnapshots
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
  /// - Parameters:
  ///   - tests: The tests, such as `ModeTests/text`.
  ///   - arguments: Further arguments of Swift Testing.
  ///   - redirection: Redirections of standard streams, in the syntax of Bash.
  init(
    _ tests: [String], of framework: Framework, in folder: ProcessFolder, _ variables: [String: String] = [:],
    arguments: [String] = [], redirectedBy redirection: String? = nil
  ) throws {
    let names = tests.map { "misbehaving_tests." + $0 }
    process.executableURL = URL(fileURLWithPath: Program.misbehavingTests.path)
    process.arguments =
      switch framework {
      case .swiftTesting:
        ["--testing-library", "swift-testing", "--filter", names.joined(separator: "|")] + arguments
      case .xcTest: [names.joined(separator: ",")]
      }
    if let redirection, let program = process.executableURL {
      let command = ([program.path] + (process.arguments ?? [])).map { "'\($0)'" }.joined(separator: " ")
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", "\(command) \(redirection)"]
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
  /// - Returns: The exit status, or the negative number of the signal that ended the process; and the combined output.
  func wait() throws -> (status: Int32, output: String) {
    process.waitUntilExit()
    let isExit = process.terminationReason == .exit
    let status = isExit ? process.terminationStatus : -process.terminationStatus
    return (status, try String(contentsOf: log, encoding: .utf8))
  }

  /// Kills the process with a signal that it cannot catch.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
  }

  private static func environment(in folder: ProcessFolder) -> [String: String] {
    // Omits the snapshot settings of this run, such as its shard.
    var variables = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SNAPSHOT_") && $0.key != "CI" }
    variables["SNAPSHOT_REFERENCE_DIR"] = folder.references
    variables["SNAPSHOT_ARTIFACTS"] = folder.artifacts
    // Some tests crash intentionally, and a backtrace would take longer than everything else.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    return variables
  }
}

/// A temporary folder with the references and artifacts of child processes, removed when the object is
/// deallocated.
final class ProcessFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.path + "/processes-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("\(path) could not be removed: \(error)")
    }
  }

  var references: String { path + "/references" }
  var artifacts: String { path + "/artifacts" }

  func journals() throws -> [ProcessJournal] {
    try ProcessJournal.all(below: artifacts)
  }

  /// Returns the sorted relative paths of all files below a folder, including hidden ones.
  func files(below folder: String) -> [String] {
    let names = FileManager.default.subpaths(atPath: folder) ?? []
    return names.filter { name in
      var isDirectory: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isDirectory)
        && !isDirectory.boolValue
    }.sorted()
  }
}
