import ArgumentParser
import FirstFramePackagePorting
import FirstFrameTerminalOutput
import FirstFrameTextEscaping

/// `firstframe test`: ports a package, builds the port, and runs its tests.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Port a UIKit package, and run its own tests.",
    discussion: """
      Arguments after -- are passed to `swift test`. The exit status is the one of `swift test`, or 2 if the package \
      could not be ported. A test file that does not compile is left out and reported, and the status is then not 0. \
      With --without-waits the status is 1 if a snapshot differs without waits.

      Example: firstframe test --package-path ../TheirPackage -- --filter CardTests
      """)

  @OptionGroup var options: PortOptions

  @Flag(
    help: ArgumentHelp(
      "Run the tests with and without their waits, and list the snapshots that differ.",
      discussion: "Waits are run loops, sleeps and expectations. References are neither read nor written."))
  var withoutWaits = false

  @OptionGroup var conditions: ConditionOptions

  @Argument(parsing: .postTerminator, help: "Arguments of `swift test`.") var arguments: [String] = []

  func run() throws {
    if withoutWaits {
      let late = try PortOptions.run {
        try LateSnapshots(of: options, arguments: arguments, environment: conditions.environment)
      }
      Console().print("\(lines: late.text)")
      if !late.isEmpty { throw ExitCode(1) }
      return
    }
    throw ExitCode(
      try PortOptions.run {
        let port = try options.packagePort()
        var tests = PortedTests(of: port, arguments: arguments)
        return try tests.run(environment: options.environment(of: port).merging(conditions.environment) { $1 }).status
      })
  }
}
