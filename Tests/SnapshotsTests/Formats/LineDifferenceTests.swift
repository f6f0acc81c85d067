import Foundation
import Testing

@testable import Snapshots

@Suite struct LineDifferenceTests {
  @Test func equalBytesDoNotDiffer() {
    #expect(LineDifference(reference: "a\nb", actual: "a\nb") == nil)
  }

  @Test func changedLinesAreShownWithTheirNeighbours() throws {
    let lines = (1...20).map(String.init)
    var changed = lines
    changed[9] = "ten"
    let difference = try #require(
      LineDifference(
        reference: lines.joined(separator: "\n"), actual: changed.joined(separator: "\n")))
    #expect(difference.summary == "1 of the reference's lines is gone and 1 is new, the first at line 10")
    #expect(difference.text == "@@ line 7 @@\n  7\n  8\n  9\n- 10\n+ ten\n  11\n  12\n  13\n")
  }

  @Test(arguments: [("e\u{301}", "\u{e9}"), ("a\r\nb", "a\nb"), ("a", "a\n"), ("", "a")])
  func bytesCountNotCharacters(reference: String, actual: String) {
    #expect(LineDifference(reference: reference, actual: actual) != nil)
  }

  @Test func bytesThatAreNoTextAreAnError() {
    #expect(throws: TextFormatError.notUTF8(byteCount: 2)) {
      try Diffing<String>.lines.fromData(Data([0xFF, 0xFE]))
    }
  }
}
