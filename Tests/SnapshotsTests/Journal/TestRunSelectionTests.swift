import Testing

@testable import FirstFrameSnapshots

/// Whether a test program was asked for some of its tests only.
@Suite struct TestRunSelectionTests {
  @Test(arguments: [
    (["/p/PackageTests.xctest"], false),
    (["/p/PackageTests.xctest", "A.CardTests/testCard"], true),
    (["/p/PackageTests.xctest", "--testing-library", "swift-testing"], false),
    (["/p/PackageTests.xctest", "--testing-library", "swift-testing", "--filter", "Card"], true),
    (["/p/PackageTests.xctest", "--testing-library", "swift-testing", "--skip=Card"], true),
    (["/p/tests", "--testing-library", "swift-testing", "--event-stream-output-path", "/tmp/x"], false),
  ])
  func namesAndFiltersChoose(arguments: [String], isFiltered: Bool) {
    #expect(TestRun.isFiltered(byOwn: arguments) == isFiltered)
  }
}
