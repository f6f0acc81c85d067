import FirstFrameLocalFiles
import FirstFramePackagePorting
import FirstFrameSnapshots
import FirstFrameTextEscaping
import Foundation

/// The tests of a package, which are ported, built and run.
struct PortedTests {
  private var port: PackagePort
  /// The arguments of `swift test`.
  private let arguments: [String]
  /// Whether the output of `swift test` becomes that of this process.
  private let isEchoed: Bool

  init(of port: PackagePort, arguments: [String], isEchoed: Bool = true) {
    self.port = port
    self.arguments = arguments
    self.isEchoed = isEchoed
  }

  /// A run of the tests.
  struct Outcome {
    /// The exit status of `swift test`, or 2 for 0 if tests were left out.
    let status: Int32
    /// The folder of the port.
    let folder: URL
    let output: String
  }

  /// Ports, builds and runs the tests, with the output of `swift test`.
  ///
  /// If tests do not compile, they are left out, and the others are built and run.
  ///
  /// - Parameter environment: Variables to add to those of this process.
  mutating func run(environment: [String: String] = [:]) throws -> Outcome {
    while true {
      let report = try port.write()
      report.printFindings()
      let folder = URL(fileURLWithPath: report.package)
      // The references of these tests are not unused.
      let leftOut = port.omittedTests.isEmpty ? [:] : [EnvironmentVariable.testsLeftOut.name: "1"]
      let result = try runTests(in: folder, environment: environment.merging(leftOut) { $1 })
      if result.status != 0, try omit(CompilerError.all(in: result.text + "\n" + result.errors)) { continue }
      return Outcome(
        status: result.status == 0 && !port.omittedTests.isEmpty ? 2 : result.status, folder: folder,
        output: result.text + "\n" + result.errors)
    }
  }

  /// Leaves out what has errors: SwiftUI that is not available, or tests.
  ///
  /// - Returns: Whether building again can succeed.
  private mutating func omit(_ errors: [CompilerError]) throws -> Bool {
    try port.omitParts(with: errors) || port.omitTests(with: errors)
  }

  private func runTests(in folder: URL, environment: [String: String]) throws -> ChildProcess.Result {
    return try ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift", "test", "--package-path", folder.path] + arguments,
      environment: environment, isEchoed: isEchoed
    ).result()
  }
}

extension PortReport {
  /// Prints the findings on standard error.
  func printFindings() {
    for finding in findings { StandardError.write("\(finding)") }
  }
}
