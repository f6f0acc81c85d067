import Foundation

/// The tests that failed in a run, read from the output of `swift test`.
struct TestFailures {
  /// The first message of each failed test, by the test's name.
  private(set) var messages: [String: String] = [:]

  init(output: String) {
    for line in output.split(whereSeparator: \.isNewline) { read(line) }
  }

  var tests: Set<String> { Set(messages.keys) }

  private mutating func read(_ line: Substring) {
    if let match = line.firstMatch(of: #/^Test Case '(.+)' failed \(/#) {
      addTest(String(match.1))
    } else if let match = line.firstMatch(of: #/: error: (\S+\.\S+) : (.*)$/#) {
      add(String(match.2), to: String(match.1))
    } else if let match = line.firstMatch(
      of: #/^\S+ Test (.+) recorded an issue(?: with .*?)? at [^:]+:\d+:\d+: (.*)$/#)
    {
      add(String(match.2), to: Self.name(match.1))
    } else if let match = line.firstMatch(of: #/^\S+ Test (.+) failed after /#), !match.1.hasPrefix("run with ") {
      addTest(Self.name(match.1))
    }
  }

  /// A test without a message, as yet.
  private mutating func addTest(_ test: String) {
    if messages[test] == nil { messages[test] = "" }
  }

  private mutating func add(_ message: String, to test: String) {
    if messages[test, default: ""].isEmpty { messages[test] = message }
  }

  /// The name of a test of Swift Testing: a function, or a name in quotation marks.
  private static func name(_ text: Substring) -> String {
    text.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
  }
}
