import Foundation
import Testing

@testable import FirstFramePortingTool

/// What `test` prints of the programs that it runs, and which arguments they get.
struct TestOutputTests {
  @Test(arguments: [
    ([], [], ["--skip-build"]),
    (["--filter", "A", "--parallel"], [], ["--skip-build", "--filter", "A", "--parallel"]),
    (["-c", "release", "--filter=A"], ["-c", "release"], ["--skip-build", "-c", "release", "--filter=A"]),
    (["list"], [], ["list", "--skip-build"]),
    (["--skip-build", "-s", "A"], [], ["--skip-build", "-s", "A"]),
  ]) func argumentsBelongToTheBuildOrToTheRun(_ arguments: [String], _ build: [String], _ run: [String]) {
    #expect(TestArguments(arguments).ofBuild == build)
    #expect(TestArguments(arguments).ofRun == run)
  }

  @Test func aWarningThatRepeatsIsPrintedOnceWithItsCount() {
    let warnings = RepeatedWarnings()
    let output =
      "/a/A.swift:3: warning: conflict\n  of two\nTest A passed\n/a/B.swift:4: warning: conflict\n  of two\nwarn"
    var printed = warnings.filter(Data(output.utf8), of: .output)
    #expect(String(decoding: printed, as: UTF8.self) == "/a/A.swift:3: warning: conflict\n  of two\nTest A passed\n")
    printed = warnings.filter(Data("ing: once\nend".utf8), of: .output)
    #expect(String(decoding: printed, as: UTF8.self) == "warning: once\n")
    #expect(warnings.filter(Data("warning: conflict\n".utf8), of: .errors).isEmpty)
    #expect(String(decoding: warnings.filter(Data(), of: .output), as: UTF8.self) == "end")
    #expect(warnings.summary == ["3 times: warning: conflict"])
  }

  @Test func testsOfBothFrameworksAreCounted() {
    var counts = TestCounts()
    let rest = counts.add(
      """
      Test Case 'RowTests.testA' started at 2026-01-01 00:00:00.000
      Test Case 'RowTests.testA' passed (0.1 seconds)
      Test Case 'RowTests.testB' started at 2026-01-01 00:00:00.000
      Test Case 'RowTests.testB' failed (0.1 seconds)
      Test Case 'RowTests.testC' started at 2026-01-01 00:00:00.000
      Test Case 'RowTests.testC' skipped (0.1 seconds)
      ✔ Test run with 3 tests in 1 suite passed after 0.1 seconds.
      """)
    #expect(rest.isEmpty)
    #expect(counts.text == "5 tests ran, 1 failed.")
  }

  @Test func testsAfterOneThatEndsItsProcessRunInAnother() {
    var counts = TestCounts()
    let rest = counts.add(
      """
      Test Case 'RowTests.testA' started at 2026-01-01 00:00:00.000
      Test Case 'RowTests.testA' passed (0.1 seconds)
      Test Case 'RowTests.testB' started at 2026-01-01 00:00:00.000
      error: Process 'x' exited with unexpected signal code 4
      ✔ Test run with 0 tests in 0 suites passed after 0.1 seconds.
      """)
    #expect(
      rest == ["--disable-swift-testing", "--skip", #"\.RowTests/testA$"#, "--skip", #"\.RowTests/testB$"#])
    #expect(counts.add("Test Case 'RowTests.testC' passed (0.1 seconds)").isEmpty)
    #expect(counts.text == "3 tests ran, 1 failed. 1 test ended the process: RowTests.testB.")
    #expect(counts.add("error: Exited with unexpected signal code 4").isEmpty)
    #expect(counts.isIncomplete)
  }

  @Test func progressIsTheLastStepOfTheBuild() {
    let lines = Lines()
    let progress = BuildProgress(every: 0) { lines.add($0) }
    progress.add(Data("Building for debugging...\n[1/3] Compiling A\n[2/3] Comp".utf8))
    progress.add(Data("iling B\nwarning: x\n[#Group]: <x>\n".utf8))
    #expect(lines.all == ["[1/3] Compiling A (0 s)", "[2/3] Compiling B (0 s)"])
  }
}

private final class Lines: @unchecked Sendable {
  // Only one thread adds lines.
  private(set) var all: [String] = []

  func add(_ line: String) { all.append(line) }
}
