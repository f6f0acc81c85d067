#if Porting
import ArgumentParser
import FirstFramePackagePorting
import Foundation

/// `firstframe test`: ports a package, builds the port, and runs its tests.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Port a UIKit package, and run its own tests.",
    discussion: """
      Arguments after -- go to `swift test`. The exit status is that of `swift test`, or 2 if the package could not be \
      ported. With --without-waits it is 1 if a snapshot differs without waits.
      """)

  @OptionGroup var options: PortOptions

  @Flag(
    help: ArgumentHelp(
      "Run the tests with and without their waits, and list the snapshots that differ.",
      discussion: "Waits are run loops, sleeps and expectations. References are neither read nor written."))
  var withoutWaits = false

  @Argument(parsing: .postTerminator, help: "Arguments of `swift test`.") var arguments: [String] = []

  func run() throws {
    if withoutWaits {
      let late = try PortOptions.run { try LateSnapshots(of: options, arguments: arguments) }
      print(late.text)
      if !late.isEmpty { throw ExitCode(1) }
      return
    }
    let report = try PortOptions.run { try options.port() }
    report.printFindings()
    let tests = PortedTests(package: report.package, arguments: arguments)
    throw ExitCode(try tests.run(environment: options.environment()))
  }
}

/// The tests of a ported package.
struct PortedTests {
  let package: String
  /// The arguments of `swift test`.
  let arguments: [String]

  /// Builds and runs the tests, with the output of `swift test`, and returns its exit status.
  ///
  /// - Parameter environment: Variables to add to those of this process.
  func run(environment: [String: String] = [:]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "test", "--package-path", package] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

extension PortReport {
  /// Prints the findings on standard error.
  func printFindings() {
    for finding in findings { FileHandle.standardError.write(Data("\(finding)\n".utf8)) }
  }
}
#endif
