import ArgumentParser
import FirstFrameLocalFiles
import FirstFramePackagePorting
import FirstFrameSnapshots
import FirstFrameTextEscaping
import Foundation

/// The options of the commands that port a package.
struct PortOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the package to port.", valueName: "folder"))
  var packagePath = "."

  @Option(
    help: ArgumentHelp(
      "The folder for the ported package; default: .build/firstframe-port in the package.", valueName: "folder"))
  var scratchPath: String?

  @Option(
    help: ArgumentHelp(
      "The configuration file; default: firstframe.json in the package, if there is one.", valueName: "file"))
  var config: String?

  /// Writes the ported package, and returns a report of what could not be ported.
  ///
  /// - Parameter removesWaits: Whether the waits of tests are removed.
  func port(removesWaits: Bool = false) throws -> PortReport {
    var port = try packagePort()
    port.removesWaits = removesWaits
    try port.claimScratch()
    // What is built by `test` links the same copy.
    if let cache = PlatformCache(environment: ProcessInfo.processInfo.environment) {
      port.builtPlatform = try BuiltPlatform.current(of: port.platform, cache: cache, builds: false) { _ in nil }
    }
    try port.forgetOutdatedOmissions()
    port.surface = port.builtPlatform.flatMap(SurfaceNames.init)
    var report = try port.write()
    report.findings += report.missingNames
    if port.surface == nil {
      StandardError.write("Names that do not exist here are listed after `firstframe test` has built FirstFrame once.")
    }
    return report
  }

  /// The original package.
  var package: URL { URL(fileURLWithPath: packagePath).standardizedFileURL }

  /// Returns the environment in which a port's tests run: their commands name the original package.
  func environment(of port: PackagePort) throws -> [String: String] {
    let inherited = ProcessInfo.processInfo.environment
    // The conditions of a hunt outrank the configuration.
    let isHunting = EnvironmentVariable.hunt.value(in: inherited) != nil
    let configured = try port.configuredEnvironment().filter { !isHunting || inherited[$0.key] == nil }
    return configured.merging([EnvironmentVariable.portedPackage.name: package.path]) { $1 }
  }

  /// A port of the package that is not written yet.
  func packagePort() throws -> PackagePort {
    let scratch = scratchPath.map { URL(fileURLWithPath: $0) } ?? PackagePort.defaultScratch(of: package)
    let platform = try Platform.installed(
      environment: ProcessInfo.processInfo.environment,
      executable: Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
    var port = try PackagePort(
      package: package, configuration: configuration(), scratch: scratch, platform: platform)
    port.configurationFile = configurationFile
    let folders = SnapshotFolders(of: package.path + "/Package.swift", in: .process)
    port.references = folders.references ?? package.path + "/__Snapshots__"
    port.artifacts = SnapshotEnvironment.process.artifactsDirectory ?? package.path + "/.build/snapshot-artifacts"
    return port
  }

  /// The file that `--config` names, or else `firstframe.json` in the package, if there is one.
  private var configurationFile: URL {
    config.map { URL(fileURLWithPath: $0) } ?? package.appendingPathComponent(ConfigurationFile.name)
  }

  /// What the configuration file adds to the manifest.
  private func configuration() throws -> PortConfiguration {
    config == nil
      ? try PortConfiguration(ofPackage: package) : try PortConfiguration(contentsOf: configurationFile)
  }

  /// Runs a command, and exits with status 2 if porting fails.
  static func run<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error where error is PortError || error is OwnedFolderError {
      StandardError.write("Error: \(error)")
      throw ExitCode(2)
    }
  }
}
