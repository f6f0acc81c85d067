import FirstFrameProgramTesting
import Foundation
import Testing

/// Nothing outside of `TextEscaping` escapes text for another language, or writes text to a terminal as it is.
///
/// The check is simple: it searches the lines of the sources for typical code.
@Suite struct EscapingPlacesTests {
  private static let root = Repository.file("")

  /// A kind of code, with the files in which it is right.
  struct Rule: CustomTestStringConvertible {
    let testDescription: String
    let extensions: Set<String>
    let pattern: String
    var except: [String] = []
    /// A line that matches is right if it contains this.
    var unless: String?
  }

  private static let rules: [Rule] = [
    Rule(
      testDescription: "character references of HTML and XML", extensions: ["swift"],
      pattern: #""&(amp|lt|gt|quot|apos|#\d+|#\\\()"#),
    Rule(
      testDescription: "replacing special characters", extensions: ["swift"],
      pattern: #"replacing(Occurrences)?\((of: )?"(&|<|>|'|`|\||\\"|\\\\|\\n)", with"#,
      // The format of references of another library.
      except: ["Platform/Sources/SnapshotTesting/Strategies/"]),
    Rule(testDescription: "quotes in shell commands", extensions: ["swift"], pattern: #"'\\\\''"#),
    Rule(
      testDescription: "escape sequences of Swift", extensions: ["swift"], pattern: #"\\\\u\{\\\("#,
      // The format of dumps of layout trees.
      except: ["Sources/Drawing/LayoutTree/Properties/TextDescription.swift"]),
    Rule(
      testDescription: "writing to a terminal", extensions: ["swift"],
      pattern: #"(FileHandle\.standard(Error|Output)\.write|StandardStreams\.write|writeUnterminated)\("#,
      except: [
        "Sources/Reviewing/TerminalOutput/Console.swift", "Sources/Files/LocalFiles/StandardError.swift",
        "Sources/Reviewing/TerminalOutput/ProgressBar.swift",
        // A separate package, whose output the tool escapes.
        "Platform/Sources/",
      ], unless: "escapedForTerminal"),
    Rule(
      testDescription: "printing in the tool", extensions: ["swift"], pattern: #"^\s*(for .*\{ )?print\("#,
      except: ["Examples/", "Platform/"]),
    Rule(
      testDescription: "HTML from text in pages", extensions: ["js"],
      pattern: #"(innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|\beval\()"#),
  ]

  @Test(arguments: rules) func isOnlyInTheModule(rule: Rule) throws {
    let pattern = try Regex(rule.pattern)
    var count = 0
    for folder in ["Sources", "Examples", "Platform/Sources"] {
      let files = try #require(FileManager.default.enumerator(atPath: Self.root.appendingPathComponent(folder).path))
      for case let name as String in files where rule.extensions.contains((name as NSString).pathExtension) {
        let path = "\(folder)/\(name)"
        guard !path.hasPrefix("Sources/Files/TextEscaping/"), !rule.except.contains(where: path.hasPrefix) else {
          continue
        }
        count += 1
        let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where line.contains(pattern) && !(rule.unless.map { line.contains($0) } ?? false) {
          Issue.record("\(path):\(index + 1): use FirstFrameTextEscaping instead of: \(line)")
        }
      }
    }
    #expect(count > 10, "The sources were not found.")
  }
}
