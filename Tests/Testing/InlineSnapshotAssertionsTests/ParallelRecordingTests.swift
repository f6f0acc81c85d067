#if InlineSnapshots
import FirstFrameProgramTesting
import Foundation
import SwiftParser
import Testing

@testable import FirstFrameInlineSnapshotAssertions

/// Recording by several processes, some of them killed.
@Suite(.serialized) struct ParallelRecordingTests {
  private static let callCount = 24

  private func source() throws -> TestSource {
    let call = "  assertInlineSnapshot‹(of: x, as: .lines)\n"
    return try TestSource("func test() {\n" + String(repeating: call, count: Self.callCount) + "}\n")
  }

  private let texts = (0..<callCount).map { "value \($0)" + String(repeating: "\nline", count: $0 % 5) }

  private func values(in source: TestSource) throws -> [String?] {
    try SourceRecorderTests.literals(in: source.text).map(\.representedLiteralValue)
  }

  @Test func eightProcessesRecordAllValues() throws {
    let source = try source()
    let processes = try (0..<8).map { number in
      let indices = texts.indices.filter { $0 % 8 == number }
      return try RecordingProcess(recording: indices.reversed().map { ($0, texts[$0]) }, into: source)
    }
    for process in processes {
      #expect(try process.end() == Array(repeating: "recorded", count: Self.callCount / 8))
    }
    #expect(try values(in: source) == texts)
    #expect(try source.folder.files(in: "Tests") == ["CardTests.swift"])
  }

  @Test func processesThatRecordTheSameCallAgree() throws {
    let source = try source()
    let processes = try (0..<4).map { _ in try RecordingProcess(recording: [(3, "same")], into: source) }
    for process in processes {
      #expect(try process.end() == ["recorded"])
    }
    #expect(try values(in: source) == ["same"])
    let other = try RecordingProcess(recording: [(3, "other")], into: source).end()
    #expect(other.first == "failed")
    #expect(other.joined().contains("another value was recorded there since the tests were built"))
    #expect(try values(in: source) == ["same"])
  }

  @Test(arguments: 1...6) func aKilledProcessLeavesAValidSource(seed: UInt64) throws {
    var random = RandomText(seed: seed)
    let source = try source()
    let all = texts.indices.map { ($0, texts[$0]) }
    let lines = Int.random(in: 1..<Self.callCount - 1, using: &random)
    try RecordingProcess(recording: all, into: source)
      .kill(afterLines: lines, microseconds: .random(in: 0..<4000, using: &random))
    // Calls are recorded from the top, so the source has the first ones.
    let recorded = try values(in: source)
    #expect(recorded.count >= lines, "seed \(seed)")
    #expect(recorded == Array(texts.prefix(recorded.count)), "seed \(seed)")
    let calls = try source.text.components(separatedBy: "assertInlineSnapshot(of: x, as: .lines)").count - 1
    #expect(calls == Self.callCount)
    // The next process of the same build continues after the killed one.
    #expect(try RecordingProcess(recording: all, into: source).end().allSatisfy { $0 == "recorded" })
    #expect(try values(in: source) == texts)
    #expect(try source.folder.files(in: "Tests") == ["CardTests.swift"])
  }
}
#endif
