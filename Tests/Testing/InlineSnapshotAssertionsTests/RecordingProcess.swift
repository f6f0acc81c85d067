import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFrameInlineSnapshotAssertions

/// A process that records calls of a source one by one.
struct RecordingProcess {
  private let process = Process()
  private let output = Pipe()

  /// Starts the process.
  ///
  /// - Parameter texts: The texts to record, by the index of the call.
  init(recording texts: [(call: Int, text: String)], into source: TestSource) throws {
    let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    process.executableURL = products.appendingPathComponent("FirstFrameInlineRecordingProcess")
    process.arguments =
      [source.path, "test()"]
      + texts.flatMap { index, text in
        let call = source.call(index)
        return ["\(call.line)", "\(call.column)", text]
      }
    process.environment = [
      "SNAPSHOT_TESTING_RECORD": "missing", "SNAPSHOT_ARTIFACTS": source.folder.path + "/artifacts",
    ]
    process.standardOutput = output
    try process.run()
  }

  /// Waits for the end of the process, and returns its output.
  func end() throws -> [String] {
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Kills the process some time after it has printed a number of lines.
  func kill(afterLines count: Int, microseconds: UInt32) {
    var lines = 0
    while lines < count {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      lines += data.count { $0 == UInt8(ascii: "\n") }
    }
    usleep(microseconds)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
