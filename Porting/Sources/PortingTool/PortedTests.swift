import FirstFrameLocalFiles
import FirstFramePackagePorting
import FirstFrameSnapshots
import FirstFrameTextEscaping
import Foundation

/// The tests of a package, which are ported, built and run.
struct PortedTests {
  private var build: PortedBuild
  /// The arguments of `swift test`.
  private let arguments: TestArguments
  /// Whether the output of `swift test` becomes that of this process.
  private let isEchoed: Bool

  init(of port: PackagePort, arguments: [String], isEchoed: Bool = true) {
    build = .tests(of: port, arguments: arguments)
    self.arguments = TestArguments(arguments)
    self.isEchoed = isEchoed
  }

  /// A run of the tests.
  struct Outcome {
    /// The exit status of `swift test`, or 2 for 0 if something was left out.
    let status: Int32
    /// The folder of the port.
    let folder: URL
    let output: String
  }

  /// Ports, builds and runs the tests, with the output of `swift test`, and a summary at the end.
  ///
  /// What does not compile is left out, and the rest is built and run.
  ///
  /// - Parameter environment: Variables to add to those of this process.
  mutating func run(environment: [String: String] = [:]) throws -> Outcome {
    let report = try build.run()
    // The second run of a command has the same findings.
    if !build.port.removesWaits { report.printFindings() }
    let folder = URL(fileURLWithPath: report.package)
    let port = build.port
    guard report.targets.contains(where: \.isTest) else {
      StandardError.write("The package is built. It has no test target. \(Self.leftOut(of: port))")
      return Outcome(status: port.isComplete ? 0 : 2, folder: folder, output: "")
    }
    // The references of these tests are not unused.
    let leftOut = port.omittedCode.testCount == 0 ? [:] : [EnvironmentVariable.testsLeftOut.name: "1"]
    let warnings = RepeatedWarnings()
    var counts = TestCounts()
    var output = ""
    var status: Int32 = 0
    var rest: [String] = []
    repeat {
      let result = try ChildProcess(
        URL(fileURLWithPath: "/usr/bin/env"),
        ["swift", "test", "--package-path", folder.path] + arguments.ofRun + rest,
        environment: environment.merging(leftOut) { $1 }, isEchoed: isEchoed,
        filter: { warnings.filter($0, of: .output) }, errorFilter: { warnings.filter($0, of: .errors) }
      ).result()
      let text = result.text + "\n" + result.errors
      output += text
      if status == 0 { status = result.status }
      rest = counts.add(text)
      if !rest.isEmpty, isEchoed { StandardError.write("Running the tests after the one that ended the process ...") }
    } while !rest.isEmpty
    if isEchoed {
      for line in warnings.summary + [counts.text + " " + Self.leftOut(of: port)] { StandardError.write(line) }
    }
    return Outcome(status: status == 0 && !port.isComplete ? 2 : status, folder: folder, output: output)
  }

  /// A sentence about what does not compile.
  private static func leftOut(of port: PackagePort) -> String {
    guard !port.isComplete else { return "Everything compiles." }
    let code = port.omittedCode
    return "Left out, because they do not compile: \(code.testCount.counted("test")), "
      + "\((port.omittedPartCount - code.testPartCount).counted("part")) of libraries; the findings above name them."
  }
}

extension PortReport {
  /// Prints the findings on standard error.
  func printFindings() {
    for finding in findings { StandardError.write("\(finding)") }
  }
}
