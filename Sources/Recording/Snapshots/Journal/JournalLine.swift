import FirstFrameImageComparison
import FirstFrameTextEscaping
import Foundation

/// One line of a journal: an object with the key `event`, and the keys of that event.
///
/// `Documentation/Journal.md` describes the format.
package enum JournalLine: Hashable, Sendable {
  /// A process registered, or made its first assertion.
  case start(JournalStart)
  /// A value equals its reference; `snapshot` is the reference's path below the folder of references.
  case matched(snapshot: String)
  /// A verdict that is not a pass.
  case verdict(JournalEntry)
  /// Warnings about an assertion, or about the whole process.
  case warnings(JournalWarnings)
  /// A failure that its own test did not receive, or that is a known issue.
  case delivery(JournalDelivery)
  /// The tests of one file.
  case tests(JournalTests)
  /// The process ended normally.
  case end(JournalEnd)
}

extension JournalLine: Codable {
  private enum Event: String, Codable {
    case start
    case matched
    case verdict
    case warnings
    case delivery
    case tests
    case end
  }

  private enum CodingKeys: CodingKey {
    case event
    case snapshot
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self =
      switch try container.decode(Event.self, forKey: .event) {
      case .start: .start(try JournalStart(from: decoder))
      case .matched: .matched(snapshot: try container.decode(String.self, forKey: .snapshot))
      case .verdict: .verdict(try JournalEntry(from: decoder))
      case .warnings: .warnings(try JournalWarnings(from: decoder))
      case .delivery: .delivery(try JournalDelivery(from: decoder))
      case .tests: .tests(try JournalTests(from: decoder))
      case .end: .end(try JournalEnd(from: decoder))
      }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .start(let start):
      try container.encode(Event.start, forKey: .event)
      try start.encode(to: encoder)
    case .matched(let snapshot):
      try container.encode(Event.matched, forKey: .event)
      try container.encode(snapshot, forKey: .snapshot)
    case .verdict(let entry):
      try container.encode(Event.verdict, forKey: .event)
      try entry.encode(to: encoder)
    case .warnings(let warnings):
      try container.encode(Event.warnings, forKey: .event)
      try warnings.encode(to: encoder)
    case .delivery(let delivery):
      try container.encode(Event.delivery, forKey: .event)
      try delivery.encode(to: encoder)
    case .tests(let tests):
      try container.encode(Event.tests, forKey: .event)
      try tests.encode(to: encoder)
    case .end(let end):
      try container.encode(Event.end, forKey: .event)
      try end.encode(to: encoder)
    }
  }

  /// The line as bytes, with its newline.
  func utf8() throws -> Data {
    try JSONEncoder.sorted.encode(self) + [UInt8(ascii: "\n")]
  }

  /// The line of a pass as bytes, built without an encoder, which would take longer than the rest of the assertion.
  /// File names need no escapes.
  static func utf8(matched snapshot: String) -> [UInt8] {
    Array((matchedStart + snapshot + matchedEnd + "\n").utf8)
  }

  /// Reads a line, without its newline.
  ///
  /// Passes are read without a decoder, which would take much longer: there may be tens of thousands of lines, and each
  /// process reads them when it ends.
  init(json line: Data) throws {
    if let path = Self.matchedPath(in: line) {
      self = .matched(snapshot: path)
    } else {
      self = try JSONDecoder().decode(JournalLine.self, from: line)
    }
  }

  /// The text around the path in the line of a pass.
  private static let matchedStart = #"{"event":"matched","snapshot":""#
  private static let matchedEnd = #""}"#

  private static func matchedPath(in line: Data) -> String? {
    let path = line.dropFirst(matchedStart.utf8.count).dropLast(matchedEnd.utf8.count)
    guard line.starts(with: matchedStart.utf8), line.suffix(matchedEnd.utf8.count).elementsEqual(matchedEnd.utf8),
      !path.contains(UInt8(ascii: "\"")), !path.contains(UInt8(ascii: "\\"))
    else { return nil }
    return String(validating: path, as: UTF8.self)
  }
}

/// The first line of a process in its journal.
package struct JournalStart: Codable, Hashable, Sendable {
  /// The version of the format.
  package let format: Int
  /// The folder of references, as an absolute path; absent if unknown.
  package let references: String?
  /// Whether only some tests of the run were selected, as by `--filter`; absent if unknown.
  package let isFiltered: Bool?
  /// The share of the tests that this run contains, as `K/N`; absent if the tests are not divided between machines.
  package let shard: String?
  /// How the process takes part in the run; absent if it runs no tests.
  package let process: TestProcessKind?
  /// True if the line was written before the first test, and otherwise absent.
  package let isRegistered: Bool?
  /// The kinds of processes that the run's `swift test` starts; absent if something else started the process.
  package let expected: [TestProcessKind]?

  /// The version that this code writes.
  package static let currentFormat = 2
  /// The versions that this code reads. Version 1 has neither registrations nor tests.
  package static let readableFormats = 1...currentFormat

  package init(
    format: Int, references: String?, isFiltered: Bool? = nil, shard: String? = nil, process: TestProcessKind? = nil,
    isRegistered: Bool? = nil, expected: [TestProcessKind]? = nil
  ) {
    self.format = format
    self.references = references
    self.isFiltered = isFiltered
    self.shard = shard
    self.process = process
    self.isRegistered = isRegistered
    self.expected = expected
  }
}

/// The line of a verdict that is not a pass. It contains no time and no host, so that equal runs write equal lines.
package struct JournalEntry: Codable, Hashable, Sendable {
  package let verdict: Verdict.Kind
  /// The test's module.
  package let target: String
  /// The test's module and file, as in `#fileID`.
  package let file: String
  /// The test's function, without parentheses and labels.
  package let test: String
  /// The path of the test's file below its repository; absent if unknown.
  package let path: String?
  package let line: Int
  package let column: Int
  /// The reference's path below the folder of references, and also the path of its artifacts below the folder of
  /// artifacts; absent if the snapshot has no name.
  package let snapshot: String?
  /// True if the reference is in the source of its test, and otherwise absent.
  package let isInline: Bool?
  /// The names of the artifacts.
  package let artifacts: [String]
  /// The number of differing pixels, the number of all pixels, and the box around the differing ones as
  /// `[x, y, width, height]`.
  package let differingPixels: Int?
  package let totalPixels: Int?
  package let box: [Int]?
  /// A description of the change, the same for all snapshots with the same change.
  package let change: String?
  /// The text of the test's failure.
  package let message: String

  /// The line for a verdict; `nil` for a pass.
  init?(_ verdict: Verdict) {
    guard let message = verdict.message else { return nil }
    let (location, pixels) = (verdict.location, verdict.difference?.pixels)
    self.verdict = verdict.kind
    target = location.testTarget
    file = location.fileID
    test = location.test
    path = RepositoryPath.path(of: location.filePath)
    line = location.line
    column = location.column
    snapshot = verdict.snapshot?.name.path
    isInline =
      switch verdict.snapshot?.reference {
      case .source: true
      case .file, nil: nil
      }
    artifacts = verdict.artifacts?.files.map(\.name) ?? []
    differingPixels = pixels?.count
    totalPixels = pixels?.total
    box = (pixels?.boundingBox).map { [$0.x, $0.y, $0.width, $0.height] }
    change = verdict.change
    self.message = message
  }
}

/// A failure that its own test did not receive, or that is a known issue.
package struct JournalDelivery: Codable, Hashable, Sendable {
  /// The receiver of the failure.
  package enum Receiver: String, Codable, Hashable, Sendable {
    case none
    case anotherTest
    case knownIssue
  }

  package let verdict: Verdict.Kind
  package let delivered: Receiver
  /// The name of the other test that received the failure; absent if none did.
  package let deliveredTo: String?
  /// The module and file of the assertion, as in `#fileID`.
  package let file: String
  /// The function around the assertion, without parentheses and labels.
  package let test: String
  package let line: Int
  package let column: Int
  /// The reference's path below the folder of references; absent if the snapshot has no name.
  package let snapshot: String?

  /// The line for a failure; `nil` if its own test received it.
  init?(_ entry: FailureLedger.Entry) {
    switch entry.delivery {
    case .test:
      return nil
    case .knownIssue:
      (delivered, deliveredTo) = (.knownIssue, nil)
    case .anotherTest(let name):
      (delivered, deliveredTo) = (.anotherTest, name)
    case .none:
      (delivered, deliveredTo) = (.none, nil)
    }
    verdict = entry.kind
    file = entry.location.fileID
    test = entry.location.test
    line = entry.location.line
    column = entry.location.column
    snapshot = entry.snapshot
  }
}

/// The last line of a process that ended normally. A process that crashed or was killed has no such line.
package struct JournalEnd: Codable, Hashable, Sendable {
  /// The numbers of assertions that passed and failed.
  package let matched: Int
  package let failed: Int
  /// The number of failures that their own tests did not receive. Known issues are not counted.
  package let undelivered: Int
  /// Whether the test framework ended its run; absent if unknown.
  package let isFinished: Bool?
  /// The number of lines before this one, and a digest of their bytes, so that a reader finds what was lost; absent in
  /// format 1.
  package let lines: Int?
  package let digest: String?

  package init(
    matched: Int, failed: Int, undelivered: Int, isFinished: Bool? = nil, lines: Int? = nil, digest: String? = nil
  ) {
    self.matched = matched
    self.failed = failed
    self.undelivered = undelivered
    self.isFinished = isFinished
    self.lines = lines
    self.digest = digest
  }
}
