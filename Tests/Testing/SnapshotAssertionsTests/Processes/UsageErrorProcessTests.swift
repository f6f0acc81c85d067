import FirstFrameSnapshots
import Foundation
import Testing

/// Uses of components for which UIKit throws an exception, each in a separate process.
@Suite struct UsageErrorProcessTests {
  private let folder: ProcessFolder

  init() throws {
    folder = try ProcessFolder()
  }

  private struct Result {
    let status: Int32
    let output: String
    let verdicts: [Verdict.Kind]
    let isComplete: Bool
  }

  /// Runs a test, and then one that passes.
  private func run(_ test: String, of framework: MisbehavingProcess.Framework) throws -> Result {
    let suite = framework == .xcTest ? "UsageErrorOldTests" : "UsageErrorTests"
    let last = framework == .xcTest ? "testPassesLater" : "passesLater"
    let (status, output) = try MisbehavingProcess(["\(suite)/\(test)", "\(suite)/\(last)"], of: framework, in: folder)
      .wait()
    let journal = try folder.journals().first
    let verdicts = journal?.lines.compactMap { if case .verdict(let entry) = $0 { entry.verdict } else { nil } }
    return Result(
      status: status, output: output, verdicts: verdicts ?? [], isComplete: journal?.isComplete ?? false)
  }

  private static let inBody: [(MisbehavingProcess.Framework, String, String)] = [
    (.swiftTesting, "inTheBody", "Test passesLater() passed"),
    (.xcTest, "testInTheBody", "'UsageErrorOldTests.testPassesLater' passed"),
  ]

  @Test(arguments: inBody)
  func anErrorFailsItsTestOnly(framework: MisbehavingProcess.Framework, test: String, passing: String) throws {
    let result = try run(test, of: framework)
    #expect(result.status == 1, "\(result.output)")
    #expect(result.output.contains("section (7) beyond bounds (0)."))
    #expect(result.output.contains(passing), "\(result.output)")
    #expect(result.verdicts == [.unsound])
    #expect(result.isComplete)
    #expect(!result.output.contains("failures that their own tests did not receive"))
  }

  private static let inAssertion: [(MisbehavingProcess.Framework, String)] = [
    (.swiftTesting, "inAnAssertion"), (.xcTest, "testInAnAssertion"),
  ]

  @Test(arguments: inAssertion)
  func aFrameWithAnErrorIsNotRecorded(framework: MisbehavingProcess.Framework, test: String) throws {
    let result = try run(test, of: framework)
    #expect(result.status == 1, "\(result.output)")
    #expect(result.output.contains("unable to dequeue a cell with identifier absent - must register"))
    #expect(result.verdicts == [.failed])
    #expect(folder.files(below: folder.references).isEmpty)
  }

  @Test func anErrorCanBeAKnownIssue() throws {
    let result = try run("knownIssue", of: .swiftTesting)
    #expect(result.status == 0, "\(result.output)")
  }
}
