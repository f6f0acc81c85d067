import Foundation
import Testing

@testable import FirstFrameTool

struct MessageLinesTests {
  private static func lines(_ parts: [String], maximumLength: Int = 10) -> [String] {
    var splitter = LineSplitter(maximumLength: maximumLength)
    var lines = parts.flatMap { splitter.lines(adding: Array($0.utf8)) }
    if let last = splitter.end() { lines.append(last) }
    return lines.map { line in
      switch line {
      case .message(let data): String(decoding: data, as: UTF8.self)
      case .tooLong: "(too long)"
      }
    }
  }

  @Test(
    arguments: [
      (["a\n", "b\n"], ["a", "b"]),
      (["a\nb", "c\n"], ["a", "bc"]),
      (["a\r\nb"], ["a", "b"]),
      (["\n\n\r\n"], []),
      ([], []),
      (["12345", "67890\n"], ["1234567890"]),
      (["12345", "67890", "1", "2\nb\n"], ["(too long)", "b"]),
      (["12345678901\nb"], ["(too long)", "b"]),
      (["12345678901"], ["(too long)"]),
      (["ä", "\n"], ["ä"]),
    ] as [([String], [String])])
  func bytesAreDividedIntoLines(parts: [String], lines: [String]) {
    #expect(Self.lines(parts) == lines)
  }
}
