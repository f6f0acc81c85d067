#if Porting
import ArgumentParser
import FirstFramePackagePorting
import Foundation

/// `firstframe test`: ports a package, builds the port, and runs its tests.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Port a UIKit package, and run its own tests.",
    discussion:
      "Arguments after -- are passed to `swift test`. The exit status is the one of `swift test`, or 2 if the package could not be ported."
  )

  @OptionGroup var options: PortOptions

  @Argument(parsing: .postTerminator, help: "Arguments of `swift test`.") var arguments: [String] = []

  func run() throws {
    let report = try PortOptions.run { try options.port() }
    for finding in report.findings { FileHandle.standardError.write(Data("\(finding)\n".utf8)) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "test", "--package-path", report.package] + arguments
    try process.run()
    process.waitUntilExit()
    throw ExitCode(process.terminationStatus)
  }
}
#endif
