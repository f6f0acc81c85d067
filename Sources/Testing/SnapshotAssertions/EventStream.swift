import FirstFrameLocalFiles
import FirstFrameSnapshots
import Foundation
import Synchronization

/// The tests in a file of Swift Testing's events (`--event-stream-output-path`), one JSON object per line.
///
/// Source: Documentation/ABI/JSON.md of swift-testing. Versions 0, 6.2 and 6.3 have the same keys here.
struct EventStream {
  let results: TestResults

  /// Reads a file; `nil` if it is not a regular file, such as the pipe of an editor, or contains no event.
  init?(path: String) {
    guard LocalFile.isRegular(path), let data = try? LocalFile.read(path) else { return nil }
    self.init(data)
  }

  /// Returns `nil` if there is no event. Lines that cannot be read are ignored: their tests count as unfinished.
  init?(_ data: Data) {
    var tests: [String: Progress] = [:]
    var isFinished = false
    var hasEvents = false
    var isWhole = data.last == UInt8(ascii: "\n")
    for line in data.split(separator: UInt8(ascii: "\n")) where Self.isNeeded(line) {
      guard let record = try? JSONDecoder().decode(Record.self, from: line) else {
        isWhole = false
        continue
      }
      hasEvents = true
      let payload = record.payload
      if record.kind == "test" {
        if let id = payload.id, let identity = payload.identity { tests[id] = Progress(identity: identity) }
      } else if payload.kind == "runEnded" {
        isFinished = true
      } else if let id = payload.testID {
        tests[id]?.update(with: payload)
      }
    }
    guard hasEvents else { return nil }
    // Tests that differ in their suites only have one identity, and the outcome that is further from passing.
    let outcomes = Dictionary(tests.values.map { ($0.identity, $0.outcome) }) { $0 == .passed ? $1 : $0 }
    results = TestResults(
      outcomes: outcomes, isFinished: isFinished,
      isInterrupted: isWhole && !isFinished && tests.values.contains(where: \.isRunning))
  }

  /// Whether a line is not about a single case of a test, as most lines are, or ends it early.
  private static func isNeeded(_ line: Data) -> Bool {
    line.range(of: Data(#""kind":"testCaseStarted""#.utf8)) == nil
      && line.range(of: Data(#""kind":"testCaseEnded""#.utf8)) == nil
  }

  /// A test that the events are about.
  private struct Progress {
    let identity: TestIdentity
    /// The outcome of the last iteration that ended, or of an earlier one that passed.
    private(set) var outcome = TestOutcome.unfinished
    private(set) var isRunning = false
    private var isFailed = false
    private var isCanceled = false

    init(identity: TestIdentity) {
      self.identity = identity
    }

    mutating func update(with event: Record.Payload) {
      switch event.kind {
      case "testStarted": (isFailed, isCanceled, isRunning) = (false, false, true)
      case "testSkipped": if outcome == .unfinished { outcome = .skipped }
      case "testCancelled", "testCaseCancelled": isCanceled = true
      // A known issue may have left a part of the test out.
      case "issueRecorded": if event.issue?.isWarning != true { isFailed = true }
      case "testEnded":
        isRunning = false
        if outcome != .passed { outcome = isCanceled ? .skipped : isFailed ? .failed : .passed }
      default: break
      }
    }
  }

  /// One line.
  private struct Record: Decodable {
    let kind: String
    let payload: Payload

    struct Payload: Decodable {
      let kind: String
      let id: String?
      let name: String?
      let sourceLocation: Location?
      let testID: String?
      let issue: Issue?

      /// The test; `nil` for a suite.
      var identity: TestIdentity? {
        guard kind == "function", let name, let file = sourceLocation?.fileID else { return nil }
        return TestIdentity(target: String(file.prefix { $0 != "/" }), file: file, function: name)
      }
    }

    struct Location: Decodable {
      let fileID: String
    }

    struct Issue: Decodable {
      let severity: String?
      let _severity: String?

      var isWarning: Bool { (severity ?? _severity) == "warning" }
    }
  }
}

/// The file of events that a process requested itself.
final class EventFile: Sendable {
  private let path = Mutex<String?>(nil)

  func set(_ path: String) {
    self.path.withLock { $0 = path }
  }

  /// Returns the tests, and removes the file; `nil` if it was not written.
  func results() -> TestResults? {
    guard let path = path.withLock({ $0 }) else { return nil }
    let results = EventStream(path: path)?.results
    unlink(path)
    return results
  }
}
