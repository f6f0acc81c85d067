import Foundation
import Testing

/// Runs test processes of XCTest and Swift Testing in every recording mode. The environment sets the mode.
@Suite struct ModeProcessTests {
  struct Case: CustomTestStringConvertible {
    /// `SNAPSHOT_TESTING_RECORD`; `nil` if unset.
    let mode: String?
    /// Whether the test requests recording in code.
    var isRecordingRequested = false
    var isOnCI = false
    /// The reference before and after the process; `nil` for none.
    var before: String?
    var after: String?
    /// A part of the output; `nil` if the test passes.
    var message: String?

    var testDescription: String {
      "\(mode ?? "unset"), code \(isRecordingRequested ? "records" : "sets nothing"), CI \(isOnCI), "
        + "before \(before ?? "nothing")"
    }
  }

  private static let differs = "differs from its reference"
  private static let missing = "There is no reference for"
  private static let recorded = "Recorded a reference for"

  private static let cases = [
    Case(mode: nil, message: missing),
    Case(mode: nil, before: "actual", after: "actual"),
    Case(mode: nil, before: "old", after: "old", message: differs),
    Case(mode: nil, isRecordingRequested: true, before: "old", after: "actual", message: recorded),
    Case(mode: nil, isRecordingRequested: true, isOnCI: true, before: "old", after: "old", message: "CI is set"),
    Case(mode: "never", isRecordingRequested: true, message: missing),
    Case(mode: "missing", after: "actual", message: recorded),
    Case(mode: "missing", isRecordingRequested: true, before: "old", after: "old", message: differs),
    Case(mode: "failed", isOnCI: true, before: "old", after: "actual", message: recorded),
    Case(mode: "all", before: "actual", after: "actual"),
    Case(mode: "all", isOnCI: true, after: "actual", message: recorded),
    Case(mode: "always", message: #"SNAPSHOT_TESTING_RECORD is "always"; it can be never, missing, failed, all"#),
  ]

  private let folder: ProcessFolder

  init() throws {
    folder = try ProcessFolder()
  }

  @Test(arguments: cases, MisbehavingProcess.Framework.allCases)
  func theEnvironmentDeterminesWhatIsWritten(example: Case, framework: MisbehavingProcess.Framework) throws {
    let suite = framework == .xcTest ? "ModeOldTests" : "ModeTests"
    let text = framework == .xcTest ? "testText" : "text"
    let test = example.isRecordingRequested ? text + "AskingToRecord" : text
    let reference = "\(folder.references)/misbehaving_tests/\(suite)/\(test).txt"
    if let before = example.before { try write(before, to: reference) }
    var variables = ["CI": example.isOnCI ? "true" : ""]
    variables["SNAPSHOT_TESTING_RECORD"] = example.mode ?? ""
    let pattern = framework == .xcTest ? "\(suite)/\(test)" : "\(suite)/\(test)\\("
    let (status, output) = try MisbehavingProcess([pattern], of: framework, in: folder, variables).wait()
    #expect(status == (example.message == nil ? 0 : 1), "\(output)")
    if let message = example.message { #expect(output.contains(message), "\(output)") }
    let after = FileManager.default.contents(atPath: reference).map { String(decoding: $0, as: UTF8.self) }
    #expect(after == example.after)
    #expect(folder.files(below: folder.references).count == (example.after == nil ? 0 : 1))
  }

  /// The process reads its environment before `main`, too, to register.
  @Test func variablesThatATestSetsBeforeItsFirstAssertionCount() throws {
    let process = try MisbehavingProcess(
      ["ModeTests/textAfterSettingTheMode"], of: .swiftTesting, in: folder, ["SNAPSHOT_TESTING_RECORD": "never"])
    let output = try process.wait().output
    #expect(output.contains(Self.recorded), "\(output)")
    #expect(folder.files(below: folder.references).count == 1)
  }

  private func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }
}
