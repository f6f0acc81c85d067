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
    report.printFindings()
    let folder = URL(fileURLWithPath: report.package)
    let port = build.port
    guard report.targets.contains(where: \.isTest) else {
      StandardError.write("The package is built. It has no test target. \(Self.leftOut(of: port))")
      return Outcome(status: port.isComplete ? 0 : 2, folder: folder, output: "")
    }
    // The references of these tests are not unused.
    let leftOut = port.omittedCode.testCount == 0 ? [:] : [EnvironmentVariable.testsLeftOut.name: "1"]
    let warnings = RepeatedWarnings()
    let result = try ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift", "test", "--package-path", folder.path] + arguments.ofRun,
      environment: environment.merging(leftOut) { $1 }, isEchoed: isEchoed,
      filter: { warnings.filter($0, of: .output) },
      errorFilter: { warnings.filter($0, of: .errors) }
    ).result()
    let output = result.text + "\n" + result.errors
    if isEchoed { for line in warnings.summary { StandardError.write(line) } }
    StandardError.write(TestCounts(output).text + " " + Self.leftOut(of: port))
    return Outcome(status: result.status == 0 && !port.isComplete ? 2 : result.status, folder: folder, output: output)
  }

  /// A sentence about what does not compile.
  private static func leftOut(of port: PackagePort) -> String {
    guard !port.isComplete else { return "Everything compiles." }
    let code = port.omittedCode
    return "Left out, because they do not compile: \(code.testCount.counted("test")), "
      + "\((port.omittedPartCount - code.testPartCount).counted("part")) of libraries; the findings above name them."
  }
}

/// How many tests ran, from the output of `swift test`.
struct TestCounts {
  private(set) var ran = 0
  private(set) var failed = 0
  private(set) var isCrashed = false

  init(_ output: String) {
    // Each test bundle of XCTest ends with the totals of `All tests` or `Selected tests`.
    var isTotal = false
    for line in output.split(separator: "\n") {
      if line.hasPrefix("Test Suite 'All tests'") || line.hasPrefix("Test Suite 'Selected tests'") {
        isTotal = !line.contains("started")
      } else if isTotal,
        let match = line.firstMatch(of: /Executed (\d+) tests?, with (?:\d+ tests? skipped and )?(\d+) failure/)
      {
        ran += Int(match.1) ?? 0
        failed += Int(match.2) ?? 0
        isTotal = false
      } else if let match = line.firstMatch(of: /Test run with (\d+) tests?.* (passed|failed) after/) {
        ran += Int(match.1) ?? 0
        if match.2 == "failed", let issues = line.firstMatch(of: /with (\d+) issues?/) { failed += Int(issues.1) ?? 1 }
      } else if line.contains("error: Exited with unexpected signal code") || line.contains("Fatal error:") {
        isCrashed = true
      }
    }
  }

  var text: String {
    let ended = isCrashed ? " The process of the tests ended early, so others did not run." : ""
    return "\(ran.counted("test")) ran, with \(failed.counted("failure")).\(ended)"
  }
}

extension PortReport {
  /// Prints the findings on standard error.
  func printFindings() {
    for finding in findings { StandardError.write("\(finding)") }
  }
}
