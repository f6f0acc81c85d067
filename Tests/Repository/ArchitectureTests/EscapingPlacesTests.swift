import FirstFrameProgramTesting
import Foundation
import Testing

/// Nothing outside of `TextEscaping` escapes text for another language, or writes text to a terminal as it is.
///
/// The check is simple: it searches the lines of the sources for typical code.
@Suite struct EscapingPlacesTests {
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
        // Messages for a program, as JSON.
        "Sources/Reviewing/FirstFrameTool/Agents/Protocol/MessageLines.swift",
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

  /// The files that the rules are about, read once.
  private static let sources: Result<[(path: String, text: String)], any Error> = Result {
    try ["Sources", "Examples", "Platform/Sources"].flatMap {
      try Repository.texts(in: $0, extensions: ["swift", "js"])
    }
  }

  @Test(arguments: rules) func isOnlyInTheModule(rule: Rule) throws {
    let pattern = try TextPattern(rule.pattern)
    var count = 0
    for (path, text) in try Self.sources.get() where rule.extensions.contains((path as NSString).pathExtension) {
      guard !path.hasPrefix("Sources/Files/TextEscaping/"), !rule.except.contains(where: path.hasPrefix) else {
        continue
      }
      count += 1
      for line in pattern.lines(in: text) where !(rule.unless.map { line.text.contains($0) } ?? false) {
        Issue.record("\(path):\(line.number): use FirstFrameTextEscaping instead of: \(line.text)")
      }
    }
    #expect(count > 10, "The sources were not found.")
  }
}
