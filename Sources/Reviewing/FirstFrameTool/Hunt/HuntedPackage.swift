import FirstFrameLocalFiles
import Foundation

/// The package whose tests a hunt runs: one that uses FirstFrame, or the port of one that uses UIKit.
struct HuntedPackage {
  /// The output of a run of the tests.
  struct Output {
    let status: Int32
    let text: String
  }

  let folder: URL
  /// The command that runs the tests, without arguments of `swift test`.
  private let command: [String]
  /// The arguments of `swift test`.
  private let arguments: [String]
  private var isBuilt = false

  /// - Parameter arguments: The arguments of `swift test`.
  init(at folder: URL, arguments: [String]) throws {
    self.folder = folder
    self.arguments = arguments
    command = try TestedPackage(at: folder).command()
  }

  /// Runs the tests. The first run builds them.
  ///
  /// - Parameter timeout: The seconds after which the run is ended; `nil` for no limit.
  mutating func test(_ settings: HuntSettings, timeout: Int?) throws -> Output {
    var line = settings.launcher
    if isBuilt, let timeout, HuntMachine.isInstalled("timeout") {
      line = ["timeout", "--kill-after=5", "\(timeout)"] + line
    }
    line += command + (isBuilt ? ["--skip-build", "--disable-automatic-resolution"] : [])
    isBuilt = true
    let result = try ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), line + settings.arguments + arguments, environment: settings.environment
    ).result()
    return Output(status: result.status, text: result.text + "\n" + result.errors)
  }
}
