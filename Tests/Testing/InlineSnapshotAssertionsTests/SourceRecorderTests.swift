#if InlineSnapshots
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import FirstFrameInlineSnapshotAssertions

@Suite struct SourceRecorderTests {
  @Test(arguments: RecordingCase.closures + RecordingCase.literals + RecordingCase.files)
  func sourcesBeforeAndAfter(_ test: RecordingCase) throws {
    let source = try TestSource(test.before)
    let before = try source.text
    try source.recorder().record(test.text, for: source.call(snapshot: test.old))
    let after = try source.text
    #expect(after.utf8.elementsEqual(test.after.utf8), "\(after)")
    #expect(!Parser.parse(source: after).hasError)

    // The next build finds the recorded text at the call's new position, and can change it again.
    let next = source.recorder(build: TestSource.otherBuild)
    try next.record(test.text, for: source.call(snapshot: test.text))
    #expect(try source.text == after)
    guard let old = test.old, before.contains("\"\"\"\n    \(old)\n"), !old.contains("\\") else { return }
    try next.record(old, for: source.call(snapshot: test.text))
    #expect(try source.text.utf8.elementsEqual(before.utf8))
  }

  @Test(arguments: 1...150) func anyTextIsTheValueOfItsRecording(seed: UInt64) throws {
    var random = RandomText(seed: seed)
    let shapes = [
      "func test() {\n  assertInlineSnapshot‹(of: x, as: .lines)\n}\n",
      "func test() {\r\n\tassertInlineSnapshot‹(of: x, as: .lines) { \"\" }\r\n}\r\n",
      "func test() {\n    assertInlineSnapshot‹(of: x, as: .lines, matches: {\n    \"\"\"\n    \"\"\"\n    })\n}",
    ]
    for (shape, old) in zip(shapes, [nil, "", ""]) {
      let text = random.text()
      let source = try TestSource(shape)
      try source.recorder().record(text, for: source.call(snapshot: old))
      let literal = try #require(Self.literals(in: source.text).first, "seed \(seed)")
      #expect(literal.representedLiteralValue?.utf8.elementsEqual(text.utf8) == true, "seed \(seed): \(literal)")
      #expect(try LiteralEvaluator.value(of: literal.trimmedDescription).utf8.elementsEqual(text.utf8))
    }
  }

  @Test(arguments: 1...20) func callsAreFoundAfterEarlierRecordings(seed: UInt64) throws {
    var random = RandomText(seed: seed)
    let count = 12
    let line = "  assertInlineSnapshot‹(of: x, as: .lines); assertInlineSnapshot‹(of: y, as: .lines)\n"
    let source = try TestSource("func test() {\n" + String(repeating: line, count: count) + "}\n")
    let texts = (0..<2 * count).map { "\($0) " + random.text() }
    for index in texts.indices.shuffled(using: &random) {
      // Use a new recorder for each call, as several processes do.
      try source.recorder().record(texts[index], for: source.call(index))
    }
    let values = try Self.literals(in: source.text).map(\.representedLiteralValue)
    #expect(values.count == texts.count)
    #expect(zip(values, texts).allSatisfy { $0?.utf8.elementsEqual($1.utf8) == true }, "seed \(seed)")
  }

  static func literals(in text: String) -> [StringLiteralExprSyntax] {
    final class Collector: SyntaxVisitor {
      var literals: [StringLiteralExprSyntax] = []
      override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        literals.append(node)
        return .skipChildren
      }
    }
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(source: text))
    return collector.literals
  }
}
#endif
