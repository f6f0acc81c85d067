import ArgumentParser
import FirstFrameLocalFiles
import FirstFrameSnapshots
import Foundation

#if Porting
import FirstFramePackagePorting
#endif

/// The package whose tests a hunt runs: one that uses FirstFrame, or the port of one that uses UIKit.
struct HuntedPackage {
  /// The output of a run of the tests.
  struct Output {
    let status: Int32
    let text: String
  }

  let folder: URL
  private let arguments: [String]
  private let isPorted: Bool
  /// The folder whose tests run: the package's or its port's; `nil` before the first run.
  private var built: URL?

  /// - Parameter arguments: The arguments of `swift test`.
  init(at folder: URL, arguments: [String]) throws(HuntError) {
    self.folder = folder
    self.arguments = arguments
    let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    let isConfigured = FileManager.default.fileExists(atPath: folder.appendingPathComponent("firstframe.json").path)
    guard manifest != nil || isConfigured else { throw .noPackage(path: folder.path) }
    let usesFirstFrame = manifest?.contains(#/FirstFrame|HeadlessUIKit/#) ?? false
    isPorted = isConfigured || !usesFirstFrame
    #if !Porting
    if isPorted { throw .noPorting(path: folder.path) }
    #endif
  }

  /// Runs the tests. The first run builds them.
  ///
  /// - Parameter timeout: The seconds after which the run is ended; `nil` for no limit.
  mutating func test(_ settings: HuntSettings, timeout: Int?) throws -> Output {
    if let built { return try run(settings, in: built, skipsBuild: true, timeout: timeout) }
    #if Porting
    if isPorted {
      let options = try PortOptions.parse(["--package-path", folder.path])
      var tests = PortedTests(
        of: try options.packagePort(), arguments: settings.arguments + arguments, isEchoed: false)
      let outcome = try tests.run(environment: try options.environment().merging(settings.environment) { $1 })
      built = outcome.folder
      return Output(status: outcome.status, text: outcome.output)
    }
    #endif
    built = folder
    return try run(settings, in: folder, skipsBuild: false, timeout: nil)
  }

  private func run(_ settings: HuntSettings, in package: URL, skipsBuild: Bool, timeout: Int?) throws -> Output {
    var command = settings.launcher
    if let timeout, HuntMachine.isInstalled("timeout") {
      command = ["timeout", "--kill-after=5", "\(timeout)"] + command
    }
    command +=
      ["swift", "test", "--package-path", package.path]
      + (skipsBuild ? ["--skip-build", "--disable-automatic-resolution"] : [])
    let result = try ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), command + settings.arguments + arguments,
      environment: try portEnvironment().merging(settings.environment) { $1 }
    ).result()
    return Output(status: result.status, text: result.text + "\n" + result.errors)
  }

  private func portEnvironment() throws -> [String: String] {
    #if Porting
    if isPorted { return try PortOptions.parse(["--package-path", folder.path]).environment() }
    #endif
    return [:]
  }
}
