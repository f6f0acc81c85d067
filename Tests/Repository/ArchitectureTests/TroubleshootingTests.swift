import FirstFrameProgramTesting
import Foundation
import Testing

/// The messages that the page about troubleshooting quotes are in the sources.
@Suite struct TroubleshootingTests {
  private static let path = "Documentation/Troubleshooting.md"
  /// Messages of other programs.
  private static let foreign = "## Messages of the compiler, SwiftPM and git"

  @Test func quotedMessagesExist() throws {
    let page = try Page.page(Self.path).prose
    let own = page.range(of: Self.foreign).map { page[..<$0.lowerBound] }
    let messages = try #require(own).matches(of: #/(?m)^\| `([^|]+)` \|/#).map { String($0.1) }
    #expect(messages.count > 30)
    let sources = try Self.sources()
    for message in messages {
      let parts = Self.parts(of: message)
      let isFound = sources.contains { text in parts.allSatisfy { text.range(of: $0).location != NSNotFound } }
      #expect(isFound, "No source has: \(message)")
    }
  }

  @Test(arguments: [
    ("There is no reference for …. Nothing was recorded.", ["There is no reference for ", ". Nothing was recorded."]),
    ("… is \"…\"; it can be …", [" is \"", "\"; it can be "]), ("… and … differ", [" and ", " differ"]),
  ])
  func partsOfAMessage(message: String, parts: [String]) {
    #expect(Self.parts(of: message) == parts)
  }

  /// What is between the names, paths and numbers of a message.
  private static func parts(of message: String) -> [String] {
    message.components(separatedBy: "…").filter { $0.contains(where: \.isLetter) }
  }

  /// The texts of source files as Foundation searches them, with messages on one line: literals that `+` or a backslash
  /// continues are joined, and quotation marks have no escapes.
  private static func sources() throws -> [NSString] {
    let continuation = try NSRegularExpression(pattern: #""\s*\n?\s*\+ "|\\\n\s*"#)
    let swift = try ["Sources", "Porting/Sources"].flatMap { try Repository.texts(in: $0, extensions: ["swift"]) }
    let script = try String(contentsOf: Repository.file("scripts/runs/run-snapshots"), encoding: .utf8)
    return (swift.map(\.text) + [script]).map { text in
      let joined = continuation.stringByReplacingMatches(
        in: text, range: NSRange(location: 0, length: (text as NSString).length), withTemplate: "")
      return (joined as NSString).replacingOccurrences(of: "\\\"", with: "\"") as NSString
    }
  }
}
